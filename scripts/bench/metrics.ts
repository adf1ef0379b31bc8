import autocannon from "autocannon";
import { openMetrics } from "../../src/adapters/metrics/open-metrics.ts";
import { type Measure, measure, median } from "./measure.ts";
import { startChild } from "./start-child.ts";

const COUNTS = 200_000;
const ROUNDS = 5;
const SECONDS = 4;
const MICRO = 1e6;
const TOKEN = "a-token-of-the-bench";

/**
 * What counting costs: the processor's time of one count, against that of one answer of the quickest page, as the site itself
 * tells it. Two sites side by side differ by more than a percent from run to run, so the cost itself is measured.
 */
export async function measureMetrics(): Promise<Measure[]> {
  const count = measure("metrics.count", median(Array.from({ length: ROUNDS }, countOnce)), "µs");
  const site = await startChild("scripts/serve.ts", { METRICS_TOKEN: TOKEN });
  try {
    const headers = { accept: "text/html", "accept-encoding": "br" };
    const before = await processorSeconds(site.address);
    const { requests } = await autocannon({
      url: `${site.address}/overons`,
      connections: 20,
      duration: SECONDS,
      headers,
    });
    const spent = (await processorSeconds(site.address)) - before;
    const answer = measure("metrics.answer", (MICRO * spent) / (requests.average * SECONDS), "µs");
    return [answer, count, measure("metrics.cost", (100 * count.value) / answer.value, "%")];
  } finally {
    await site.stop();
  }
}

async function processorSeconds(address: string): Promise<number> {
  const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(await response.text())?.[1]);
}

const routes = ["/overons", "/", "/aanbod/:id", "/calculator/koper", null];

function countOnce(): number {
  const readState = async () => ({
    pool: null,
    queues: {},
    ages: {},
    jobs: {},
    failures: {},
    backups: {},
    clockDifference: null,
  });
  const { observe } = openMetrics({ token: TOKEN, droppedLogLines: () => 0, isReady: async () => true, readState });
  const before = process.cpuUsage();
  for (let at = 0; at < COUNTS; at += 1) {
    const route = routes[at % routes.length] ?? null;
    observe({ method: "GET", status: 200, route, pathname: "/", hasQuery: false, seconds: (at % 100) / 1000 });
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / COUNTS;
}
