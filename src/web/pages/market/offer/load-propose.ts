import { listOwnRequests } from "#application/market/listings/own-listings.ts";
import type { Ports } from "#application/ports/ports.ts";
import type { Site } from "#content/site.ts";
import type { PublicOffer } from "#domain/market/listing.ts";

export type LoadedPropose =
  | { readonly kind: "stranger" | "no-request" | "draft" | "closed-region" }
  | { readonly kind: "ready"; readonly requests: readonly { readonly value: string; readonly label: string }[] };

/** Whether this visitor can ask the seller for an agreement, and for which of their requests. */
export async function loadPropose(
  ports: Pick<Ports, "store">,
  { brusselsMatching }: Site,
  { place, isDemo }: PublicOffer,
  uid: string | null,
): Promise<LoadedPropose> {
  if (place.region === "brussels" && !brusselsMatching) return { kind: "closed-region" };
  if (uid === null) return { kind: "stranger" };
  const here = (await listOwnRequests(ports, uid)).filter(
    (request) => request.place.region === place.region && request.isDemo === isDemo,
  );
  const requests = here.filter(({ state }) => state === "published");
  if (requests.length === 0)
    return { kind: here.some(({ state }) => state === "draft" || state === "paused") ? "draft" : "no-request" };
  return { kind: "ready", requests: requests.map(({ id, title }) => ({ value: id, label: title })) };
}
