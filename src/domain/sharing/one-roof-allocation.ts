import {
  greaterOf,
  type KilowattHours,
  kilowattHours,
  lesserOf,
  minus,
  plus,
  type Share,
} from "#domain/units/quantity.ts";

export type SharingKey = "fixed" | "relative" | "optimal";

export type OneRoofQuarter = {
  injection: KilowattHours;
  /** The part of the key that the injecting participant holds. */
  ownKey: Share;
  receivers: readonly { key: Share; offtake: KilowattHours }[];
};

export type OneRoofAllocation = { received: KilowattHours[]; toSupplier: KilowattHours };

/**
 * The Flemish protocol (v3.1) for a group in which one participant injects, within one quarter-hour. Fixed: the own
 * part of the key stays behind. Relative: the others divide it. Optimal: the relative round again with what is left,
 * among those who still take power, until nothing moves.
 */
export function allocateOneRoof(quarter: OneRoofQuarter, method: SharingKey): OneRoofAllocation {
  const nothing = kilowattHours(0);
  let received = quarter.receivers.map(() => nothing);
  let left = quarter.injection;
  for (let round = 0; round === 0 || (method === "optimal" && round <= quarter.receivers.length); round += 1) {
    const needs = quarter.receivers.map(({ offtake }, index) => minus(offtake, received[index] ?? nothing));
    // In the first round the keys of those who take nothing still count.
    const keys = quarter.receivers.map(({ key }, index) => (round === 0 || (needs[index] ?? 0) > 0 ? key : 0));
    const whole = keys.reduce<number>((total, key) => total + key, method === "fixed" ? quarter.ownKey : 0);
    if (whole === 0) break;
    const offered = left;
    received = received.map((sofar, index) => {
      const part = lesserOf(kilowattHours((offered * (keys[index] ?? 0)) / whole), needs[index] ?? nothing);
      left = greaterOf(minus(left, part), nothing);
      return plus(sofar, part);
    });
  }
  return { received, toSupplier: left };
}
