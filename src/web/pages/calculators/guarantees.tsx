import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { estimateGuarantees } from "#application/guarantees/estimate-guarantees.ts";
import { estimatePurchase } from "#application/guarantees/estimate-purchase.ts";
import { guaranteeDefaults } from "#application/guarantees/guarantee-defaults.ts";
import { figureNote } from "#content/energy/figure-note.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { guaranteesWords } from "#content/pages/calculators/guarantees.ts";
import { guaranteesPurchaseWords } from "#content/pages/calculators/guarantees-purchase-result.ts";
import { guaranteesResultWords } from "#content/pages/calculators/guarantees-result.ts";
import { faultSentence } from "#content/pages/calculators/number-faults.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { fillLabel } from "#ui/labels.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { PageHero, Prose, Section } from "#ui/section.tsx";
import { siteContext } from "#web/context.ts";
import { readPurchaseQuery } from "#web/forms/queries/guarantees-purchase-query.ts";
import { readGuaranteesQuery } from "#web/forms/queries/guarantees-query.ts";
import type { QueryFault } from "#web/forms/queries/number-query.ts";
import { type CalculatorFieldSpec, CalculatorForm } from "#web/pages/calculators/calculator-form.tsx";
import { CalculatorTabs } from "#web/pages/calculators/calculator-frame.tsx";
import { GuaranteeTiles, tileValue } from "#web/pages/calculators/guarantee-tiles.tsx";
import { ResultBar } from "#web/pages/calculators/result/answer-card.tsx";
import { CalculatorResult } from "#web/pages/calculators/result/calculator-result.tsx";
import { SourceList } from "#web/pages/calculators/result/source-list.tsx";
import { SumList } from "#web/pages/calculators/result/sum-list.tsx";
import { useLiveCalculation } from "#web/pages/calculators/use-live-calculation.ts";
import { LinkList } from "#web/sections/link-list.tsx";

type Defaults = ReturnType<typeof guaranteeDefaults>;

const isCompany = (params: URLSearchParams) => params.get("kant") === "onderneming";

function compute(params: URLSearchParams, defaults: Defaults) {
  return isCompany(params) ? computePurchase(params, defaults) : computeIncome(params, defaults);
}

function computeIncome(params: URLSearchParams, defaults: Defaults) {
  const { typed, faults, answers } = readGuaranteesQuery(params, defaults);
  const estimate = answers && estimateGuarantees(answers);
  const result = estimate && guaranteesResultWords(estimate);
  return {
    typed,
    errors: sentencesOf(faults),
    tiles: estimate && { guarantees: estimate.guarantees, leftOver: estimate.leftOver },
    result: result && { ...result, facts: [result.leftOver] },
  };
}

function computePurchase(params: URLSearchParams, defaults: Defaults) {
  const { typed, faults, answers } = readPurchaseQuery(params, defaults);
  const prices = { european: defaults.european.value, belgian: defaults.belgian.value };
  const purchase = answers && estimatePurchase(answers, prices);
  return {
    typed,
    errors: sentencesOf(faults),
    tiles: purchase && { guarantees: purchase.guarantees, leftOver: 0 },
    result: purchase && guaranteesPurchaseWords(purchase),
  };
}

const sentencesOf = (faults: Partial<Record<string, QueryFault>>): Partial<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, faultSentence(fault)]] : [])),
  );

