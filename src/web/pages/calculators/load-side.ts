import { saleTerms } from "#application/estimates/sale-terms.ts";
import { sharingPractice } from "#application/estimates/sharing-practice.ts";
import { figureNote } from "#content/figure-note.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { buyerCalculatorWords } from "#content/pages/calculators/buyer.ts";
import { type CalculatorKind, marketOfKind } from "#content/pages/calculators/calculator-kinds.ts";
import { sellerCalculatorWords } from "#content/pages/calculators/seller.ts";
import type { Site } from "#content/site.ts";
import type { Figure } from "#domain/figure.ts";
import { fillLabel } from "#ui/labels.ts";
import { type CalculatorGivens, computeSide } from "#web/pages/calculators/compute-side.ts";
import { modelSquareDay } from "#web/sections/model-square-day.ts";

/** Everything that a calculator's page shows for an address. */
export function loadSide(side: CalculatorGivens["side"], kind: CalculatorKind, site: Site, params: URLSearchParams) {
  const words = side === "buyer" ? buyerCalculatorWords(site, kind) : sellerCalculatorWords(site, kind);
  const market = marketOfKind(kind, site.market);
  const givens: CalculatorGivens = {
    side,
    market,
    siteName: site.name,
    platformFee: site.platformFee,
    terms: market === "be" ? saleTerms(kind) : null,
    practice: market === "be" ? sharingPractice : null,
  };
  const calculation = computeSide(params, givens);
  return {
    page: {
      ...words,
      kind,
      givens,
      calculation,
      sources: sourcesOf(givens, kind, words),
      day: dayOf(side, kind, words),
    },
    status: Object.keys(calculation.errors).length > 0 ? 422 : 200,
  };
}

export type SidePage = ReturnType<typeof loadSide>["page"];

type Words = ReturnType<typeof buyerCalculatorWords> | ReturnType<typeof sellerCalculatorWords>;

function sourcesOf({ terms, practice, side }: CalculatorGivens, kind: CalculatorKind, { sources }: Words) {
  const { rows } = sources;
  const vat = kind === "business" ? "taken-off" : "as-printed";
  const row = <U extends string>(
    name: string,
    figure: Figure<U>,
    format: (value: number) => string,
    vatOnIt: "as-printed" | "taken-off" = "as-printed",
  ) => ({ name, value: format(figure.value), note: figureNote(figure, vatOnIt) });
  return {
    ...sources,
    list: [
      ...(terms
        ? [
            row(rows.energyPrice, terms.energyPrice, formatCentsPerKilowattHour, vat),
            row(rows.injectionPrice, terms.injectionPrice, formatCentsPerKilowattHour),
            { name: rows.agreedPrice, value: formatCentsPerKilowattHour(terms.agreedPrice), note: sources.agreed },
            row(rows.feeBuyer, terms.feeBuyer, formatEuros, vat),
            row(rows.feeSeller, terms.feeSeller, formatEuros, vat),
          ]
        : []),
      ...(practice
        ? [
            row(rows.sharedShare, practice.sharedShare, (share) => formatPercent(share)),
            ...(side === "seller"
              ? [
                  row(rows.yearlyYield, practice.yearlyYield, (energy) => formatKilowattHours(energy)),
                  row(rows.selfConsumption, practice.selfConsumption, (share) =>
                    formatPercent(share, { fractionDigitsMax: 2 }),
                  ),
                ]
              : []),
          ]
        : []),
    ],
  };
}

const HOUSEHOLD = { kilowattPeak: 6, yearlyOfftake: 3500, yearlyOwnUse: 3500, season: "summer" } as const;
const WORKSHOP = { kilowattPeak: 20, yearlyOfftake: 20_000, season: "summer", daytimeShare: 0.85 } as const;
const ROOF = {
  kilowattPeak: 10,
  yearlyOfftake: 12_000,
  yearlyOwnUse: 3500,
  season: "spring",
  daytimeShare: 0.85,
} as const;

function dayOf(side: CalculatorGivens["side"], kind: CalculatorKind, { example }: Words) {
  const situation = side === "seller" ? ROOF : kind === "business" ? WORKSHOP : HOUSEHOLD;
  const { kilowattPeak, yearlyOfftake } = situation;
  return {
    ...example,
    caption: fillLabel(example.caption, {
      kilowattPeak: `${formatNumber(kilowattPeak)} kWp`,
      consumption: formatKilowattHours(yearlyOfftake),
    }),
    quarters: modelSquareDay(situation).quarters.map(({ shared, toSupplier }) => ({ shared, toSupplier })),
  };
}
