import autocannon from "autocannon";
import { type Measure, measure, median } from "./measure.ts";
import { startChild } from "./start-child.ts";

const CONNECTIONS = 20;
const SECONDS = 4;
const ROUNDS = 3;

/** Requests per second of a content page, a rendered page, and bare node:http with the same bytes, taken in turns. */
export async function measureWeb(): Promise<Measure[]> {
  const site = await startChild("scripts/serve.ts", {});
  const bare = await startChild("scripts/bench/bare-server.ts", { SOURCE: `${site.address}/overons` });
  const rates = { bare: [] as number[], content: [] as number[], rendered: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.bare.push(await requestsPerSecond(bare.address));
      rates.content.push(await requestsPerSecond(`${site.address}/overons`));
      rates.rendered.push(await requestsPerSecond(`${site.address}/calculator/koper`));
    }
  } finally {
    site.stop();
    bare.stop();
  }
  const bareRate = measure("web.bare-http-rps", median(rates.bare), "req/s");
  const rendered = measure("web.rendered-rps", median(rates.rendered), "req/s");
  const content = measure("web.content-rps", median(rates.content), "req/s", rendered);
  return [bareRate, rendered, content, { ...measure("web.content-of-bare", content.value, "req/s", bareRate) }];
}

async function requestsPerSecond(url: string): Promise<number> {
  const headers = { accept: "text/html", "accept-encoding": "br" };
  const { requests, non2xx } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (non2xx > 0) throw new Error(`${url} gave ${non2xx} answers that are no success.`);
  return requests.average;
}
