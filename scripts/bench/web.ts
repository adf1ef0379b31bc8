import autocannon from "autocannon";
import { type Measure, measure, median } from "./measure.ts";
import { startChild } from "./start-child.ts";
import { measureWhileCalculating } from "./while-calculating.ts";

const CONNECTIONS = 20;
const SECONDS = 4;
const ROUNDS = 3;
/** Before anything is measured, so that the code of each kind of page is compiled: a site stays up for weeks. */
const WARM_SECONDS = 6;
/** A parameter that the page does not know: such an address is never kept. */
const UNKEPT = "?meting=1";

/** Requests per second of kept and rendered pages, and of bare node:http with the same bytes, taken in turns. */
export async function measureWeb(): Promise<Measure[]> {
  const site = await startChild("scripts/serve.ts", {});
  const bareOf = (path: string) => startChild("scripts/bench/bare-server.ts", { SOURCE: `${site.address}${path}` });
  const [bareContent, bareOffers] = [await bareOf("/overons"), await bareOf("/aanbod")];
  const rates = {
    bareContent: (seconds: number) => requestsPerSecond(bareContent.address, seconds),
    content: (seconds: number) => requestsPerSecond(`${site.address}/overons`, seconds),
    rendered: (seconds: number) => requestsPerSecond(`${site.address}/calculator/koper`, seconds),
    bareOffers: (seconds: number) => requestsPerSecond(bareOffers.address, seconds),
    offers: (seconds: number) => requestsPerSecond(`${site.address}/aanbod`, seconds),
    offersUnkept: (seconds: number) => requestsPerSecond(`${site.address}/aanbod${UNKEPT}`, seconds),
    offersCold: (seconds: number) => requestsPerSecond(site.address, seconds, otherOffers),
  };
  const found = Object.fromEntries(Object.keys(rates).map((name) => [name, [] as number[]]));
  try {
    for (const rate of Object.values(rates)) await rate(WARM_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, rate] of Object.entries(rates)) found[name]?.push(await rate(SECONDS));
  } finally {
    await Promise.all([site.stop(), bareContent.stop(), bareOffers.stop()]);
  }
  const rps = (name: string, rate: keyof typeof rates, against: Measure | null = null) =>
    measure(`web.${name}`, median(found[rate] ?? []), "req/s", against);
  const bare = rps("bare-http-rps", "bareContent");
  const rendered = rps("rendered-rps", "rendered");
  const bareAll = rps("bare-http-offers-rps", "bareOffers");
  const unkept = rps("offers-unkept-rps", "offersUnkept");
  return [
    bare,
    rendered,
    rps("content-rps", "content", rendered),
    rps("content-of-bare", "content", bare),
    bareAll,
    unkept,
    rps("offers-warm-rps", "offers", unkept),
    rps("offers-warm-of-bare", "offers", bareAll),
    rps("offers-cold-rps", "offersCold", unkept),
    ...(await measureWhileCalculating()),
  ];
}

let asked = 0;

/** Every request another search, so that none was answered before. */
function otherOffers(): string {
  asked += 1;
  return `/aanbod?overschot-max=${500_000 + asked}`;
}

async function requestsPerSecond(url: string, seconds: number, nextPath?: () => string): Promise<number> {
  const headers = { accept: "text/html", "accept-encoding": "br" };
  const { requests, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers,
    ...(nextPath ? { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] } : {}),
  });
  if (non2xx > 0) throw new Error(`${url} gave ${non2xx} answers that are no success.`);
  return requests.average;
}
