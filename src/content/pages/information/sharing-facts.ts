import { countWord } from "#content/format/count-word.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatEurosWhole } from "#content/format/format-euros-whole.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import type { Figure } from "#domain/figure.ts";
import type { EurosPerKilowattHour, KilowattHours } from "#domain/units/quantity.ts";

/** The figures that the guides need, each with its source. */
export type SharingFacts = {
  readonly fees: readonly (SupplierCost & { readonly supplier: string; readonly basis: FeeBasis })[];
  readonly feeUnknown: SupplierCost;
  readonly sharedShare: Figure<"share">;
  readonly sharedShareHoped: Figure<"share">;
  readonly takingPart: { readonly accessPoints: Figure<"access points">; readonly share: Figure<"share"> };
  readonly regulatorHousehold: Figure<"kWh">;
  readonly solarYield: Figure<"kWh/kWp">;
  readonly billShares: { readonly [part in "energy" | "grid" | "levies" | "vat"]: Figure<"share"> };
  /** On the tariff cards that we read. */
  readonly injectionPrices: {
    readonly lowest: EurosPerKilowattHour;
    readonly highest: EurosPerKilowattHour;
    readonly cards: number;
  };
  readonly vat: { readonly [rate in "household" | "business" | "sharingFee"]: Figure<"share"> };
  readonly taxNorms: { readonly powerMaximum: Figure<"kVA">; readonly turnoverMaximum: Figure<"EUR"> };
  readonly example: {
    readonly product: string;
    readonly energyPrice: Figure<"EUR/kWh">;
    readonly injectionPrice: Figure<"EUR/kWh">;
    readonly agreedPrice: EurosPerKilowattHour;
  };
};

/** Break-even is the shared energy a year from which two parties who both pay this fee no longer lose. */
type SupplierCost = { readonly fee: Figure<"EUR">; readonly breakEven: KilowattHours | null };
type FeeBasis = "customer" | "connection" | "unstated";

const bases: Record<FeeBasis, string> = {
  customer: "per klant",
  connection: "per aansluiting",
  unstated: "niet vermeld",
};

// Conditions on the same tariff cards as the amounts.
const conditions: Record<string, string> = {
  Engie: "Tot twee aansluitingen één keer, daarboven per aansluiting. Niet verrekend per dag.",
  Eneco: "Verrekend per dag.",
  "OCTA+": "8\u00a0euro per maand. De leverancier mag u naar een dynamische prijs overzetten.",
  EBEM: "Alleen met een dynamisch contract en een digitale maandfactuur.",
  Mega: "Verrekend per dag.",
};

const SILENT =
  "Luminus, TotalEnergies, Bolt, Ecopower en energie.be noemen op de kaarten die wij zagen geen bedrag. Dat bewijst niet dat het niets kost.";

export function supplierCostWords(facts: SharingFacts) {
  const { fees, feeUnknown, vat } = facts;
  const amounts = fees.map(({ fee }) => fee.value);
  const { readOn } = feeUnknown.fee.source;
  return {
    range: `${formatEurosWhole(Math.min(...amounts))} tot ${formatEurosWhole(Math.max(...amounts))}`,
    rows: [
      ...fees.map(({ supplier, basis, ...cost }) => ({
        supplier,
        basis: bases[basis],
        condition: conditions[supplier] ?? "Geen voorwaarde vermeld.",
        ...costWords(cost),
      })),
      {
        supplier: "Andere leveranciers",
        basis: "onbekend",
        condition: SILENT,
        ...costWords(feeUnknown),
      },
    ],
    estimate: "schatting",
    silent: SILENT,
    source: `Bron: tariefkaarten van ${cardMonths(facts)}, gelezen op ${formatDay(readOn)}. Bedragen met ${formatPercent(vat.sharingFee.value)} btw. Vraag het bedrag na bij uw leverancier voor u start.`,
  };
}

/** How much is really shared, and by whom, as running text writes it. */
export function practiceWords(facts: SharingFacts) {
  const { sharedShare, sharedShareHoped, takingPart, injectionPrices } = facts;
  const { lowest, highest, cards } = injectionPrices;
  return {
    shared: formatPercent(sharedShare.value),
    hoped: formatPercent(sharedShareHoped.value),
    source: `${sharedShare.source.publisher}, ${formatDay(sharedShare.source.publishedOn ?? sharedShare.source.readOn)}`,
    takingPart: formatPercent(takingPart.share.value),
    accessPoints: formatNumber(takingPart.accessPoints.value),
    injection: `Op ${countWord(cards)} tariefkaarten van ${cardMonths(facts)} lag die tussen ${formatCentsPerKilowattHour(lowest)} en ${formatCentsPerKilowattHour(highest)}.`,
  };
}

/** Rates and norms as running text writes them. */
export function taxWords({ vat, taxNorms }: SharingFacts) {
  return {
    household: formatPercent(vat.household.value),
    business: formatPercent(vat.business.value),
    sharingFee: formatPercent(vat.sharingFee.value),
    power: `${formatNumber(taxNorms.powerMaximum.value)}\u00a0kVA`,
    turnover: formatEurosWhole(taxNorms.turnoverMaximum.value),
  };
}

export type TaxWords = ReturnType<typeof taxWords>;

const costWords = ({ fee, breakEven }: SupplierCost) => ({
  amount: formatEuros(fee.value),
  card: fee.status === "found" ? `kaart van ${monthOfCard(fee)}` : `geschat op ${formatDay(fee.source.readOn)}`,
  isEstimate: fee.status === "estimate",
  breakEven: breakEven === null ? "nooit" : formatKilowattHours(breakEven),
});

/** When the tariff cards were issued, as running text writes it: "april en mei 2026". */
export const cardMonths = ({ example }: SharingFacts): string => monthOfCard(example.energyPrice).replace("-", " en ");

/** The month from which a figure holds: "juni 2026". */
export const monthOf = ({ validFrom }: Pick<Figure<string>, "validFrom">): string =>
  formatDay(validFrom).replace(/^\d+ /, "");

/** Cards carry their months at the end of their title: "Tariefkaart elektriciteit, april-mei 2026". */
const monthOfCard = ({ source }: Pick<Figure<"EUR">, "source">) =>
  source.title.split(", ").at(-1) ?? formatDay(source.readOn);
