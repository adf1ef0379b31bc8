import { drawnInjection, offerToCompute } from "#application/market/listings/offer-year.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { WorkRefused } from "#application/ports/workers.ts";
import { waitForColdSumOf } from "#web/calculations/sum-for-visitor.ts";
import { currentAsker } from "../queues/current-asker.ts";
import type { Endpoint } from "./answer-endpoint.ts";
import { offerIdIn } from "./offer-address.ts";

/** A year is 140 kB: 18 MB in all, as for the drawn pages of the market. */
const YEARS_MAX = 128;
/** By all that a year is drawn from, so that one year is never another's, whatever changes on the market. */
const years = new Map<string, Float32Array<ArrayBuffer>>();

function keep(key: string, year: Float32Array<ArrayBuffer>): void {
  // Whoever was asked for last stands at the end.
  years.delete(key);
  years.set(key, year);
  const [oldest] = years.keys();
  if (years.size > YEARS_MAX && oldest !== undefined) years.delete(oldest);
}

/** The quarters of an offer in kWh, four bytes each, for a browser that lays a visitor's own file beside them. */
export const answerOfferYear: Endpoint = async ({ ports, url, more }) => {
  const id = offerIdIn(url.pathname);
  const refuse = (status: 404 | 429 | 503, seconds?: number) =>
    new Response(null, { status, headers: { ...more, ...(seconds ? { "retry-after": String(seconds) } : {}) } });
  try {
    const found = id === null ? null : await offerToCompute(ports, id);
    if (!found) return refuse(404);
    const key = JSON.stringify(found.injection);
    let year = years.get(key);
    if (!year) {
      const wait = waitForColdSumOf(currentAsker().network, ports.clock);
      if (wait !== null) return refuse(429, wait);
      year = Float32Array.from(await ports.workers.run(drawnInjection, found.injection));
    }
    keep(key, year);
    const headers = { ...more, "content-type": "application/octet-stream", "cache-control": "public, max-age=300" };
    return new Response(year, { headers });
  } catch (error) {
    if (error instanceof WorkRefused) return refuse(error.status, error.retryAfterSeconds);
    if (error instanceof Unavailable) return refuse(503);
    throw error;
  }
};
