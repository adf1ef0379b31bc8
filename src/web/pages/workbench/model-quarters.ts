import { modelDay, type Season } from "#domain/profiles/model-day.ts";
import { sharePair } from "#domain/sharing/share-pair.ts";
import { kilowattHours, kilowattsPeak, share } from "#domain/units/quantity.ts";
import { seriesOf } from "#domain/units/series.ts";

type ModelDayChoice = { peak: number; offtake: number; season: Season; daytime?: number };

export function modelQuarters({ peak, offtake, season, daytime }: ModelDayChoice) {
  const day = modelDay({
    kilowattPeak: kilowattsPeak(peak),
    yearlyOfftake: kilowattHours(offtake),
    season,
    ...(daytime === undefined ? {} : { daytimeShare: share(daytime) }),
  });
  const { shared, toSupplier, fromSupplier } = sharePair(seriesOf(day.injection), seriesOf(day.offtake));
  return Array.from(shared, (energy, quarter) => ({
    shared: energy,
    toSupplier: toSupplier[quarter] ?? 0,
    fromSupplier: fromSupplier[quarter] ?? 0,
    injection: day.injection[quarter] ?? 0,
    offtake: day.offtake[quarter] ?? 0,
  }));
}

/** Shared energy over a year: the sun path of each day at 51 degrees north, bright and dull days in a fixed sequence. */
export function modelYear(): number[][] {
  const offtake = modelQuarters({ peak: 0, offtake: 9000, season: "spring", daytime: 0.75 });
  return Array.from({ length: 365 }, (_, day) => {
    const declination = 0.409 * Math.sin(((day - 80) / 365) * 2 * Math.PI);
    const solarNoon = day >= 87 && day < 297 ? 13.75 : 12.75;
    const brightness = 0.5 + 0.9 * Math.abs(Math.sin(day * 1.7) * Math.cos(day * 0.43));
    return offtake.map((quarter, index) => {
      const hourAngle = (((index + 0.5) / 4 - solarNoon) * Math.PI) / 12;
      const elevation =
        Math.sin(0.89) * Math.sin(declination) + Math.cos(0.89) * Math.cos(declination) * Math.cos(hourAngle);
      return Math.min(Math.max(0, elevation) * brightness * 0.9, quarter.offtake);
    });
  });
}
