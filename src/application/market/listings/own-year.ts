import { drawnYear } from "#application/market/matching/build-matching-task.ts";
import type { YearSource } from "#application/market/matching/run-matcher.ts";
import type { KeptProfile } from "#application/ports/market.ts";
import type { Store } from "#application/ports/store.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";

type Ports = { readonly store: Pick<Store, "market"> };

/** The measured year of a listing; null without one. For its owner, or for whom its owner shows it to. */
export const measuredYear = async (
  { store }: Ports,
  { uid, id, profileKind }: Offer | MarketRequest,
): Promise<KeptProfile | null> => (profileKind === "file" ? store.market.profiles.read(uid, id) : null);

/** The year of a listing as its owner sees it: measured where a file is kept, else drawn of what was told. */
export async function ownYear(
  ports: Ports,
  of: "injection" | "offtake",
  listing: Offer | MarketRequest,
): Promise<YearSource> {
  // A file without injection tells nothing of a seller.
  const measured = (await measuredYear(ports, listing))?.[of] ?? null;
  return measured ? { kind: "measured", series: measured } : drawnYear(listing, null);
}
