import type { Matcher } from "#application/market/matching/match-part.ts";
import { matcherTask } from "#application/market/matching/run-matcher.ts";
import type { Recommendation } from "#domain/matching/recommendation.ts";
import { workerFile } from "../workers/open-worker-pool.ts";
import { startTaskThread, type ThreadLimits } from "../workers/task-thread.ts";

/** Of the heap of the thread; packed years lie beside it. The job ends the thread before its time is up. */
const usual: ThreadLimits = { workMs: 120 * 60_000, idleMs: 0, megabytes: 512 };

/** A thread of its own for each part, which ends with its answer or with the signal: the site does not wait for a part. */
export const matchInThread =
  (signal: AbortSignal, limits: Partial<ThreadLimits> = {}): Matcher =>
  async (task) => {
    signal.throwIfAborted();
    const thread = startTaskThread(workerFile(), { ...usual, ...limits }, () => {});
    const end = () => void thread.end();
    signal.addEventListener("abort", end, { once: true });
    try {
      // The task has this answer: both are named by it.
      return (await thread.do({ id: 1, task: matcherTask.name, input: task })) as Recommendation;
    } finally {
      signal.removeEventListener("abort", end);
    }
  };
