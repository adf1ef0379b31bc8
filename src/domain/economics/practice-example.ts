import type { GainOnOldPrices, PairGain, PairSale } from "#domain/economics/pair-gain.ts";
import type { SaleVerdict } from "#domain/economics/verdict/verdict-on-sale.ts";
import type { SharingQuarter, SharingTotals } from "#domain/sharing/shared-day.ts";
import type { Euros, KilowattHours, KilowattsPeak } from "#domain/units/quantity.ts";

/** In the order in which they are told. */
export const practiceExampleIds = ["neighbours", "bakery", "school", "car", "flat", "secondHome", "coldStore"] as const;

export type PracticeExampleId = (typeof practiceExampleIds)[number];

/** What a year of one pair comes to. */
export type PracticeOutcome = {
  year: SharingTotals;
  sale: PairSale;
  gain: PairGain;
  /** Null where the prices are young enough for one number. */
  oldPrices: GainOnOldPrices | null;
  verdict: SaleVerdict["verdict"];
  /** What the two must share before neither loses, together; null when they never win. */
  breakEven: KilowattHours | null;
};

/** One situation from daily life, computed as a calculator would: its day, its year, and what one change makes of it. */
export type PracticeExample = PracticeOutcome & {
  id: PracticeExampleId;
  /** Told in the story: the roof, what its owner uses and what the other side uses, in a year. */
  facts: { kilowattPeak: KilowattsPeak; ownUse: KilowattHours; use: KilowattHours };
  /** The mean day of this month, 1 to 12. */
  month: number;
  quarters: SharingQuarter[];
  /** The same pair with the one change that its story tells of. */
  changed: PracticeOutcome | null;
  /** How many such sellers bring the group most, and what that is. */
  bestSellers: { sellers: number; together: Euros } | null;
};
