import type { Ports } from "#application/ports/ports.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { recogniseVisitor } from "../requests/recognise-visitor.ts";
import type { Endpoint } from "./answer-endpoint.ts";
import { offerIdIn } from "./offer-address.ts";

/**
 * A photo that we encoded ourselves; its name changes with the picture, so a browser may ask whether it still holds.
 * Of an offer that is not on the market only its owner gets it, and no cache between keeps it.
 */
export const answerOfferPhoto: Endpoint = async ({ ports, request, url, more }) => {
  const id = offerIdIn(url.pathname);
  try {
    const photo = id === null ? null : await findPhoto(ports, id, request.headers);
    if (!photo) return new Response(null, { status: 404, headers: more });
    const caching = photo.isPublic ? "public, max-age=300" : "private, no-cache";
    const headers = { ...more, etag: `"${photo.id}"`, "cache-control": caching };
    if (request.headers.get("if-none-match") === headers.etag) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(photo.image), { headers: { ...headers, "content-type": "image/webp" } });
  } catch (error) {
    if (error instanceof Unavailable) return new Response(null, { status: 503, headers: more });
    throw error;
  }
};

/** Who asks is looked up only when not everybody may see it. */
async function findPhoto(ports: Ports, id: string, headers: Headers) {
  const { photos } = ports.store.market;
  const found = await photos.find(id, null);
  if (found) return found;
  const { visitor } = await recogniseVisitor(ports, headers);
  return visitor && photos.find(id, visitor.uid);
}
