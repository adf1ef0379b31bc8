import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { workedPair } from "#application/calculations/worked-pair.ts";
import { daySquareWords } from "#content/day-square.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { homeWords } from "#content/pages/home/home.ts";
import { workedPairWords } from "#content/pages/home/worked-pair.ts";
import { euros } from "#domain/units/quantity.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Card } from "#ui/card.tsx";
import { DaySquare } from "#ui/day-square.tsx";
import { Icon } from "#ui/icon.tsx";
import { fillLabel } from "#ui/labels.ts";
import { PageHero, Section } from "#ui/section.tsx";
import { siteContext } from "#web/context.ts";
import { calculatorPath } from "#web/forms/calculator-path.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { CounterSides } from "#web/pages/home/counter.tsx";
import { LiveFigures } from "#web/pages/home/live-figures.tsx";
import { OverlaySteps } from "#web/pages/home/overlay-steps.tsx";
import { QuickCalculator } from "#web/pages/home/quick-calculator.tsx";
import { Trust } from "#web/pages/home/trust.tsx";
import { lazyWhenSeen } from "#web/sections/lazy-when-seen.tsx";
import { modelSquareDay } from "#web/sections/model-square-day.ts";

const EXAMPLE = "uitgewerkt-voorbeeld";
const WorkedExample = lazyWhenSeen(
  EXAMPLE,
  async () => (await import("#web/pages/home/worked-example.tsx")).WorkedExample,
);

export const handle: PageHandle = { content: true };

export function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const words = homeWords(site);
  const { pair, situation } = workedPair(euros(site.platformFee), site.today);
  const { injectionPrice, agreedPrice, energyPrice } = pair.sale;
  return {
    ...words,
    isDutchMarket: site.market === "nl",
    day: modelSquareDay(words.square.situation),
    pair: workedPairWords(pair, site.name),
    pairPath: calculatorPath(situation),
    prices: { injectionPrice, agreedPrice, energyPrice },
  };
}

export { clientLoader } from "#web/content-page.ts";

export default function Home() {
  const words = useLoaderData<typeof loader>();
  const { hero, square, day, limits, questions } = words;
  const answer = fillLabel(square.answer, {
    injection: formatKilowattHours(day.totals.injection),
    shared: formatKilowattHours(day.totals.shared),
  });
  return (
    <>
      <PageHero
        size="hero"
        title={hero.title}
        lead={hero.lead}
        aside={<QuickCalculator words={words.quick} isDutchMarket={words.isDutchMarket} />}
      >
        <Card>
          <p className="mb-5 max-w-text text-balance font-display font-semibold text-h4">{answer}</p>
          <DaySquare
            quarters={day.quarters.map(({ shared, toSupplier }) => ({ shared, toSupplier }))}
            label={square.label}
            labels={daySquareWords}
            size="hero"
            caption={square.caption}
            playing
          />
        </Card>
      </PageHero>

      <Section tone="sunken" title={words.steps.title} lead={words.steps.lead}>
        <OverlaySteps words={words.steps} quarters={day.quarters} />
      </Section>

      <Section title={words.live.title} lead={words.live.lead}>
        <LiveFigures words={words.live} />
      </Section>

      <Section tone="sunken" title={words.counter.title}>
        <CounterSides words={words.counter} />
      </Section>

      <Section tone="primary" title={words.example.title} lead={words.example.lead}>
        <div id={EXAMPLE}>
          <WorkedExample words={words.example} pair={words.pair} prices={words.prices} path={words.pairPath} />
        </div>
      </Section>

      <Section>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
          <div className="lg:sticky lg:top-28 lg:self-start">
            <h2 className="font-display text-h2">{limits.title}</h2>
            <p className="mt-4 text-lead text-muted">{limits.lead}</p>
          </div>
          <dl className="divide-y divide-line">
            {limits.items.map(({ term, text }) => (
              <div key={term} className="grid grid-cols-[auto_1fr] gap-x-4 py-5 first:pt-0">
                <Icon name="x" className="row-span-2 mt-1 size-6 text-primary" />
                <dt className="font-display font-semibold text-h4">{term}</dt>
                <dd className="mt-1 text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>

      <Section tone="sunken" width="text" title={questions.title}>
        <Accordion items={questions.items} />
      </Section>

      <Section title={words.trust.title} lead={words.trust.lead}>
        <Trust words={words.trust} />
      </Section>
    </>
  );
}