export function loader({ context, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const side = isCompany(url.searchParams) ? "company" : "producer";
  const words = guaranteesWords(site, side);
  const defaults = guaranteeDefaults(site.market);
  const calculation = compute(url.searchParams, defaults);
  return data(
    {
      ...words,
      side,
      defaults,
      calculation,
      sourceRows: sourceRows(defaults, side, words.sources),
    },
    { status: Object.keys(calculation.errors).length > 0 ? 422 : 200 },
  );
}

function sourceRows(
  { price, brokerShare, european }: ReturnType<typeof guaranteeDefaults>,
  side: "company" | "producer",
  names: ReturnType<typeof guaranteesWords>["sources"],
) {
  return [
    { name: names.price, value: formatEuros(price.value), note: figureNote(price) },
    side === "producer"
      ? { name: names.brokerShare, value: formatPercent(brokerShare.value), note: figureNote(brokerShare) }
      : { name: names.european, value: formatEuros(european.value), note: figureNote(european) },
  ];
}

export default function GuaranteesCalculator() {
  const words = useLoaderData<typeof loader>();
  const { hero, form, result: resultWords, proves, practice } = words;
  const live = useLiveCalculation(words.calculation, (params) => compute(params, words.defaults));
  const { tiles, result } = live.calculation;
  const hasErrors = Object.keys(words.calculation.errors).length > 0;
  const { fields, units } = form;
  const purchase: CalculatorFieldSpec[] = [
    { name: "verbruik", ...fields.verbruik, kind: "number", unit: units.megawattHours },
    { name: "dekking", ...fields.dekking, kind: "number", unit: units.percent },
    { name: "prijs", ...fields.prijs, kind: "euros", unit: units.perGuarantee, wide: true },
  ];
  const production: CalculatorFieldSpec[] = [
    { name: "mwh", ...fields.mwh, kind: "number", unit: units.megawattHours },
    { name: "prijs", ...fields.prijs, kind: "euros", unit: units.perGuarantee },
    { name: "aandeel", ...fields.aandeel, kind: "number", unit: units.percent },
    { name: "kost", ...fields.kost, kind: "euros", unit: units.perYear, optional: true },
    { name: "rest", ...fields.rest, kind: "number", unit: units.megawattHours, optional: true, wide: true },
  ];
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead}>
        <CalculatorTabs tabs={words.sides.items} current={words.side} label={words.sides.label} />
      </PageHero>
      <div className="mx-auto grid max-w-page items-start gap-8 px-5 pb-14 sm:px-8 md:pb-20 lg:grid-cols-[1.35fr_1fr] lg:gap-10">
        <Card>
          <CalculatorForm
            action="/calculator/calculator-gvo#uitkomst"
            key={words.side}
            hidden={words.side === "company" ? { kant: "onderneming" } : {}}
            groups={[{ title: form.title, fields: words.side === "company" ? purchase : production }]}
            typed={words.calculation.typed}
            errors={words.calculation.errors}
            submit={form.submit}
            note={words.privacy}
            form={live.form}
            onRecompute={live.recompute}
          />
          {result && !live.isStale ? (
            <ResultBar label={resultWords.toResult} lead={result.lead} amount={result.amount} />
          ) : null}
        </Card>
        <div className="grid min-w-0 gap-4 lg:row-span-2">
          <CalculatorResult
            title={resultWords.title}
            result={result && { ...result, verdict: null }}
            isStale={live.isStale}
            stale={resultWords.stale}
            instead={
              hasErrors ? (
                <Alert tone="danger">{resultWords.faulty}</Alert>
              ) : (
                <EmptyState title={resultWords.empty.title}>{resultWords.empty.text}</EmptyState>
              )
            }
            facts={result?.facts ?? []}
          />
          {tiles && result && !live.isStale && (tiles.guarantees > 0 || tiles.leftOver > 0) ? (
            <Card>
              <GuaranteeTiles guarantees={tiles.guarantees} leftOver={tiles.leftOver} label={result.lead} />
              <p className="mt-3 text-muted text-small">
                {fillLabel(resultWords.tiles, { count: formatNumber(tileValue(tiles.guarantees)) })}
              </p>
            </Card>
          ) : null}
          <p className="text-muted text-small">{words.disclaimer}</p>
        </div>
        {result && !live.isStale ? <SumList title={resultWords.sum} lines={result.lines} total={result.total} /> : null}
      </div>

      <Section tone="sunken" title={proves.title}>
        <ul className="grid gap-x-12 gap-y-8 lg:grid-cols-3">
          {proves.items.map(({ title, text, holds }) => (
            <li key={title} className="border-line border-t-2 pt-4">
              <span
                className={`mb-3 grid size-9 place-items-center rounded-tile ${holds ? "bg-secondary-fill text-fill-ink" : "bg-sun-fill text-fill-ink"}`}
              >
                <Icon name={holds ? "check" : "x"} />
              </span>
              <h3 className="text-balance font-display text-h4">{title}</h3>
              <p className="mt-2 text-base text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <div>
            <h2 className="font-display text-h3">{practice.title}</h2>
            <Prose className="mt-4">
              {practice.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
            <LinkList links={words.more} className="mt-6" />
          </div>
          <div>
            <h2 className="mb-4 font-display text-h3">{words.sources.title}</h2>
            <SourceList rows={words.sourceRows} />
          </div>
        </div>
      </Section>
    </>
  );
}
