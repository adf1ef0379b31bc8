import type { PairGain, PairSale } from "#domain/economics/pair-gain.ts";
import type { Season } from "#domain/profiles/model-day.ts";
import type { ModelSharingDay, SharingTotals } from "#domain/sharing/model-sharing.ts";
import type { Euros } from "#domain/units/quantity.ts";

export type PracticeExampleId = "neighbours" | "school" | "bakery" | "apartments" | "secondHome";

/** One situation from daily life, computed by the model: a picture of its day and the money of its year. */
export type PracticeExample = {
  id: PracticeExampleId;
  buyers: number;
  sellers: number;
  season: Season;
  day: ModelSharingDay;
  year: SharingTotals;
  sale: PairSale;
  gain: PairGain;
  /** What each connection pays: the fee of one buyer, the fee of one seller. */
  fees: { buyer: Euros; seller: Euros };
};
