import { constants, setPriority } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type MatchingTask, runMatcher } from "#application/market/matching/run-matcher.ts";
import type { Recommendation } from "#domain/matching/recommendation.ts";

export type MatcherMessage =
  | { readonly step: string }
  | { readonly recommendation: Recommendation }
  | { readonly fault: string };

// A process of its own: a part takes minutes, in which the site must answer others, and memory that it must give back.
// The search itself is in a thread, so that the process hears at once that its parent is gone.
if (isMainThread) serve();
else search(workerData as MatchingTask);

function serve(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.on("disconnect", () => process.exit());
  // A terminal or a service manager tells both: the parent decides.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
  const answer = (message: MatcherMessage, onSent = () => {}) => process.send?.(message, onSent);
  const end = () => process.disconnect?.();
  process.once("message", (task: MatchingTask) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: task });
    thread.on("message", (message: MatcherMessage) => answer(message, "step" in message ? undefined : end));
    thread.on("error", (error) => answer({ fault: error instanceof Error ? error.message : String(error) }, end));
  });
}

function search(task: MatchingTask): void {
  const answer = (message: MatcherMessage) => parentPort?.postMessage(message);
  answer({ recommendation: runMatcher(task, (step) => answer({ step })) });
}
