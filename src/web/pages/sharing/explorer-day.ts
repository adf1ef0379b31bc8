import type { Season } from "#domain/profiles/model-day.ts";
import type { ModelSharingDay } from "#domain/sharing/model-sharing.ts";
import { modelSquareDay } from "#web/sections/model-square-day.ts";

export type Buyer = "household" | "business";
export type Choice = { kilowattPeak: number; yearlyOfftake: number; season: Season; buyer: Buyer };

const BUSINESS_DAYTIME = 0.85;

/** The day that a choice shows, in the server's first drawing and in the browser alike. */
export const explorerDay = ({ kilowattPeak, yearlyOfftake, season, buyer }: Choice): ModelSharingDay =>
  modelSquareDay({
    kilowattPeak,
    yearlyOfftake,
    season,
    ...(buyer === "business" ? { daytimeShare: BUSINESS_DAYTIME } : {}),
  });
