import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { type Task, type Workers, WorkRefused } from "#application/ports/workers.ts";
import { startTaskThread, type TaskThread, type ThreadLimits } from "./task-thread.ts";
import type { TaskRequest } from "./worker-messages.ts";

export type PoolLimits = ThreadLimits & {
  readonly threads: number;
  /** How many questions may wait; one more is refused at once. */
  readonly waiting: number;
  readonly waitMs: number;
};

const isSource = import.meta.url.endsWith(".ts");
const defaults: PoolLimits = {
  threads: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 64,
  waitMs: 20_000,
  workMs: 60_000,
  // While somebody works on the site, the next question meets the newest source.
  idleMs: isSource ? 0 : 120_000,
  megabytes: 256,
};

/** One question and how many wait for its answer. */
type Job = {
  readonly asked: TaskRequest;
  readonly answer: PromiseWithResolvers<unknown>;
  readonly late: ReturnType<typeof setTimeout>;
  waiting: number;
};

export type WorkerPool = Workers & { close(): Promise<void> };

/** Threads that do the heavy sums, started when they are first needed, and the questions that wait for them. */
export function openWorkerPool(change: Partial<PoolLimits> = {}, file: () => URL = workerFile): WorkerPool {
  const limits = { ...defaults, ...change };
  const threads = new Set<TaskThread>();
  const queue = new Set<Job>();
  const inFlight = new Map<string, Job>();
  let last = 0;
  let isClosed = false;

  function add(task: string, input: unknown, key: string): Job {
    if (isClosed || queue.size >= limits.waiting) throw new WorkRefused("Too many questions wait, or the site stops.");
    const answer = Promise.withResolvers<unknown>();
    const late = setTimeout(() => drop(job, new WorkRefused("The question waited too long.")), limits.waitMs);
    const job: Job = { asked: { id: ++last, task, input }, answer, late, waiting: 0 };
    // Whoever left no longer listens to a refusal.
    answer.promise.catch(() => undefined).finally(() => inFlight.delete(key));
    inFlight.set(key, job);
    queue.add(job);
    goOn();
    return job;
  }

  function drop(job: Job, reason: unknown): void {
    clearTimeout(job.late);
    if (queue.delete(job)) job.answer.reject(reason);
  }

  function goOn(): void {
    for (const job of queue) {
      const thread = freeThread();
      if (!thread) return;
      queue.delete(job);
      clearTimeout(job.late);
      thread.do(job.asked).then(job.answer.resolve, job.answer.reject).finally(goOn);
    }
  }

  function freeThread(): TaskThread | null {
    const free = [...threads].find((thread) => thread.isFree());
    if (free || isClosed || threads.size >= limits.threads) return free ?? null;
    const thread = startTaskThread(file(), limits, (ended) => threads.delete(ended));
    threads.add(thread);
    return thread;
  }

  return {
    async run<Input, Answer>(task: Task<Input, Answer>, input: Input, signal?: AbortSignal): Promise<Answer> {
      signal?.throwIfAborted();
      const key = task.keyOf ? `${task.name} ${task.keyOf(input)}` : `${last + 1}`;
      const job = inFlight.get(key) ?? add(task.name, input, key);
      job.waiting += 1;
      return (await unlessAborted(job.answer.promise, signal, () => {
        job.waiting -= 1;
        // What runs ends soon by itself; what nobody waits for any more is not begun.
        if (job.waiting === 0) drop(job, signal?.reason);
      })) as Answer;
    },

    async close() {
      isClosed = true;
      for (const job of queue) drop(job, new WorkRefused("The site is stopping."));
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}

async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined, onAbort: () => void): Promise<T> {
  if (!signal) return promise;
  const left = Promise.withResolvers<never>();
  const leave = () => {
    onAbort();
    left.reject(signal.reason);
  };
  signal.addEventListener("abort", leave, { once: true });
  try {
    return await Promise.race([promise, left.promise]);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

/** Built, the worker lies in the folder of the server; while somebody works on the site it is the source itself. */
function workerFile(): URL {
  const names = isSource ? ["./task-worker.ts"] : ["./task-worker.js", "../task-worker.js"];
  const found = names.map((name) => new URL(name, import.meta.url)).find((place) => existsSync(place));
  if (!found) throw new Error("The worker of the sums is not where the build puts it.");
  return found;
}
