import { parentPort, workerData } from "node:worker_threads";
import { type MatchingTask, runMatcher } from "#application/market/matching/run-matcher.ts";

// A thread of its own: a round takes seconds to minutes, in which the site must answer others.
if (parentPort) {
  const port = parentPort;
  const recommendation = runMatcher(workerData as MatchingTask, (step) => port.postMessage({ step }));
  port.postMessage({ recommendation });
}
