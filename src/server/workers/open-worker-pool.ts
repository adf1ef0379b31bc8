import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { Task, Workers } from "#application/ports/workers.ts";
import { currentAsker } from "../queues/current-asker.ts";
import { openFairTurns } from "../queues/fair-turns.ts";
import { openSharedWork } from "../queues/shared-work.ts";
import { startTaskThread, type TaskThread, type ThreadLimits } from "./task-thread.ts";

export type PoolLimits = ThreadLimits & {
  readonly threads: number;
  readonly waiting: number;
  readonly waitingEach: number;
  readonly waitMs: number;
};

const isSource = import.meta.url.endsWith(".ts");
const defaults: PoolLimits = {
  threads: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 64,
  waitingEach: 4,
  waitMs: 20_000,
  workMs: 60_000,
  // While somebody works on the site, the next question meets the newest source.
  idleMs: isSource ? 0 : 120_000,
  megabytes: 256,
};

export type WorkerPool = Workers & { close(): Promise<void> };

/** Threads that do the heavy calculations, started when they are first needed. */
export function openWorkerPool(change: Partial<PoolLimits> = {}, file: () => URL = workerFile): WorkerPool {
  const limits = { ...defaults, ...change };
  const threads = new Set<TaskThread>();
  const turns = openFairTurns({ ...limits, atATime: limits.threads });
  const questions = openSharedWork<unknown>();
  let last = 0;

  function freeThread(): TaskThread {
    const free = [...threads].find((thread) => thread.isFree());
    if (free) return free;
    const thread = startTaskThread(file(), limits, (ended) => threads.delete(ended));
    threads.add(thread);
    return thread;
  }

  return {
    async run<Input, Answer>(task: Task<Input, Answer>, input: Input, signal?: AbortSignal): Promise<Answer> {
      const asker = currentAsker();
      last += 1;
      const id = last;
      const key = task.keyOf ? `${task.name} ${task.keyOf(input)}` : `${id}`;
      // What runs ends soon by itself; what nobody waits for any more is not begun.
      const answer = await questions.join(key, signal ?? asker.signal, (left) =>
        turns.take({ network: asker.network, signal: left }, () => freeThread().do({ id, task: task.name, input })),
      );
      return answer as Answer;
    },

    async close() {
      turns.close();
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}

/** Built, the worker lies in the folder of the server; while somebody works on the site it is the source itself. */
export function workerFile(): URL {
  const names = isSource ? ["./task-worker.ts"] : ["./task-worker.js", "../task-worker.js"];
  const found = names.map((name) => new URL(name, import.meta.url)).find((place) => existsSync(place));
  if (!found) throw new Error("The worker of the sums is not where the build puts it.");
  return found;
}
