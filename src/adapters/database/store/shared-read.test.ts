import { expect, test } from "vitest";
import { sharedRead } from "./shared-read.ts";

const turn = () => new Promise(setImmediate);

/** A value that changes under a reading which takes its time. */
function slowValue() {
  let [value, reads] = [0, 0];
  const waiting: (() => void)[] = [];
  return {
    change: () => (value += 1),
    reads: () => reads,
    finish: async () => {
      waiting.shift()?.();
      await turn();
    },
    read: () => {
      reads += 1;
      const seen = value;
      return new Promise<number>((resolve) => waiting.push(() => resolve(seen)));
    },
  };
}

test("who asks after a change is told of it, also when a reading from before it is still under way", async () => {
  const slow = slowValue();
  const ask = sharedRead(slow.read);
  const before = ask();
  await turn();
  slow.change();
  const after = [ask(), ask(), ask()];
  expect(slow.reads()).toBe(1);
  await slow.finish();
  expect(await before).toBe(0);
  slow.change();
  await slow.finish();
  expect(await Promise.all(after)).toEqual([1, 1, 1]);
  expect(slow.reads()).toBe(2);
  const last = ask();
  await turn();
  await slow.finish();
  expect(await last).toBe(2);
});

test("who asks in the same turn shares one reading", async () => {
  let reads = 0;
  const ask = sharedRead(async () => {
    reads += 1;
    return reads;
  });
  const asLate = async () => {
    await null;
    return ask();
  };
  expect(await Promise.all([ask(), asLate(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(2);
});

test("a reading that fails fails for those who waited for it, and the next one is tried", async () => {
  let reads = 0;
  let fail: (error: Error) => void = () => undefined;
  const ask = sharedRead(async () => {
    reads += 1;
    if (reads > 1) return reads;
    return new Promise<number>((_, reject) => {
      fail = reject;
    });
  });
  const failed = expect(ask()).rejects.toThrow("away");
  await turn();
  const second = ask();
  fail(new Error("away"));
  await failed;
  expect(await second).toBe(2);
  expect(await ask()).toBe(3);
});
