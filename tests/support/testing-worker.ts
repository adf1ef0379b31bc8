import { parentPort } from "node:worker_threads";
import type { TaskRequest } from "#server/workers/worker-messages.ts";

/** What a test and its worker both see: how many questions were begun, and whether they may end. */
export type SharedState = Int32Array<SharedArrayBuffer>;
export const BEGUN = 0;
export const MAY_END = 1;

// A worker for tests: it stands still until the test lets it go on, or breaks.
parentPort?.on("message", ({ id, task, input }: TaskRequest) => {
  if (task === "break") throw new Error("broken");
  const { state, name } = input as { state: SharedState; name: string };
  Atomics.add(state, BEGUN, 1);
  Atomics.notify(state, BEGUN);
  if (task === "wait") Atomics.wait(state, MAY_END, 0);
  parentPort?.postMessage({ id, answer: `${name} answered` });
});
