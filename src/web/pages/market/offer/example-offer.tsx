import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { exampleOffer } from "#application/calculations/examples/example-offer.ts";
import { sharingPractice } from "#application/information/sharing-practice.ts";
import { daySquareWords } from "#content/energy/day-square.ts";
import { figureNote } from "#content/energy/figure-note.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatHour } from "#content/format/format-hour.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { exampleOfferWords } from "#content/pages/market/example-offer.ts";
import { euros } from "#domain/units/quantity.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { PriceLine } from "#ui/charts/price-line.tsx";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import { Barn } from "#ui/illustrations/barn.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { siteContext } from "#web/context.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const offer = exampleOffer(euros(site.platformFee), site);
  const words = exampleOfferWords(site, { ...offer, sharedShare: sharingPractice.sharedShare });
  const { terms, askedPrice: agreedPrice } = offer;
  return {
    ...words,
    quarters: offer.summer.quarters.map(({ shared, toSupplier }) => ({ shared, toSupplier })),
    power: { summer: offer.injectionSummer, winter: offer.injectionWinter },
    prices: { injectionPrice: terms.injectionPrice.value, agreedPrice, energyPrice: terms.energyPrice.value },
    calculatorPath: `/calculator/koper-onderneming?${calculatorQuery(offer)}`,
    sourceRows: sourceRows(terms, words.sourceNames),
  };
}

type Example = ReturnType<typeof exampleOffer>;

const calculatorQuery = ({ year, askedPrice }: Example) =>
  new URLSearchParams({
    gedeeld: formatNumber(year.shared, { fractionDigitsMax: 0 }),
    prijs: formatNumber(askedPrice * 100),
  });

function sourceRows(
  { energyPrice, injectionPrice, feeBuyer, feeSeller }: Example["terms"],
  names: ReturnType<typeof exampleOfferWords>["sourceNames"],
) {
  const price = formatCentsPerKilowattHour;
  return [
    { name: names.energyPrice, value: price(energyPrice.value), note: figureNote(energyPrice, "taken-off") },
    { name: names.injectionPrice, value: price(injectionPrice.value), note: figureNote(injectionPrice) },
    { name: names.feeBuyer, value: formatEuros(feeBuyer.value), note: figureNote(feeBuyer, "taken-off") },
    { name: names.feeSeller, value: formatEuros(feeSeller.value), note: figureNote(feeSeller, "taken-off") },
  ];
}

export default function ExampleOffer() {
  const words = useLoaderData<typeof loader>();
  const { hero, day, curve, price, outcome, facts, power } = words;
  const example = (
    <Badge tone="sun" icon="info">
      {words.badge}
    </Badge>
  );
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        aside={<Barn className="mx-auto w-full max-w-md max-lg:hidden" />}
      >
        {words.notice ? (
          <Alert tone="info" title={words.notice.title} className="mb-6">
            <p>{words.notice.text}</p>
          </Alert>
        ) : null}
        <Card>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-3 lg:grid-cols-6">
            {facts.map(({ name, value }) => (
              <div key={name} className="min-w-0">
                <dt className="text-muted text-small">{name}</dt>
                <dd className="font-semibold text-base tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </PageHero>

      <Section tone="sunken" title={day.title} lead={day.lead}>
        <Card>
          <p className="mb-4">{example}</p>
          <DaySquare
            quarters={words.quarters}
            label={day.label}
            labels={daySquareWords}
            caption={day.caption}
            size="card"
          />
        </Card>
      </Section>

      <Section>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Card as="section">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h2 className="font-display text-h3">{curve.title}</h2>
              {example}
            </div>
            <LineChart
              label={curve.label}
              note={curve.note}
              empty=""
              names={power.summer.map((_, quarter) => formatHour(quarter))}
              series={[
                { name: curve.summer, tone: "toSupplier", values: power.summer, filled: true },
                { name: curve.winter, tone: "own", values: power.winter },
              ]}
              headers={{ name: curve.time }}
              formatValue={(value) => `${formatNumber(value)} ${curve.unit}`}
              formatTick={(value) => `${formatNumber(value)} ${curve.unit}`}
            />
          </Card>
          <Card as="section">
            <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
              <h2 className="font-display text-h3">{price.title}</h2>
              {example}
            </div>
            <p className="mb-6 text-base text-muted">{price.lead}</p>
            <PriceLine {...words.prices} words={price.line} />
          </Card>
        </div>
      </Section>

      <Section tone="primary" title={outcome.title} lead={outcome.shared}>
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_1fr_1.4fr]">
          {[outcome.buyer, outcome.seller].map(({ name, value }) => (
            <Card key={name}>
              <p className="mb-3">{example}</p>
              <p className="text-base text-muted">{name}</p>
              <p className="font-display font-semibold text-h1 tabular-nums">{value}</p>
            </Card>
          ))}
          <div className="grid gap-4 lg:pl-6">
            <p>{outcome.note}</p>
            <p>{outcome.reality}</p>
            <p>
              <Button asChild>
                <Link to={words.calculatorPath}>{outcome.action}</Link>
              </Button>
            </p>
          </div>
        </div>
      </Section>

      <Section width="text" title={words.sources.title}>
        <dl className="grid gap-4">
          {words.sourceRows.map(({ name, value, note }) => (
            <div key={name} className="border-line border-t pt-3">
              <dt className="flex flex-wrap justify-between gap-x-4 font-semibold text-base">
                {name}
                <span className="whitespace-nowrap tabular-nums">{value}</span>
              </dt>
              <dd className="mt-1 text-muted text-small">{note}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8">
          <TextLink asChild className="inline-flex min-h-11 items-center">
            <Link to={words.back.path}>{words.back.label}</Link>
          </TextLink>
        </p>
      </Section>
    </>
  );
}
