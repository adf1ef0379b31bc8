import { Link } from "react-router";
import { exampleDay } from "#application/calculations/examples/example-day.ts";
import { gatherSharingFacts } from "#application/information/gather-sharing-facts.ts";
import { daySquareWords } from "#content/energy/day-square.ts";
import { termsIn } from "#content/glossary.ts";
import { buyersWords } from "#content/pages/information/buyers.ts";
import type { PricedSite } from "#content/site.ts";
import { euros } from "#domain/units/quantity.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import { Street } from "#ui/illustrations/street.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { PageHero } from "#ui/section.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { Guide, GuideSection } from "#web/sections/guide.tsx";
import { GuideActions, GuideQuestions, GuideSources, Paragraphs } from "#web/sections/guide-parts.tsx";
import { RichText } from "#web/sections/rich-text.tsx";
import { BuyerInvoice } from "./buyer-invoice.tsx";
import { SupplierFees } from "./supplier-fees.tsx";

export const handle: PageHandle = { content: true };

const buyers = (site: PricedSite) => {
  const words = buyersWords(site, gatherSharingFacts(euros(site.platformFee), site));
  const { conditions, day, start, tax, questions } = words;
  return {
    ...words,
    terms: termsIn(conditions.items, day.text, start.steps, tax.items, questions.items),
    quarters: exampleDay({ kilowattPeak: 5, buyer: { energy: 3500 }, season: "spring" }, site).quarters,
  };
};
export const loader = contentLoader(buyers);
export { clientLoader } from "#web/content-page.ts";

export default function Buyers() {
  const words = useWords<typeof buyers>();
  const { hero, conditions, day, invoice, start, costs, tax, regions, questions, sources } = words;
  const parts = [conditions, day, invoice, start, costs, tax, regions, questions, sources];
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<GuideActions primary={hero.primary} secondary={hero.secondary} />}
        aside={<Street className="w-full" />}
      />
      <Guide label={words.contents} contents={parts}>
        <GuideSection {...conditions}>
          <ol className="max-w-text divide-y divide-line border-line border-y">
            {conditions.items.map(({ title, text }) => (
              <li key={title} className="flex gap-4 py-4">
                <span className="grid size-9 shrink-0 place-items-center rounded-tile bg-secondary-soft text-secondary">
                  <Icon name="check" />
                </span>
                <div>
                  <h3 className="text-h4">{title}</h3>
                  <p className="mt-1 text-base text-muted">
                    <RichText text={text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </GuideSection>

        <GuideSection id={day.id} title={day.title}>
          <Paragraphs text={day.text} />
          <Card className="mt-8">
            <DaySquare quarters={words.quarters} label={day.label} labels={daySquareWords} caption={day.caption} />
          </Card>
          <p className="mt-4 max-w-text text-base text-muted">{day.reality}</p>
        </GuideSection>

        <GuideSection {...invoice}>
          <BuyerInvoice {...invoice} />
        </GuideSection>

        <GuideSection id={start.id} title={start.title}>
          <ol className="max-w-text">
            {start.steps.map(({ title, who, text }, index) => (
              <li key={title} className="relative flex gap-5 pb-8 last:pb-0">
                {index < start.steps.length - 1 ? (
                  <span aria-hidden="true" className="absolute top-11 bottom-1 left-[19px] w-0.5 bg-line" />
                ) : null}
                <span
                  aria-hidden="true"
                  className="grid size-10 shrink-0 place-items-center rounded-tile bg-primary-soft font-display font-semibold text-primary tabular-nums"
                >
                  {index + 1}
                </span>
                <div className="pt-1.5">
                  <h3 className="text-h4">{title}</h3>
                  <p className="font-medium text-secondary text-small">{who}</p>
                  <p className="mt-1 text-base text-muted">
                    <RichText text={text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-8 max-w-text text-base text-muted">{start.duration}</p>
        </GuideSection>

        <GuideSection {...costs}>
          <SupplierFees {...costs} />
          <p className="mt-3 max-w-text text-muted text-small">{costs.source}</p>
          <Card tone="secondary" className="mt-8 max-w-text">
            <p className="font-semibold text-h4">{costs.formula}</p>
            <p className="mt-2 text-base">
              {costs.formulaNote} {costs.platform}
            </p>
            <Button asChild variant="secondary" className="mt-5">
              <Link to="/calculator/koper">{costs.calculator}</Link>
            </Button>
          </Card>
        </GuideSection>

        <GuideSection id={tax.id} title={tax.title}>
          <ul className="max-w-text space-y-4">
            {tax.items.map((item) => (
              <li key={item} className="border-line border-l-4 pl-4">
                <RichText text={item} />
              </li>
            ))}
          </ul>
        </GuideSection>

        <GuideSection id={regions.id} title={regions.title}>
          <Paragraphs text={[regions.text]} />
        </GuideSection>

        <GuideQuestions {...questions} />
        <GuideSources {...sources} checkedOn={words.checkedOn} />
      </Guide>
    </>
  );
}
