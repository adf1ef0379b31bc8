import { expect, test } from "vitest";
import { runMatcher } from "#application/market/matching/run-matcher.ts";
import { measuredSquare } from "../../../tests/support/measured-square.ts";
import { matchInThread } from "./match-in-thread.ts";

const LONG = 800;
const never = new AbortController().signal;
const threads = () => process.getActiveResourcesInfo().filter((name) => name === "MessagePort").length;

test("a part is searched in a thread, with the answer that this thread would give, and the thread is gone after it", async () => {
  const before = threads();
  const task = measuredSquare(3);
  expect(await matchInThread(never)(task)).toEqual(runMatcher(task));
  await expect.poll(threads).toBe(before);
});

test("a search ends at once with the signal of its job or of the site", async () => {
  const ending = new AbortController();
  const answer = matchInThread(ending.signal)(measuredSquare(LONG));
  const ended = expect(answer).rejects.toThrow("stopping");
  await new Promise((resolve) => setTimeout(resolve, 300));
  ending.abort();
  await ended;
});

test("what goes wrong in the thread is told, and a thread that takes too much memory is not the site", async () => {
  const broken = measuredSquare(1);
  const twins = { ...broken, buyers: [], sellers: [...broken.sellers, ...broken.sellers] };
  await expect(matchInThread(never)(twins)).rejects.toThrow("an id of its own");
  await expect(matchInThread(never, { megabytes: 4 })(measuredSquare(LONG))).rejects.toThrow("memory");
});
