// In a thread of its own, so that what else the bench does is not in its times: asks paths in turns until told to stop.
import { parentPort, workerData } from "node:worker_threads";

const { address, paths } = workerData as { address: string; paths: readonly string[] };
const waits: Record<string, number[]> = Object.fromEntries(paths.map((path) => [path, []]));
let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});
while (!isOver) {
  for (const path of paths) {
    const startedAt = performance.now();
    await (await fetch(address + path)).arrayBuffer();
    waits[path]?.push(performance.now() - startedAt);
  }
  await new Promise((resolve) => setTimeout(resolve, 5));
}
parentPort?.postMessage(waits);
