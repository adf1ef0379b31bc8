import { emptySeries, type Series, type SeriesSource } from "#domain/units/series.ts";

export type NetMeter = { offtake: Series<"kWh">; injection: Series<"kWh"> };

/** What the meter of a house with panels counts: per quarter either offtake or injection, never both. */
export function netMeter(load: Series<"kWh">, production: Series<"kWh">, take: SeriesSource = emptySeries): NetMeter {
  if (load.length !== production.length) throw new RangeError("Load and production must cover the same quarters.");
  const offtake = take<"kWh">(load.length);
  const injection = take<"kWh">(load.length);
  for (let quarter = 0; quarter < load.length; quarter++) {
    const surplus = (production[quarter] as number) - (load[quarter] as number);
    injection[quarter] = Math.max(surplus, 0);
    offtake[quarter] = Math.max(-surplus, 0);
  }
  return { offtake, injection };
}
