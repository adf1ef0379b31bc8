import type { Ports } from "#application/ports/ports.ts";
import type { Site } from "#content/site.ts";
import type { PublicOffer } from "#domain/market/listing.ts";

export type LoadedPropose =
  | { readonly kind: "stranger" | "no-request" | "closed-region" }
  | { readonly kind: "ready"; readonly requests: readonly { readonly value: string; readonly label: string }[] };

/** Whether this visitor can ask the seller for an agreement, and for which of their requests. */
export async function loadPropose(
  { store }: Pick<Ports, "store">,
  { brusselsMatching }: Site,
  { place, isDemo }: PublicOffer,
  uid: string | null,
): Promise<LoadedPropose> {
  if (place.region === "brussels" && !brusselsMatching) return { kind: "closed-region" };
  if (uid === null) return { kind: "stranger" };
  const requests = (await store.market.requests.list(uid)).filter(
    (request) => request.state === "published" && request.place.region === place.region && request.isDemo === isDemo,
  );
  if (requests.length === 0) return { kind: "no-request" };
  return { kind: "ready", requests: requests.map(({ id, title }) => ({ value: id, label: title })) };
}
