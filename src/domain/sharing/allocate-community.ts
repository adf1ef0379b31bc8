import { quarterAllocator, type SharingKey } from "#domain/sharing/quarter-allocator.ts";
import { type KilowattHours, kilowattHours, type Share } from "#domain/units/quantity.ts";
import { type Series, seriesOf } from "#domain/units/series.ts";

/** Null where somebody has nothing on that side, which is cheaper than a year of zeros. */
export type Participant = { injection: Series<"kWh"> | null; offtake: Series<"kWh"> | null; key: Share };

/** One series per participant, in the order given; the series of one kind lie behind each other in one array. */
export type CommunityAllocation = {
  received: readonly Series<"kWh">[];
  toSupplier: readonly Series<"kWh">[];
  fromSupplier: readonly Series<"kWh">[];
};

/** Quarters that are turned from series per participant into rows per quarter at once, few enough for the cache. */
const BLOCK = 128;

/**
 * Divides a year quarter by quarter. Nobody receives their own injection, and what is not received stays with the
 * suppliers. `into` takes the place of a new result: an earlier one for a group and a period of the same size.
 */
export function allocateCommunity(
  participants: readonly Participant[],
  key: SharingKey,
  into?: CommunityAllocation,
): CommunityAllocation {
  const quarters = quartersOf(participants);
  const size = participants.length;
  const allocate = quarterAllocator(keysOf(participants), key);
  const result = into ?? emptyAllocation(size, quarters);
  const light = lightQuarters(participants, quarters);
  // In the dark nothing is shared and everybody buys what they take; the light quarters are written again below.
  participants.forEach((one, who) => {
    copyAmounts(one.offtake, result.fromSupplier[who] as Series<"kWh">);
    if (into === undefined) return;
    (into.received[who] as Series<"kWh">).fill(0);
    (into.toSupplier[who] as Series<"kWh">).fill(0);
  });
  const injection = new Float64Array(size * BLOCK);
  const offtake = new Float64Array(size * BLOCK);
  for (let from = 0; from < light.length; from += BLOCK) {
    const block = light.subarray(from, from + BLOCK);
    for (let who = 0; who < size; who++) {
      const one = participants[who] as Participant;
      // Whoever has no series keeps the zeros of the first block.
      if (one.injection !== null) gather(one.injection, block, injection, who, size);
      if (one.offtake !== null) gather(one.offtake, block, offtake, who, size);
    }
    for (let row = 0; row < block.length; row++) allocate(injection, offtake, row * size);
    for (let who = 0; who < size; who++) {
      const one = participants[who] as Participant;
      if (one.injection !== null) scatterRest(injection, block, result.toSupplier[who] as Series<"kWh">, who, size);
      if (one.offtake === null) continue;
      const bought = result.fromSupplier[who] as Series<"kWh">;
      scatterReceived(offtake, block, bought, result.received[who] as Series<"kWh">, who, size);
    }
  }
  return result;
}

/** One quarter-hour of a group, as an example shows it. */
export function allocateQuarter(
  participants: readonly { injection: KilowattHours; offtake: KilowattHours; key: Share }[],
  key: SharingKey,
): { received: KilowattHours[]; toSupplier: KilowattHours[]; fromSupplier: KilowattHours[] } {
  const one = (amount: KilowattHours) => seriesOf<"kWh">([amount]);
  const rows = participants.map((who) => ({ ...who, injection: one(who.injection), offtake: one(who.offtake) }));
  const allocation = allocateCommunity(rows, key);
  const first = (series: readonly Series<"kWh">[]) => series.map(([amount]) => kilowattHours(amount as number));
  return {
    received: first(allocation.received),
    toSupplier: first(allocation.toSupplier),
    fromSupplier: first(allocation.fromSupplier),
  };
}

function quartersOf(participants: readonly Participant[]): number {
  const lengths = participants.flatMap((one) => [one.injection?.length ?? [], one.offtake?.length ?? []].flat());
  const quarters = lengths[0] ?? 0;
  if (lengths.some((length) => length !== quarters)) throw new RangeError("The series differ in length.");
  return quarters;
}

function keysOf(participants: readonly Participant[]): Float64Array {
  const keys = Float64Array.from(participants, ({ key }) => key);
  const total = keys.reduce((sum, key) => sum + key, 0);
  if (keys.some((key) => !(key >= 0)) || total > 1 + 1e-9) {
    throw new RangeError("Keys are shares of zero or more, together at most the whole.");
  }
  return keys;
}

function emptyAllocation(size: number, quarters: number): CommunityAllocation {
  const table = () => {
    const flat = new Float64Array(size * quarters);
    return Array.from({ length: size }, (_, who) =>
      seriesOf<"kWh">(flat.subarray(who * quarters, (who + 1) * quarters)),
    );
  };
  return { received: table(), toSupplier: table(), fromSupplier: table() };
}

/** The quarters in which somebody injects; the nights need no division. */
function lightQuarters(participants: readonly Participant[], quarters: number): Int32Array {
  const injected = new Float64Array(quarters);
  for (const { injection } of participants) {
    if (injection === null) continue;
    let least = 0;
    for (let quarter = 0; quarter < quarters; quarter++) {
      const amount = injection[quarter] as number;
      least = Math.min(least, amount);
      injected[quarter] = (injected[quarter] as number) + amount;
    }
    mustBeNothingOrMore(least);
  }
  const light = new Int32Array(quarters);
  let count = 0;
  for (let quarter = 0; quarter < quarters; quarter++) if ((injected[quarter] as number) > 0) light[count++] = quarter;
  return light.subarray(0, count);
}

function copyAmounts(from: Series<"kWh"> | null, to: Series<"kWh">): void {
  if (from === null) {
    to.fill(0);
    return;
  }
  let least = 0;
  for (let quarter = 0; quarter < from.length; quarter++) {
    const amount = from[quarter] as number;
    least = Math.min(least, amount);
    to[quarter] = amount;
  }
  mustBeNothingOrMore(least);
}

function mustBeNothingOrMore(least: number): void {
  if (!(least >= 0)) throw new RangeError("Every quarter must hold an amount of zero or more.");
}

function gather(series: Series<"kWh">, block: Int32Array, rows: Float64Array, who: number, size: number): void {
  for (let row = 0, at = who; row < block.length; row++, at += size) {
    rows[at] = series[block[row] as number] as number;
  }
}

function scatterRest(rows: Float64Array, block: Int32Array, rest: Series<"kWh">, who: number, size: number): void {
  for (let row = 0, at = who; row < block.length; row++, at += size) {
    rest[block[row] as number] = rows[at] as number;
  }
}

/** What went of the offtake was received; until here the series of what is bought still held the whole offtake. */
function scatterReceived(
  rows: Float64Array,
  block: Int32Array,
  bought: Series<"kWh">,
  received: Series<"kWh">,
  who: number,
  size: number,
): void {
  for (let row = 0, at = who; row < block.length; row++, at += size) {
    const quarter = block[row] as number;
    const left = rows[at] as number;
    received[quarter] = (bought[quarter] as number) - left;
    bought[quarter] = left;
  }
}
