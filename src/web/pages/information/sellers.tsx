import { Suspense } from "react";
import { Link } from "react-router";
import { exampleDay } from "#application/calculations/examples/example-day.ts";
import { gatherSharingFacts } from "#application/information/gather-sharing-facts.ts";
import { termsIn } from "#content/glossary.ts";
import { sellersWords } from "#content/pages/information/sellers.ts";
import type { PricedSite } from "#content/site.ts";
import type { PicturedPair } from "#domain/sharing/shared-day.ts";
import { euros } from "#domain/units/quantity.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { HouseWithPanels } from "#ui/illustrations/house-with-panels.tsx";
import { PageHero } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { Guide, GuideSection } from "#web/sections/guide.tsx";
import {
  EstimatedAmount,
  GuideActions,
  GuideQuestions,
  GuideSources,
  Paragraphs,
  Sentence,
} from "#web/sections/guide-parts.tsx";
import { lazyWhenSeen } from "#web/sections/lazy-when-seen.tsx";
import { RichText } from "#web/sections/rich-text.tsx";
import { SellerRegions } from "./seller-regions.tsx";
import { SellerTax } from "./seller-tax.tsx";

const BUYERS = "twee-kopers";
const TwoBuyers = lazyWhenSeen(BUYERS, async () => (await import("./two-buyers.tsx")).TwoBuyers);
const PRICE = "prijslijn";
const SellerPrice = lazyWhenSeen(PRICE, async () => (await import("./seller-price.tsx")).SellerPrice);

export const handle: PageHandle = { content: true };

const roof = { kilowattPeak: 5, ownUse: { energy: 3500 }, season: "spring" } satisfies PicturedPair;
const sellers = (site: PricedSite) => {
  const words = sellersWords(site, gatherSharingFacts(euros(site.platformFee), site));
  const { oneBuyer, price, conditions, start, tax, certificates, questions } = words;
  return {
    ...words,
    terms: termsIn(
      oneBuyer.text,
      price.text,
      conditions.items,
      start.steps,
      tax.small.items,
      tax.large.items,
      certificates,
      questions.items,
    ),
    days: {
      household: exampleDay({ ...roof, buyer: { energy: 3500 } }, site),
      office: exampleDay({ ...roof, buyer: { energy: 3500, trade: "office" } }, site),
    },
  };
};
export const loader = contentLoader(sellers);
export { clientLoader } from "#web/content-page.ts";

export default function Sellers() {
  const words = useWords<typeof sellers>();
  const { hero, oneBuyer, price, conditions, start, month, costs, tax, certificates, regions, questions, sources } =
    words;
  const parts = [oneBuyer, price, conditions, start, month, costs, tax, certificates, regions, questions, sources];
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<GuideActions primary={hero.primary} secondary={hero.secondary} />}
        aside={<HouseWithPanels className="w-full" />}
      />
      <Guide label={words.contents} contents={parts} side="end">
        <GuideSection id={oneBuyer.id} title={oneBuyer.title}>
          <Paragraphs text={oneBuyer.text} />
          <div id={BUYERS}>
            <Suspense fallback={null}>
              <TwoBuyers words={oneBuyer.pictures} days={words.days} />
            </Suspense>
          </div>
        </GuideSection>

        <GuideSection id={price.id} title={price.title}>
          <Paragraphs text={price.text} />
          <div id={PRICE}>
            <Suspense fallback={null}>
              <SellerPrice words={price} />
            </Suspense>
          </div>
        </GuideSection>

        <GuideSection id={conditions.id} title={conditions.title}>
          <Card>
            <dl className="divide-y divide-line">
              {conditions.items.map(({ title, text }) => (
                <div key={title} className="gap-x-8 py-3 first:pt-0 last:pb-0 md:grid md:grid-cols-2">
                  <dt className="font-semibold text-base">{title}</dt>
                  <dd className="text-base text-muted">
                    <RichText text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        </GuideSection>

        <GuideSection id={start.id} title={start.title}>
          <ol className="grid overflow-hidden rounded-card border border-line bg-line gap-px sm:grid-cols-2 xl:grid-cols-3">
            {start.steps.map(({ title, text }, index) => (
              <li key={title} className="bg-surface p-5">
                <span aria-hidden="true" className="font-display font-semibold text-h2 text-primary tabular-nums">
                  {index + 1}
                </span>
                <h3 className="mt-1 text-h4">{title}</h3>
                <p className="mt-1 text-base text-muted">
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </ol>
          <p className="mt-4 max-w-text text-base text-muted">{start.duration}</p>
        </GuideSection>

        <GuideSection id={month.id} title={month.title}>
          <dl className="max-w-text divide-y divide-line border-line border-y">
            {month.moments.map(({ when, text }) => (
              <div key={when} className="gap-x-6 py-4 sm:grid sm:grid-cols-[9rem_1fr]">
                <dt className="font-semibold">{when}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </GuideSection>

        <GuideSection {...costs}>
          <DataTable
            caption={costs.caption}
            captionHidden
            rowHeader
            columns={costs.columns.map((header, column) => ({ header, align: column === 0 ? "start" : "end" }))}
            rows={costs.rows.map((row) => [
              <Sentence key="supplier">{row.supplier}</Sentence>,
              <EstimatedAmount key="amount" amount={row.amount} estimate={row.isEstimate ? costs.estimate : null} />,
              row.breakEven,
            ])}
          />
          <p className="mt-3 max-w-text text-muted text-small">{costs.example}</p>
          <p className="mt-2 max-w-text text-muted text-small">
            {costs.silent} {costs.source} {costs.platform}
          </p>
          <Button asChild className="mt-6">
            <Link to="/calculator/verkoper">{costs.calculator}</Link>
          </Button>
        </GuideSection>

        <GuideSection id={tax.id} title={tax.title}>
          <SellerTax words={tax} />
        </GuideSection>

        <GuideSection id={certificates.id} title={certificates.title}>
          <Card tone="sunken" className="max-w-text">
            <p>
              <RichText text={certificates.text} />
            </p>
            <p className="mt-3">
              <TextLink asChild>
                <Link to="/calculator/calculator-gvo">{certificates.link}</Link>
              </TextLink>
            </p>
          </Card>
        </GuideSection>

        <GuideSection id={regions.id} title={regions.title}>
          <SellerRegions words={regions} />
        </GuideSection>

        <GuideQuestions {...questions} />
        <GuideSources {...sources} checkedOn={words.checkedOn} />
      </Guide>
    </>
  );
}
