import { Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { exampleDay } from "#application/calculations/examples/example-day.ts";
import { workedPair } from "#application/calculations/examples/worked-pair.ts";
import { gatherSharingFacts } from "#application/information/gather-sharing-facts.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { termsIn } from "#content/glossary.ts";
import { homeWords } from "#content/pages/home/home.ts";
import { workedPairWords } from "#content/pages/home/worked-pair.ts";
import { euros } from "#domain/units/quantity.ts";
import { Card } from "#ui/card.tsx";
import { fillLabel } from "#ui/labels.ts";
import { PageHero } from "#ui/section.tsx";
import { siteContext } from "#web/context.ts";
import { calculatorPath } from "#web/forms/calculator-path.ts";
import { supplierOptions } from "#web/forms/fields/field-table.ts";
import { QuickCalculator } from "#web/pages/home/quick-calculator.tsx";
import { lazyWhenSeen } from "#web/sections/lazy-when-seen.tsx";

const SQUARE = "dag-op-het-plein";
const HomeSquare = lazyWhenSeen(SQUARE, async () => (await import("#web/pages/home/home-square.tsx")).HomeSquare);
const REST = "verder";
const HomeRest = lazyWhenSeen(REST, async () => (await import("#web/pages/home/home-rest.tsx")).HomeRest);

export function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const words = homeWords(site, gatherSharingFacts(euros(site.platformFee), site));
  const { pair, situation } = workedPair(euros(site.platformFee), site);
  const { injectionPrice, agreedPrice, energyPrice } = pair.sale;
  return {
    ...words,
    terms: termsIn(words.limits.items, words.questions.items),
    isDutchMarket: site.market === "nl",
    suppliers: site.market === "nl" ? [] : supplierOptions(site, null),
    day: exampleDay(words.square.pair, site),
    pair: workedPairWords(pair, site.name),
    pairPath: calculatorPath(situation),
    prices: { injectionPrice, agreedPrice, energyPrice },
  };
}

export type HomeView = ReturnType<typeof loader>;

export { clientLoader } from "#web/content-page.ts";

export default function Home() {
  const words = useLoaderData<typeof loader>();
  const { hero, square, day } = words;
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
        aside={<QuickCalculator words={words.quick} suppliers={words.suppliers} isDutchMarket={words.isDutchMarket} />}
      >
        <Card>
          <p className="mb-5 max-w-text text-balance font-display font-semibold text-h4">{answer}</p>
          <div id={SQUARE}>
            <Suspense fallback={null}>
              <HomeSquare words={square} quarters={day.quarters} />
            </Suspense>
          </div>
        </Card>
      </PageHero>

      <Suspense fallback={null}>
        <div id={REST}>
          <HomeRest words={words} />
        </div>
      </Suspense>
    </>
  );
}
