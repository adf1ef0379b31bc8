import { emptySeries, type Series } from "#domain/units/series.ts";

export type NetMeter = { offtake: Series<"kWh">; injection: Series<"kWh"> };

/** What the meter of a house with panels counts: per quarter either offtake or injection, never both. */
export function netMeter(load: Series<"kWh">, production: Series<"kWh">): NetMeter {
  if (load.length !== production.length) throw new RangeError("Load and production must cover the same quarters.");
  const offtake = emptySeries<"kWh">(load.length);
  const injection = emptySeries<"kWh">(load.length);
  for (let quarter = 0; quarter < load.length; quarter++) {
    const surplus = (production[quarter] as number) - (load[quarter] as number);
    if (surplus > 0) injection[quarter] = surplus;
    else if (surplus < 0) offtake[quarter] = -surplus;
  }
  return { offtake, injection };
}
