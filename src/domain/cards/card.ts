import type { FigureSource } from "#domain/figure.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** Prices of energy are in cents a kWh and fees in euros a year, as cards print them: an operator compares digit by digit. */
type Named = {
  /** Stands for the card in an address and never changes: "octa-fixed". */
  readonly key: string;
  readonly supplier: string;
  /** The first day on which nobody could sign it any more. It counts for whoever has it, and is never proposed. */
  readonly withdrawnOn?: CalendarDay;
  /** The first day on which it could be signed, where that is another than the day from which it counts here. */
  readonly signedFrom?: CalendarDay;
};

const KEY = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)+$/;
const KEY_LENGTH_MAX = 60;

/** Whether a text can be the key of a card: small letters, digits, and at least one hyphen. */
export const isCardKey = (text: string): boolean => text.length <= KEY_LENGTH_MAX && KEY.test(text);

export type CardRegion = "flanders" | "brussels";

/**
 * The month of the regulator's file from which energy price and fixed fee come, and the day it was read. The other fields
 * keep the source of the card.
 */
export type RegulatorMonth = { readonly month: string; readonly readOn: CalendarDay };

/** What the regulator's file brings besides prices. */
type FromRegulator = {
  /** Green power, heat and power: cents a kWh. */
  readonly certificates?: number;
  readonly regulator?: RegulatorMonth;
};

/**
 * How a variable price follows the market: an addition in cents plus a factor of an index, without VAT. Which index differs
 * between cards, and between energy and injection of one card: the plain mean of all hours, or weighed by what is taken or by
 * what the sun gives.
 */
export type IndexFormula = {
  readonly index: "plain" | "offtake" | "sun";
  readonly factor: number;
  readonly addition: number;
  readonly least?: number;
};

/** Of what period a printed price is; prices of different periods are never compared. */
export type PriceBasis = "month" | "quarter" | "year";

/** What only counts in the first year of a contract. Cents a kWh and euros with 6 % VAT; a share of the energy price. */
export type FirstYearOffer = {
  readonly energyCents?: number;
  readonly energyShare?: number;
  readonly injectionCents?: number;
  readonly freeEnergy?: number;
  readonly euros?: number;
};

/** A price for the first kWh of a year; above them the price of the card counts. */
export type PriceBlock = { readonly upTo: number; readonly energy: number };

/** Price of a quarter-hour = addition in cents + factor x day-ahead price, without VAT. */
export type QuarterFormula = {
  readonly energyAddition: number;
  readonly energyFactor: number;
  readonly injectionAddition: number;
  readonly injectionFactor: number;
};

/** One product of one supplier for households, 6 % VAT included; injection carries no VAT for a household. */
export type ProductCard = Named &
  FromRegulator & {
    readonly kind: "product";
    readonly product: string;
    readonly region: CardRegion;
    /** Whether the price stands for the whole contract, or follows an index. */
    readonly isFixed: boolean;
    readonly energy: number;
    /** For a meter that tells day from night; both or none. */
    readonly energyDay: number | null;
    readonly energyNight: number | null;
    readonly injection: number;
    /** A variable product's own forecast over a year, where the card prints one. */
    readonly energyForecast: number | null;
    readonly injectionForecast: number | null;
    /** Null when the card names none. */
    readonly fixedFee: number | null;
    /** Of every energy price of the card: the cents of certificates that are printed inside it, and are a line of their own on a bill. */
    readonly certificatesInside?: number;
    readonly energyBasis?: PriceBasis;
    readonly energyFormula?: IndexFormula;
    readonly injectionBasis?: PriceBasis;
    readonly injectionFormula?: IndexFormula;
    readonly block?: PriceBlock;
    readonly firstYear?: FirstYearOffer;
    /** By which it may be billed once its holder shares. */
    readonly whenSharing?: QuarterFormula;
    /** In months; left out where the card names none or it has no end. */
    readonly duration?: number;
  };

/** A product that is billed by the quarter-hour; its fixed fee has 6 % VAT in it. */
export type DynamicCard = Named &
  FromRegulator &
  QuarterFormula & {
    readonly kind: "dynamic";
    readonly product: string;
    readonly region: CardRegion;
    readonly fixedFee: number;
    readonly firstYear?: FirstYearOffer;
    readonly duration?: number;
  };

