import type { Season } from "#domain/profiles/model-day.ts";
import { type ModelSharingDay, modelSharingDay } from "#domain/sharing/model-sharing.ts";
import { kilowattHours, kilowattsPeak, share } from "#domain/units/quantity.ts";

/** A situation as words and forms write it, in plain numbers: kWp, kWh a year, and a share of the day. */
type SquareSituation = {
  kilowattPeak: number;
  yearlyOfftake: number;
  season: Season;
  daytimeShare?: number;
  yearlyOwnUse?: number;
};

export const modelSquareDay = ({
  kilowattPeak,
  yearlyOfftake,
  season,
  daytimeShare,
  yearlyOwnUse,
}: SquareSituation): ModelSharingDay =>
  modelSharingDay({
    kilowattPeak: kilowattsPeak(kilowattPeak),
    yearlyOfftake: kilowattHours(yearlyOfftake),
    season,
    ...(daytimeShare === undefined ? {} : { daytimeShare: share(daytimeShare) }),
    ...(yearlyOwnUse === undefined ? {} : { yearlyOwnUse: kilowattHours(yearlyOwnUse) }),
  });
