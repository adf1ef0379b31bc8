import type { CalculationSide } from "#application/calculations/situation.ts";
import { buyerWords } from "#content/pages/journeys/buyer.ts";
import { buyerV3Words } from "#content/pages/journeys/buyer-v3.ts";
import { sellerWords } from "#content/pages/journeys/seller.ts";
import type { Site } from "#content/site.ts";

/** One journey as one address shows it: the same questions may be asked in two ways. */
export type JourneyKind = {
  readonly side: CalculationSide;
  readonly path: "/koper" | "/koper-v3" | "/verkoper";
  readonly thanks: "/bedankt-koper" | "/bedankt-verkoper";
  readonly words: (site: Site) => JourneyWords;
};

type Buyer = ReturnType<typeof buyerWords>;
type Seller = ReturnType<typeof sellerWords>;
type Own = "why" | "matches" | "band" | "ideal" | "know" | "leap";
/** What all three say, and what only one of them does. */
export type JourneyWords = Omit<Buyer, Own> &
  Partial<
    Pick<Buyer, "matches"> &
      Pick<ReturnType<typeof buyerV3Words>, "why"> &
      Pick<Seller, "band" | "ideal" | "know" | "leap">
  >;

export const buyerJourney: JourneyKind = {
  side: "buyer",
  path: "/koper",
  thanks: "/bedankt-koper",
  words: buyerWords,
};
export const buyerV3Journey: JourneyKind = { ...buyerJourney, path: "/koper-v3", words: buyerV3Words };
export const sellerJourney: JourneyKind = {
  side: "seller",
  path: "/verkoper",
  thanks: "/bedankt-verkoper",
  words: sellerWords,
};

export const pathOfStep = (path: string, step: number): string => (step === 1 ? path : `${path}/stap/${step}`);
