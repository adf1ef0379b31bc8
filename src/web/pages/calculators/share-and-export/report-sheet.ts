import type { Answer } from "#application/calculations/answer.ts";
import type { Assumption } from "#application/calculations/defaults/assumptions.ts";
import type { Flows } from "#application/calculations/year-flows.ts";
import type { ReportSheet, ReportTable, ReportTone } from "#application/ports/files/pdf.ts";
import {
  bothSidesSentence,
  partyNames,
  productText,
  rangeCauseOf,
  rangeSentence,
} from "#content/calculations/answer-on-paper.ts";
import { billPartNames } from "#content/calculations/bill-parts.ts";
import { reportWords } from "#content/calculations/report-words.ts";
import { figureSource } from "#content/energy/figure-note.ts";
import { fieldOnPaper } from "#content/fields/field-words.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { amountOver, changeSentence, roughEuros, verdictBadges } from "#content/pages/calculators/answer-words.ts";
import { assumptionWords } from "#content/pages/calculators/assumption-words.ts";
import { marketSentence, sayOldPrices } from "#content/pages/calculators/caution-words.ts";
import { feeDoubtSentences, laterYearsSentence, whenDynamicSentence } from "#content/pages/calculators/fee-words.ts";
import { lineNames } from "#content/pages/calculators/line-words.ts";
import type { PricedSite } from "#content/site.ts";
import type { ComputedCalculation } from "#web/calculations/compute-calculation.ts";
import { calculationPath } from "#web/calculations/page-address.ts";
import { assumptionValue } from "#web/calculations/result-tables.ts";
import { fieldQuestion, type SituationField, situationFields, situationNames } from "#web/forms/fields/field-table.ts";

type Words = ReturnType<typeof reportWords>;
type Side = "buyer" | "seller";

/** The answer of a calculator as a report on paper, from the words and the numbers of the screen. */
export function reportSheet(computed: ComputedCalculation, site: PricedSite, createdAt: Date): ReportSheet {
  const { answer, flows, situation, address } = computed;
  const { side } = situation;
  const words = reportWords(site, side, answer.day);
  const { verdict, sale, stalePrices } = answer;
  const sources = openSources();
  const bill = billTable(answer, side, words, sources.numberOf);
  const assumptions = assumptionTable(answer, words, sources.numberOf);
  const market = answer.assumptions.find(({ code }) => code === "market-price")?.figure;
  const old = sayOldPrices(answer);
  const notes = [
    ...feeDoubtSentences(answer),
    ...(answer.whenDynamic ? [whenDynamicSentence(answer.whenDynamic.together)] : []),
    ...(answer.laterYears ? [laterYearsSentence(answer.laterYears.together)] : []),
    stalePrices === null
      ? changeSentence(
          answer.advice.change,
          sale,
          side,
          Math.min(answer.buyer.gain.value, answer.seller.gain.value) < 0,
        )
      : null,
    answer.yearsNotPublished.length > 0 ? words.notPublished(answer.yearsNotPublished) : null,
  ].filter((note) => note !== null);
  return {
    title: words.title,
    language: words.language,
    author: words.author,
    head: words.head,
    verdict: {
      tone: verdictBadges[verdict.verdict].tone,
      badge: verdictBadges[verdict.verdict].badge,
      sentence: bothSidesSentence(answer),
      notes,
    },
    sides: (["buyer", "seller"] as const).map((of) => {
      const { gain } = answer[of];
      return {
        name: words.sides[of],
        amount: stalePrices === null ? roughEuros(gain.value) : amountOver(answer.inMeanYear[of]),
        note: rangeSentence(gain, rangeCauseOf(answer)),
        isLoss: gain.value < 0,
      };
    }),
    waterfall: { ...words.waterfall, steps: stepsOf(answer, side, words) },
    months: monthsOf(flows, side, words),
    inputs: { ...words.inputs, rows: toldRows(computed, site) },
    tables: [...(bill === null ? [] : [bill]), assumptions],
    formulas: words.formulas,
    sources: { ...words.sources, lines: sources.lines },
    notice: {
      text: [words.notice.text, ...(old === null ? [] : [old]), ...(market ? [marketSentence(market)] : [])].join(" "),
      link: { label: words.notice.link, url: site.publicUrl + calculationPath(address) },
    },
    foot: words.foot,
    pageOf: words.pageOf,
    createdAt,
  };
}

const lineTones: Readonly<Record<string, ReportTone>> = {
  "energy-from-supplier": "supplier",
  "paid-to-seller": "shared",
  "paid-by-buyer": "shared",
  "injection-lost": "supplier",
};

