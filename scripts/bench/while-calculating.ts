import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Measure, measure } from "./measure.ts";
import { startChild, untilIdle } from "./start-child.ts";

const AT_A_TIME = 8;
const SECONDS = 10;
const paths = ["/overons", "/healthz"];

/** How long others wait while eight calculations that nobody asked before are made at a time. */
export async function measureWhileCalculating(script = "scripts/serve.ts"): Promise<Measure[]> {
  // Each asks from a network of its own: one network alone would be refused.
  const site = await startChild(script, { CLIENT_ADDRESS_HEADER: "x-real-ip" });
  let calculations = 0;
  let isOver = false;
  const calculate = async (network: number) => {
    for (let round = 0; !isOver; round += 1) {
      const query = `verbruik=${2000 + network * 997 + round}&kwp=${4 + (round % 7)}`;
      const headers = { "x-real-ip": `192.0.${round % 200}.${network}`, accept: "text/html" };
      const answer = await fetch(`${site.address}/calculator/koper?${query}`, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`A calculation answered ${answer.status}.`);
      calculations += 1;
    }
  };
  try {
    for (const path of [...paths, "/calculator/koper"]) await (await fetch(site.address + path)).arrayBuffer();
    await untilIdle(site.pid);
    const client = new Worker(new URL("./ask-in-turns.ts", import.meta.url), {
      workerData: { address: site.address, paths },
    });
    const calculating = Promise.all(Array.from({ length: AT_A_TIME }, (_, at) => calculate(at)));
    await Promise.race([wait(SECONDS * 1000), calculating]);
    client.postMessage("stop");
    const [waits] = (await once(client, "message")) as [Record<string, number[]>];
    isOver = true;
    await calculating;
    return [measure("web.calculations", calculations / SECONDS, "a s"), ...Object.entries(waits).flatMap(measuresOf)];
  } finally {
    await site.stop();
  }
}

function measuresOf([path, waits]: [string, number[]]): Measure[] {
  const sorted = waits.toSorted((a, b) => a - b);
  const percentile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  const name = `web.${path.slice(1)}-while-calculating`;
  return [measure(`${name}-p50`, percentile(0.5), "ms"), measure(`${name}-p99`, percentile(0.99), "ms")];
}
