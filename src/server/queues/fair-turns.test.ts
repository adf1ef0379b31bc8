import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { WorkRefused } from "#application/ports/workers.ts";
import { openFairTurns } from "./fair-turns.ts";

const limits = { atATime: 1, waiting: 50, waitingEach: 10, waitMs: 60_000 };
const of = (network: string | null, signal?: AbortSignal) => ({ network, signal });

/** Turns of which the first is taken until the gate opens, and the names of the work in the order in which it began. */
function openGated(change: Partial<typeof limits> = {}) {
  const turns = openFairTurns({ ...limits, ...change });
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = turns.take(of("first"), () => gate.promise);
  const ask = (network: string | null, name: string, signal?: AbortSignal) =>
    turns.take(of(network, signal), async () => {
      begun.push(name);
      return name;
    });
  const open = () => {
    gate.resolve();
    return first;
  };
  return { turns, begun, ask, open };
}

test("no more than so many work at a time, in the order in which they asked, and who fails lets the next one in", async () => {
  const turns = openFairTurns({ ...limits, atATime: 2 });
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
  const ended = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((name) => turns.take(of("a"), work(name))));
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(2);
  expect(ended.map(({ status }) => status === "fulfilled")).toEqual([true, true, false, true, true, false, true]);
  expect(await turns.take(of("a"), work(8))).toBe(8);
});

test("networks are served in turn: what one of them asked last comes before what another asked in masses", async () => {
  const { ask, begun, open } = openGated();
  const answers = ["a1", "a2", "a3", "a4", "b1", "c1", "b2"].map((name) => ask(name.charAt(0), name));
  await open();
  await Promise.all(answers);
  expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
});

test("a network that has its share waiting is refused at once with 429, and all networks together with 503", async () => {
  const { ask, open } = openGated({ waiting: 5, waitingEach: 2 });
  const waiting = [ask("a", "a1"), ask("a", "a2"), ask("b", "b1"), ask(null, "own 1"), ask(null, "own 2")];
  await expect(ask("a", "a3")).rejects.toMatchObject({ status: 429 });
  await expect(ask("c", "c1")).rejects.toMatchObject({ status: 503, retryAfterSeconds: 10 });
  await open();
  expect(await Promise.all(waiting)).toEqual(["a1", "a2", "b1", "own 1", "own 2"]);
  expect(await ask("a", "a3")).toBe("a3");
});

test("who leaves is never begun, and makes room for another of the same network", async () => {
  const { ask, begun, open } = openGated({ waitingEach: 1 });
  const leaving = new AbortController();
  const left = ask("a", "left", leaving.signal);
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  const stays = ask("a", "stays");
  await open();
  expect(await stays).toBe("stays");
  expect(begun).toEqual(["stays"]);
});

test("what waits when it closes is refused, and what comes after it too", async () => {
  const { turns, ask, begun, open } = openGated();
  const waits = ask("a", "waits");
  turns.close();
  await expect(waits).rejects.toBeInstanceOf(WorkRefused);
  await expect(ask("a", "late")).rejects.toBeInstanceOf(WorkRefused);
  await open();
  expect(begun).toEqual([]);
});
