import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { getPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type MatchingTask, runMatcher } from "#application/market/matching/run-matcher.ts";
import { measuredSquare } from "../../../tests/support/measured-square.ts";
import { until } from "../../../tests/support/until.ts";
import { matchInProcess } from "./match-in-process.ts";

const LONG = 800;
const childScript = fileURLToPath(new URL("../../../tests/support/matching-child.ts", import.meta.url));

const childrenOf = (pid: number): number[] =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...command]) => Number(parent) === pid && command.join(" ").includes("matching-worker"))
    .map(([own]) => Number(own));

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A part that is searched for long, from its first step on. */
function begun(signal: AbortSignal, task: MatchingTask) {
  const first = Promise.withResolvers<void>();
  const answer = matchInProcess(signal)(task, () => first.resolve());
  answer.catch(first.reject);
  return { answer, first: first.promise };
}

test("a part is searched in a process with lower priority, which tells its steps and is gone with its answer", async () => {
  const task = measuredSquare(3);
  const steps: string[] = [];
  const seen: number[] = [];
  const answer = matchInProcess(new AbortController().signal)(task, (step) => {
    steps.push(step);
    seen.push(...childrenOf(process.pid).map((pid) => getPriority(pid)));
  });
  expect(await answer).toEqual(runMatcher(task));
  expect(steps).toEqual(["packed", "placed", "improved", "settled"]);
  expect(Math.min(...seen)).toBeGreaterThan(getPriority());
  await until(() => childrenOf(process.pid).length === 0);
});

test("a process that is told to stop by its terminal goes on, and ends with the signal of the site", async () => {
  const ending = new AbortController();
  const { answer, first } = begun(ending.signal, measuredSquare(LONG));
  await first;
  const [pid = 0] = childrenOf(process.pid);
  process.kill(pid, "SIGTERM");
  process.kill(pid, "SIGINT");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isThere(pid)).toBe(true);
  ending.abort();
  await expect(answer).rejects.toThrow("before it had an answer");
  expect(isThere(pid)).toBe(false);
});

test("what goes wrong in the process is told, and so is its sudden end", async () => {
  const [broken] = [measuredSquare(1)];
  const twins = { ...broken, buyers: [], sellers: [...broken.sellers, ...broken.sellers] };
  await expect(matchInProcess(new AbortController().signal)(twins, () => {})).rejects.toThrow("an id of its own");
  const { answer, first } = begun(new AbortController().signal, measuredSquare(LONG));
  await first;
  process.kill(childrenOf(process.pid)[0] ?? 0, "SIGKILL");
  await expect(answer).rejects.toThrow("ended with SIGKILL");
});

test("no search outlives a site that is killed in the middle of it", async () => {
  const site = spawn(process.execPath, [childScript, String(LONG)], { stdio: ["ignore", "pipe", "inherit"] });
  await once(site.stdout, "data");
  const [search = 0] = childrenOf(site.pid ?? 0);
  expect(isThere(search)).toBe(true);
  site.kill("SIGKILL");
  await until(() => !isThere(search), 10_000);
});