function stepsOf(answer: Answer, side: Side, { waterfall }: Words): ReportSheet["waterfall"]["steps"] {
  const { lines, gain } = answer[side];
  let running = 0;
  const steps = lines.map(({ code, amount, parts }, index) => {
    const from = running;
    running += amount.value;
    return {
      name: lineNames[code].paper,
      sum: parts.length > 1 ? productText(parts) : "",
      text: index > 0 && amount.value > 0 ? `+\u00a0${formatEuros(amount.value)}` : formatEuros(amount.value),
      from,
      until: running,
      tone: lineTones[code] ?? ("cost" as const),
      isTotal: false,
    };
  });
  const total = {
    name: waterfall.total,
    sum: "",
    text: formatEuros(gain.value),
    from: 0,
    until: gain.value,
    tone: gain.value < 0 ? ("loss" as const) : ("own" as const),
    isTotal: true,
  };
  return [...steps, total];
}

function monthsOf(flows: Flows, side: Side, { months }: Words): ReportSheet["months"] {
  const rest = side === "buyer" ? flows.fromSupplier : flows.toSupplier;
  return {
    heading: months.heading,
    alt: months.alt,
    unit: months.unit,
    key: [
      { name: months.shared, tone: "shared" },
      { name: months.rest, tone: "supplier" },
    ],
    bars: months.names.map((name, month) => {
      const shared = flows.shared[month] ?? 0;
      return { name, text: formatNumber(shared, { fractionDigitsMax: 0 }), values: [shared, rest[month] ?? 0] };
    }),
  };
}

function billTable(answer: Answer, side: Side, { bill: words, assumptions }: Words, numberOf: NumberOf) {
  const { bill } = answer[side];
  if (bill === null) return null;
  const changeText = (change: number) => (Math.abs(change) < 0.005 ? words.nothing : formatEuros(change));
  const shown = bill.rows.filter(({ before, after }) => Math.abs(before) >= 0.005 || Math.abs(after) >= 0.005);
  return {
    heading: words.heading,
    columns: [
      { name: words.part, share: 42, isNumber: false },
      { name: words.before, share: 17, isNumber: true },
      { name: words.after, share: 17, isNumber: true },
      { name: words.change, share: 16, isNumber: true },
      { name: assumptions.source, share: 12, isNumber: true },
    ],
    rows: shown.map(({ part, before, after, changedBySharing, figures }) => ({
      cells: [
        billPartNames[part],
        formatEuros(before),
        formatEuros(after),
        changeText(after - before),
        [...new Set(figures.map((figure) => `[${numberOf(figureSource(figure))}]`))].join(" "),
      ],
      isPale: !changedBySharing,
    })),
    total: [
      words.total,
      formatEuros(bill.borne.before),
      formatEuros(bill.borne.after),
      changeText(bill.borne.after - bill.borne.before),
      "",
    ],
  } satisfies ReportTable;
}

/** What somebody told, in the sequence of the form; the day stands in the head. */
function toldRows({ address, situation }: ComputedCalculation, site: PricedSite): ReportSheet["inputs"]["rows"] {
  const { side, day } = situation;
  return situationNames.flatMap((name) => {
    const typed = name === "datum" ? null : address.params.get(name);
    return typed ? [{ label: labelOf(name), text: sayAnswer(name, typed) }] : [];
  });

  function labelOf(name: SituationField): string {
    const { key, of } = situationFields[name];
    const [, seller, part] = /^verkoper-(\d)-(.+)$/.exec(name) ?? [];
    return part ? `${partyNames.seller} ${seller}: ${part}` : fieldOnPaper(key, of, side);
  }
  function sayAnswer(name: SituationField, typed: string): string {
    const { options, unit } = fieldQuestion(name, side, site.market, { today: day, cards: site.cards });
    return options?.find(({ value }) => value === typed)?.label ?? [typed, unit].filter(Boolean).join(" ");
  }
}

/** One row per kind, with the buyer's and the seller's value side by side; what counts for both stands under both. */
function assumptionTable(answer: Answer, { assumptions: words }: Words, numberOf: NumberOf) {
  const { assumptions: list } = answer;
  const text = (assumption: Assumption) =>
    [
      assumptionValue(assumption, answer),
      ...(assumption.figure === null ? [] : [`[${numberOf(figureSource(assumption.figure))}]`]),
    ].join(" ");
  const cell = (code: Assumption["code"], side: Side) => {
    const found = list.find(
      (assumption) => assumption.code === code && (assumption.of === side || assumption.of === "pair"),
    );
    return found ? text(found) : "";
  };
  return {
    heading: words.heading,
    columns: [
      { name: words.what, share: 40, isNumber: false },
      { name: partyNames.buyer, share: 30, isNumber: true },
      { name: partyNames.seller, share: 30, isNumber: true },
    ],
    rows: [...new Set(list.map(({ code }) => code))].map((code) => ({
      cells: [assumptionWords[code].name, cell(code, "buyer"), cell(code, "seller")],
      isPale: false,
    })),
    total: null,
  } satisfies ReportTable;
}

type NumberOf = (note: string) => number;

/** Each source once, numbered in the sequence in which the tables name it. */
function openSources() {
  const lines: string[] = [];
  return {
    lines,
    numberOf(note: string): number {
      if (!lines.includes(note)) lines.push(note);
      return lines.indexOf(note) + 1;
    },
  };
}
