import { parentPort, workerData } from "node:worker_threads";
import { type MatchingTask, matchSquare } from "#application/market/matching/match-square.ts";

// A thread of its own: a round takes seconds to minutes, in which the site must answer others.
if (parentPort) {
  const port = parentPort;
  const recommendation = matchSquare(workerData as MatchingTask, (step) => port.postMessage({ step }));
  port.postMessage({ recommendation });
}
