import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { Matcher } from "#application/market/matching/run-matching.ts";
import type { Recommendation } from "#domain/matching/recommendation.ts";

type WorkerMessage = { readonly step: string } | { readonly recommendation: Recommendation };

/** Built, the worker lies in the folder of the server; while somebody works on the site it is the source itself. */
function workerFile(): URL {
  const names = import.meta.url.endsWith(".ts")
    ? ["./matching-worker.ts"]
    : ["./matching-worker.js", "../matching-worker.js"];
  const found = names.map((name) => new URL(name, import.meta.url)).find((file) => existsSync(file));
  if (!found) throw new Error("The worker of the matching is not where the build puts it.");
  return found;
}

/** Ends with the signal, so that a site that closes does not wait for a round. */
export const matchInWorker =
  (signal: AbortSignal): Matcher =>
  (task, onStep) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const worker = new Worker(workerFile(), { workerData: task });
      const end = () => void worker.terminate();
      signal.addEventListener("abort", end, { once: true });
      worker.on("message", (message: WorkerMessage) => {
        if ("step" in message) onStep(message.step);
        else resolve(message.recommendation);
      });
      worker.on("error", reject);
      worker.on("exit", (code) => {
        signal.removeEventListener("abort", end);
        reject(new Error(`The matching ended with ${code} before it had an answer.`));
      });
    });
