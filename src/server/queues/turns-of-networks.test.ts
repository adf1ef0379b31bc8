import { expect, test } from "vitest";
import { openTurnsOfNetworks } from "./turns-of-networks.ts";

test("a network has so many at work and so many waiting, whatever others do, and this machine as many as it likes", async () => {
  const take = openTurnsOfNetworks({ atATime: 2, waiting: 1, waitMs: 60_000 });
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const ask = (network: string | null) =>
    take({ network }, () => {
      begun += 1;
      return gate.promise;
    });
  const asked = ["a", "a", "a", "b", null, null, null].map(ask);
  await expect(ask("a")).rejects.toMatchObject({ status: 429 });
  expect(begun).toBe(6);
  gate.resolve();
  await Promise.all(asked);
  expect(begun).toBe(7);
  await ask("a");
});

test("work that fails, or whose sender leaves, gives its place to the next", async () => {
  const take = openTurnsOfNetworks({ atATime: 1, waiting: 5, waitMs: 60_000 });
  const gate = Promise.withResolvers<never>();
  const first = take({ network: "a" }, () => gate.promise);
  const leaving = new AbortController();
  const left = take({ network: "a", signal: leaving.signal }, async () => "left");
  const next = take({ network: "a" }, async () => "next");
  leaving.abort(new Error("gone"));
  gate.reject(new Error("broken"));
  expect((await Promise.allSettled([first, left, next])).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
    "fulfilled",
  ]);
});
