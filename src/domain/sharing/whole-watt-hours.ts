import type { CommunityAllocation, Participant } from "#domain/sharing/allocate-community.ts";
import type { Series } from "#domain/units/series.ts";

const WATT_HOURS_PER_KILOWATT_HOUR = 1000;
/** Remainders closer to each other than this differ by binary fractions only. */
const SAME = 1e-6;

/**
 * Kilowatt-hours as whole watt-hours that add up to the total, by the largest remainders: each amount is rounded down,
 * and the watt-hours that are missing go to those who lost most, the larger amount first where that is equal.
 */
export function wholeWattHours(amounts: ArrayLike<number>, total: number = wattHoursOf(sumOf(amounts))): Int32Array {
  const whole = Int32Array.from(amounts, (amount) => Math.floor(amount * WATT_HOURS_PER_KILOWATT_HOUR + SAME));
  let missing = total - whole.reduce((sum, part) => sum + part, 0);
  if (missing === 0) return whole;
  if (missing < 0 || missing > whole.length) throw new RangeError(`${total} Wh is not the sum of these amounts.`);
  const lost = (who: number) => (amounts[who] as number) * WATT_HOURS_PER_KILOWATT_HOUR - (whole[who] as number);
  const turns = Array.from(whole.keys()).sort((a, b) => {
    const difference = lost(b) - lost(a);
    return Math.abs(difference) > SAME ? difference : (amounts[b] as number) - (amounts[a] as number) || a - b;
  });
  for (const who of turns) {
    if (missing-- <= 0) break;
    whole[who] = (whole[who] as number) + 1;
  }
  return whole;
}

/**
 * Per kind the participants' quarters behind each other, as in the allocation. Given is negative where a key leaves
 * somebody more to sell than was injected: see `quarterAllocator`.
 */
export type WattHourAllocation = {
  received: Int32Array;
  given: Int32Array;
  toSupplier: Int32Array;
  fromSupplier: Int32Array;
};

/**
 * An allocation in whole watt-hours, as it is settled: in every quarter all that is received was given, and what each
 * meter measured in whole watt-hours is what was shared and what went to or came from the supplier.
 */
export function allocationInWattHours(
  participants: readonly Participant[],
  { received, toSupplier }: CommunityAllocation,
): WattHourAllocation {
  const size = participants.length;
  const quarters = received[0]?.length ?? 0;
  const table = () => new Int32Array(size * quarters);
  const result = { received: table(), given: table(), toSupplier: table(), fromSupplier: table() };
  const got = new Float64Array(size);
  const gave = new Float64Array(size);
  for (let quarter = 0; quarter < quarters; quarter++) {
    participants.forEach(({ injection }, who) => {
      got[who] = (received[who] as Series<"kWh">)[quarter] as number;
      gave[who] = (injection?.[quarter] ?? 0) - ((toSupplier[who] as Series<"kWh">)[quarter] as number);
    });
    const total = wattHoursOf(sumOf(got));
    const gotWhole = wholeWattHours(got, total);
    const gaveWhole = wholeWattHours(gave, total);
    participants.forEach(({ injection, offtake }, who) => {
      const at = who * quarters + quarter;
      result.received[at] = gotWhole[who] as number;
      result.given[at] = gaveWhole[who] as number;
      result.fromSupplier[at] = wattHoursOf(offtake?.[quarter] ?? 0) - (gotWhole[who] as number);
      result.toSupplier[at] = wattHoursOf(injection?.[quarter] ?? 0) - (gaveWhole[who] as number);
    });
  }
  return result;
}

const wattHoursOf = (amount: number) => Math.round(amount * WATT_HOURS_PER_KILOWATT_HOUR);

function sumOf(amounts: ArrayLike<number>): number {
  let total = 0;
  for (let who = 0; who < amounts.length; who++) total += amounts[who] as number;
  return total;
}
