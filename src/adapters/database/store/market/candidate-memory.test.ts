import { expect, test } from "vitest";
import type { FitCandidate } from "#application/ports/market.ts";
import { openCandidateMemory } from "./candidate-memory.ts";

const candidate = (id: string, samples = 1): FitCandidate => ({
  id,
  holder: "person",
  isDemo: false,
  isVatExempt: false,
  price: { kind: "gift" },
  injectionPrice: 0,
  fee: 0,
  sample: new Float32Array(samples),
});
const named = (from: number, count: number) => Array.from({ length: count }, (_, at) => `offer ${from + at}`);
const foundAs = (ids: readonly string[], changedIn = 1) => ids.map((id) => ({ id, changedIn }));

function openCounted(max: number, { samples = 1, changedIn = (): number => 1 } = {}) {
  const asked: string[][] = [];
  const find = openCandidateMemory(max, async (ids) => {
    asked.push([...ids]);
    return ids.map((id) => ({ offer: candidate(id, samples), changedIn: changedIn() }));
  });
  const idsOf = async (found: Parameters<typeof find>[0]) => (await find(found)).map(({ id }) => id);
  return { idsOf, asked };
}

test("all that a search found is there, in its order, however full the memory is", async () => {
  const { idsOf } = openCounted(10);
  for (let round = 0; round < 5; round += 1) await idsOf(foundAs(named(round * 4, 4)));
  // Some of these are remembered, and are the oldest when the others push in.
  const mixed = [...named(8, 8), ...named(100, 9)];
  for (let time = 0; time < 3; time += 1) expect(await idsOf(foundAs(mixed))).toEqual(mixed);
});

test("two searches at once push nothing out of each other's answer", async () => {
  const { idsOf } = openCounted(6);
  await idsOf(foundAs(named(0, 6)));
  const [one, other] = [
    [...named(0, 3), ...named(50, 4)],
    [...named(3, 3), ...named(60, 4)],
  ];
  expect(await Promise.all([idsOf(foundAs(one)), idsOf(foundAs(other))])).toEqual([one, other]);
});

test("what was asked for last is not read again: half of what fits, and what had longest been left alone goes", async () => {
  const { idsOf, asked } = openCounted(8);
  await idsOf(foundAs(named(0, 4)));
  await idsOf(foundAs(named(10, 2)));
  await idsOf(foundAs(named(0, 2)));
  await idsOf(foundAs(named(20, 2)));
  expect(asked).toEqual([named(0, 4), named(10, 2), named(20, 2)]);
  // The last four.
  await idsOf(foundAs([...named(0, 2), ...named(20, 2)]));
  expect(asked).toHaveLength(3);
  await idsOf(foundAs(named(30, 4)));
  await idsOf(foundAs(named(2, 2)));
  expect(asked.at(-1)).toEqual(named(2, 2));
});

test("a memory that is full holds no more than it was told to", async () => {
  const { idsOf, asked } = openCounted(10);
  for (let at = 0; at < 100; at += 1) await idsOf(foundAs(named(at, 1)));
  const before = asked.length;
  for (let at = 99; at >= 0; at -= 1) await idsOf(foundAs(named(at, 1)));
  expect(asked.length - before).toBeGreaterThanOrEqual(90);
});

test("an offer that was changed is read again, and one whose year is still to be drawn each time", async () => {
  let transaction = 1;
  const { idsOf, asked } = openCounted(4, { changedIn: () => transaction });
  await idsOf(foundAs(named(0, 1)));
  transaction = 2;
  await idsOf(foundAs(named(0, 1), transaction));
  expect(asked).toHaveLength(2);
  await idsOf(foundAs(named(0, 1), transaction));
  expect(asked).toHaveLength(2);

  const undrawn = openCounted(4, { samples: 0 });
  await undrawn.idsOf(foundAs(named(0, 1)));
  await undrawn.idsOf(foundAs(named(0, 1)));
  expect(undrawn.asked).toHaveLength(2);
});
