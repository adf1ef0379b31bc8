import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { exampleDay } from "#application/calculations/examples/example-day.ts";
import { workedPair } from "#application/calculations/examples/worked-pair.ts";
import { gatherSharingFacts } from "#application/information/gather-sharing-facts.ts";
import { daySquareWords } from "#content/energy/day-square.ts";
import { termsIn } from "#content/glossary.ts";
import { tourWords } from "#content/pages/discover/tour.ts";
import type { PricedSite } from "#content/site.ts";
import { discoverSegment } from "#content/site.ts";
import { euros } from "#domain/units/quantity.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { PriceLine } from "#ui/charts/price-line.tsx";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import { fillLabel } from "#ui/labels.ts";
import { siteContext } from "#web/context.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { AgreementChecklist } from "#web/pages/discover/agreement-checklist.tsx";
import { TourSteps } from "#web/pages/discover/tour-steps.tsx";
import { PageTurn } from "#web/sections/page-turn.tsx";
import { RichText } from "#web/sections/rich-text.tsx";

export function loader({ context, params, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const segment = discoverSegment(site.name);
  const { steps, ...words } = tourWords(site, gatherSharingFacts(euros(site.platformFee), site));
  const position = ["1", "2", "3", "4"].indexOf(params["step"] ?? "");
  const step = steps[position];
  if (params["tour"]?.toLowerCase() !== segment || step === undefined) throw pageNotFound(url);
  const { injectionPrice, agreedPrice, energyPrice } = workedPair(euros(site.platformFee), site).pair.sale;
  return {
    ...words,
    ...stepView(step, site),
    position,
    segment,
    labels: steps.map(({ label }) => ({ label })),
    prices: { injectionPrice, agreedPrice, energyPrice },
  };
}

const stepView = (step: ReturnType<typeof tourWords>["steps"][number], site: PricedSite) => ({
  head: step.head,
  step,
  terms: termsIn(step.paragraphs),
  day: step.square ? exampleDay(step.square.pair, site) : null,
});

export { clientLoader } from "#web/content-page.ts";

export default function Tour() {
  const { step, position, segment, labels, day, navigation, price, prices, checklist, ending, dutchMarket } =
    useLoaderData<typeof loader>();
  const pathOf = (index: number) => `/${segment}/${index + 1}`;
  const isLast = position === labels.length - 1;
  return (
    <div className="mx-auto max-w-page px-5 pt-6 pb-20 sm:px-8 md:pt-10">
      <TourSteps label={navigation.label} steps={labels} current={position} pathOf={pathOf} />
      {dutchMarket ? (
        <Alert tone="info" className="mt-6">
          {dutchMarket}
        </Alert>
      ) : null}
      <p className="mt-9 font-semibold text-primary text-small">
        {fillLabel(navigation.stepOf, { step: position + 1 })}
      </p>
      <h1 className="mt-2 max-w-[22ch] text-balance font-display text-h1">{step.title}</h1>
      <Card className="mt-8">
        {day && step.square ? (
          <DaySquare
            quarters={day.quarters.map(({ shared, toSupplier }) => ({ shared, toSupplier }))}
            label={step.square.label}
            labels={daySquareWords}
            caption={step.caption}
            size="hero"
            playing="once"
          />
        ) : null}
        {position === 2 ? <PriceLine {...prices} words={{ ...price, note: step.caption }} /> : null}
        {isLast ? <AgreementChecklist words={checklist} caption={step.caption} /> : null}
      </Card>
      <div className="mt-9 grid gap-x-12 gap-y-4 md:grid-cols-3">
        {step.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <RichText text={paragraph} />
          </p>
        ))}
      </div>
      <div className="mt-10">
        <PageTurn
          previous={position > 0 ? { label: navigation.previous, to: pathOf(position - 1) } : null}
          next={
            isLast ? null : { label: `${navigation.next}: ${labels[position + 1]?.label}`, to: pathOf(position + 1) }
          }
        >
          {isLast ? (
            <>
              <Button asChild>
                <Link to="/calculator/koper">{ending.calculator}</Link>
              </Button>
              <Button asChild variant="quiet">
                <Link to="/koper">{ending.buyer}</Link>
              </Button>
              <Button asChild variant="quiet">
                <Link to="/verkoper">{ending.seller}</Link>
              </Button>
            </>
          ) : null}
        </PageTurn>
      </div>
    </div>
  );
}
