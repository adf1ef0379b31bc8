import { countWord } from "#content/format/count-word.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatEuros, formatEurosWhole } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { listWords } from "#content/format/list-words.ts";
import type { Figure } from "#domain/figure.ts";
import type { EurosPerKilowattHour, KilowattHours } from "#domain/units/quantity.ts";

/** The figures that the guides need, each with its source. */
export type SharingFacts = {
  readonly fees: readonly (SupplierCost & {
    readonly supplier: string;
    /** Asked for every shared kWh, where it is not asked by the year. */
    readonly perEnergy: Figure<"EUR/kWh"> | null;
    readonly basis: FeeBasis;
    readonly counting: "by-day" | "whole" | null;
    /** What its card leaves out. */
    readonly doubt: { readonly unsaid: readonly ("amount" | "payer" | "vat")[] } | null;
    /** What else its card says of the fee. */
    readonly note: string | null;
  })[];
  /** Their card names a fee for sharing, without its amount. */
  readonly suppliersWithUnstatedFee: readonly string[];
  /** Of these no card says anything of it. */
  readonly silentSuppliers: readonly string[];
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
    /** Whose energy price, and whose injection price; null where both are the middle of so many contracts that are sold. */
    readonly products: { readonly buyer: string; readonly seller: string } | null;
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

function silent({ suppliersWithUnstatedFee: unstated, silentSuppliers }: SharingFacts): string {
  const named =
    unstated.length === 0
      ? ""
      : `${listWords(unstated)} ${unstated.length > 1 ? "vragen" : "vraagt"} een vergoeding, maar wij vonden geen bedrag. `;
  return silentSuppliers.length === 0
    ? named.trim()
    : `${named}Op de kaarten van ${listWords(silentSuppliers)} staat er niets over. Vraag het na.`;
}

type Fee = SharingFacts["fees"][number];

/** What a visitor should know beside the amount: conditions, and what the card leaves out. */
function conditionWords({ note, doubt, counting }: Fee): string {
  const said = [
    note,
    counting === "by-day" ? "Verrekend per dag." : counting === "whole" ? "Niet verrekend per dag." : null,
    doubt?.unsaid.includes("payer") ? "De kaart zegt niet of de koper, de verkoper of allebei betalen." : null,
    doubt?.unsaid.includes("vat") ? "De kaart zegt niet of er nog btw bij komt." : null,
  ].filter((sentence) => sentence !== null);
  return said.length === 0 ? "Geen voorwaarde vermeld." : said.join(" ");
}

/** Of what the fee is asked, and what the card leaves out of it. */
function basisWords({ basis, perEnergy, doubt }: Fee): string {
  const unsaid = [
    ...(doubt?.unsaid.includes("payer") ? ["wie betaalt"] : []),
    ...(doubt?.unsaid.includes("vat") ? ["btw"] : []),
  ];
  const asked = perEnergy !== null ? "per gedeelde kWh" : basis === "unstated" ? null : bases[basis];
  if (unsaid.length === 0) return asked ?? bases.unstated;
  return [asked, `${unsaid.join(" en ")} niet vermeld`].filter((part) => part !== null).join(", ");
}

export function supplierCostWords(facts: SharingFacts) {
  const { fees, feeUnknown, vat } = facts;
  const amounts = fees.filter(({ perEnergy }) => perEnergy === null).map(({ fee }) => fee.value);
  const { readOn } = feeUnknown.fee.source;
  return {
    range: `${formatEurosWhole(Math.min(...amounts))} tot ${formatEurosWhole(Math.max(...amounts))}`,
    rows: [
      ...fees.map((fee) => ({
        supplier: fee.supplier,
        basis: basisWords(fee),
        condition: conditionWords(fee),
        ...costWords(fee),
        ...(fee.perEnergy === null
          ? {}
          : { amount: formatCentsPerKilowattHour(fee.perEnergy.value), card: cardOf(fee.perEnergy) }),
      })),
      {
        supplier: "Andere leveranciers",
        basis: "onbekend",
        condition: silent(facts),
        ...costWords(feeUnknown),
      },
    ],
    estimate: "schatting",
    silent: silent(facts),
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
    injection: `Op ${countWord(cards)} tariefkaarten van ${cardMonths(facts)} lag die over een jaar tussen ${formatCentsPerKilowattHour(lowest)} en ${formatCentsPerKilowattHour(highest)}.`,
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
  card: cardOf(fee),
  isEstimate: fee.status === "estimate",
  breakEven: breakEven === null ? "nooit" : formatKilowattHours(breakEven),
});

const cardOf = (fee: Figure<"EUR"> | Figure<"EUR/kWh">): string =>
  fee.status === "found" ? `kaart van ${monthOfCard(fee)}` : `geschat op ${formatDay(fee.source.readOn)}`;

/** The pair behind every break-even: what is in the middle on each side. */
export const referencePair = ({ example: { products }, injectionPrices }: SharingFacts): string =>
  products === null
    ? `de energieprijs en de injectievergoeding in het midden van ${countWord(injectionPrices.cards)} contracten die verkocht worden`
    : `de energieprijs van ${products.buyer} en de injectievergoeding van ${products.seller}, telkens de middelste van ${countWord(injectionPrices.cards)} tariefkaarten`;

/** When the tariff cards were issued, as running text writes it: "april en mei 2026". */
export const cardMonths = ({ example }: SharingFacts): string => monthOfCard(example.energyPrice).replace("-", " en ");

/** The month from which a figure holds: "juni 2026". */
export const monthOf = ({ validFrom }: Pick<Figure<string>, "validFrom">): string =>
  formatDay(validFrom).replace(/^\d+ /, "");

/** Cards carry their months at the end of their title: "Tariefkaart elektriciteit, april-mei 2026". */
const monthOfCard = (figure: Pick<Figure<string>, "source" | "validFrom">) =>
  /, ([a-z-]+ \d{4})$/.exec(figure.source.title)?.[1] ?? monthOf(figure);
