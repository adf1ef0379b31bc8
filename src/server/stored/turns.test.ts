import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { openTurns } from "./turns.ts";

test("no more than so many work at a time, in the order in which they asked, and who fails lets the next one in", async () => {
  const turns = openTurns(2);
  const begun: number[] = [];
  let most = 0;
  let now = 0;
  const work = (name: number) => async () => {
    begun.push(name);
    now += 1;
    most = Math.max(most, now);
    await nextTurn();
    now -= 1;
    if (name % 3 === 0) throw new Error(`work ${name}`);
    return name;
  };
  const ended = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((name) => turns.take(work(name))));
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(2);
  expect(ended.map(({ status }) => status === "fulfilled")).toEqual([true, true, false, true, true, false, true]);
  expect(await turns.take(work(8))).toBe(8);
});
