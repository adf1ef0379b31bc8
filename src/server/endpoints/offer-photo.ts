import { Unavailable } from "#application/ports/unavailable.ts";
import type { Endpoint } from "./answer-endpoint.ts";
import { offerIdIn } from "./offer-address.ts";

/** A photo that we encoded ourselves; its name changes with the picture, so a browser may ask whether it still holds. */
export const answerOfferPhoto: Endpoint = async ({ ports, request, url, more }) => {
  const id = offerIdIn(url.pathname);
  try {
    const photo = id === null ? null : await ports.store.market.photos.find(id);
    if (!photo) return new Response(null, { status: 404, headers: more });
    const headers = { ...more, etag: `"${photo.id}"`, "cache-control": "public, max-age=300" };
    if (request.headers.get("if-none-match") === headers.etag) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(photo.image), { headers: { ...headers, "content-type": "image/webp" } });
  } catch (error) {
    if (error instanceof Unavailable) return new Response(null, { status: 503, headers: more });
    throw error;
  }
};