export type FeeBasis = "customer" | "connection" | "unstated";

/** What a supplier asks of whoever shares: a dynamic contract, that it may bill dynamically, or a share in its cooperative. */
export type SharingCondition = "only-dynamic" | "may-become-dynamic" | "cooperative-share" | "not-offered";

/** Of which the amount is asked: euros a year, euros a month, or cents for each shared kWh. */
export type FeeUnit = "year" | "month" | "shared-energy";
export type FeeVat = "included" | "excluded" | "unstated";
export type FeePayer = "both" | "buyer" | "seller" | "unstated";
/** Whether a part of a year costs a part of the fee. */
export type FeeCounting = "by-day" | "whole";

/** What a supplier asks for sharing or person-to-person sale, as its card prints it, and on which conditions. */
export type SupplierCard = Named & {
  readonly kind: "supplier";
  /** "unstated" where a fee is named without its amount; null where the card is silent, which is no proof of zero. */
  readonly sharingFee: number | "unstated" | null;
  readonly feeBasis: FeeBasis;
  /** Left out: a year, 21 % VAT included, from either side. Cards of before these fields were told say no more. */
  readonly feeUnit?: FeeUnit;
  readonly feeVat?: FeeVat;
  readonly feePayer?: FeePayer;
  readonly feeCounting?: FeeCounting;
  readonly condition: SharingCondition | null;
  /** What else the card says of it, as a Dutch sentence. */
  readonly note: string | null;
};

export type Card = ProductCard | DynamicCard | SupplierCard;
export type CardKind = Card["kind"];

/** A card as it counts from a day on. After `until` it serves on, shown as old, until the next one counts. */
export type CardVersion = {
  readonly card: Card;
  readonly from: CalendarDay;
  readonly until: CalendarDay | null;
  readonly source: FigureSource;
};

/** What operators published after the cards that the site was shipped with, in the order of publication. */
export type PublishedCards = readonly CardVersion[];

/** Of a key the shipped card that began last counts; the first shipped cards count on every earlier day too. */
export type CardBook = { readonly seed: readonly CardVersion[]; readonly published: PublishedCards };

/** A day, and what may count on it. */
export type CardDay = { readonly today: string; readonly cards: PublishedCards };

/**
 * The published version of each card that counts on a day, each key once: where two begin on the same day, the one that was
 * published last.
 */
export function publishedOn(day: CalendarDay, published: PublishedCards): PublishedCards {
  const counting = new Map<string, CardVersion>();
  for (const version of published) {
    const before = counting.get(version.card.key);
    if (version.from <= day && (before === undefined || before.from <= version.from)) {
      counting.set(version.card.key, version);
    }
  }
  return [...counting.values()];
}

/** Every card that counts on a day: those of the seed in their own order, then those that came later. */
export function versionsOn(day: CalendarDay, { seed, published }: CardBook): readonly CardVersion[] {
  const counting = new Map(publishedOn(day, published).map((version) => [version.card.key, version]));
  const first = seed.map(({ from }) => from).sort()[0] ?? day;
  const shipped = publishedOn(day < first ? first : day, seed);
  const known = new Set(shipped.map(({ card }) => card.key));
  return [
    ...shipped.map((version) => counting.get(version.card.key) ?? version),
    ...[...counting.values()].filter(({ card }) => !known.has(card.key)),
  ];
}

/** What counts on every day of a stretch: from a day on, and before another; null where it has no such end. */
export type CardStretch = {
  readonly published: PublishedCards;
  readonly from: CalendarDay | null;
  readonly before: CalendarDay | null;
};

/** The stretch around a day: as little as a browser needs to do the sums of that day, and to know of which days it may not. */
export function stretchOf(day: CalendarDay, published: PublishedCards): CardStretch {
  const starts = [...new Set(published.map(({ from }) => from))].sort();
  return {
    published: publishedOn(day, published),
    from: starts.findLast((start) => start <= day) ?? null,
    before: starts.find((start) => start > day) ?? null,
  };
}

export const isInStretch = (day: CalendarDay, { from, before }: CardStretch): boolean =>
  (from === null || from <= day) && (before === null || day < before);
