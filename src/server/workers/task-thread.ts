import { Worker } from "node:worker_threads";
import { WorkRefused } from "#application/ports/workers.ts";
import type { TaskReply, TaskRequest } from "./worker-messages.ts";

export type ThreadLimits = {
  /** What takes longer ends with its thread. */
  readonly workMs: number;
  /** A thread that has nothing to do for so long gives its memory back. */
  readonly idleMs: number;
  readonly megabytes: number;
};

export type TaskThread = {
  isFree(): boolean;
  /** One question at a time. */
  do(asked: TaskRequest): Promise<unknown>;
  end(): Promise<unknown>;
};

type Job = { readonly id: number; resolve(answer: unknown): void; reject(error: unknown): void };

/** One thread, until it has nothing to do, takes too long or breaks; `onEnd` is reply before its question fails. */
export function startTaskThread(file: URL, limits: ThreadLimits, onEnd: (thread: TaskThread) => void): TaskThread {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: limits.megabytes } });
  let job: Job | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;

  function end(error: unknown): Promise<unknown> {
    clearTimeout(timer);
    if (!isEnded) onEnd(thread);
    isEnded = true;
    job?.reject(error);
    job = null;
    return worker.terminate();
  }

  function rest(): void {
    clearTimeout(timer);
    job = null;
    // A thread that waits keeps no process alive.
    worker.unref();
    timer = setTimeout(() => void end(null), limits.idleMs);
    timer.unref();
  }

  worker.on("message", (reply: TaskReply) => {
    const asked = job;
    if (asked?.id !== reply.id) return;
    rest();
    if ("error" in reply) asked.reject(reply.error);
    else asked.resolve(reply.answer);
  });
  worker.on("error", (error) => void end(error));
  worker.on("exit", (code) => void end(new Error(`A worker ended with ${code} before it had an answer.`)));

  const thread: TaskThread = {
    isFree: () => job === null && !isEnded,
    do: (asked) =>
      new Promise((resolve, reject) => {
        clearTimeout(timer);
        job = { id: asked.id, resolve, reject };
        worker.ref();
        timer = setTimeout(() => void end(new WorkRefused("The answer took too long.")), limits.workMs);
        try {
          worker.postMessage(asked);
        } catch (error) {
          // What cannot be reply to another thread is a fault of ours, and nothing was begun.
          rest();
          reject(error);
        }
      }),
    end: () => end(new WorkRefused("The site is stopping.")),
  };
  rest();
  return thread;
}
