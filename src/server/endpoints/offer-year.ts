import { offerYear } from "#application/market/listings/offer-year.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import type { Endpoint } from "./answer-endpoint.ts";
import { offerIdIn } from "./offer-address.ts";

/** The quarters of an offer in kWh, four bytes each, for a browser that lays a visitor's own file beside them. */
export const answerOfferYear: Endpoint = async ({ ports, url, more }) => {
  const id = offerIdIn(url.pathname);
  try {
    const year = id === null ? null : await offerYear(ports, id, null);
    if (!year) return new Response(null, { status: 404, headers: more });
    const headers = { ...more, "content-type": "application/octet-stream", "cache-control": "public, max-age=300" };
    return new Response(Float32Array.from(year.injection), { headers });
  } catch (error) {
    if (error instanceof Unavailable) return new Response(null, { status: 503, headers: more });
    throw error;
  }
};
