import { gatherMarketFigures, type MarketFigures } from "#application/market/listings/gather-market-figures.ts";
import { readOffers } from "#application/market/listings/list-offers.ts";
import type { ListedOffer } from "#application/ports/market.ts";
import type { Ports } from "#application/ports/ports.ts";
import type { WrittenShell } from "#web/shell/shell.ts";

/** What was read of the market, for pages that are drawn for everybody while it stays the same. */
export type MarketMemory = {
  figures: Promise<MarketFigures> | null;
  readonly offers: Map<string, ListedOffer>;
  /** What stands above and below those of its pages that one searches in. */
  readonly shells: Map<string, WrittenShell>;
};

/** An offer takes some two kilobytes. */
const OFFERS_MAX = 2000;

export const openMarketMemory = (): MarketMemory => ({ figures: null, offers: new Map(), shells: new Map() });

type Reads = Pick<Ports, "store">;

export function recallFigures(ports: Reads, memory: MarketMemory | null): Promise<MarketFigures> {
  if (memory === null) return gatherMarketFigures(ports);
  memory.figures ??= gatherMarketFigures(ports).catch((error: unknown) => {
    memory.figures = null;
    throw error;
  });
  return memory.figures;
}

/** In no order; those that not everybody may see are left out. */
export async function recallOffers(
  ports: Reads,
  ids: readonly string[],
  memory: MarketMemory | null,
): Promise<readonly ListedOffer[]> {
  const known = ids.flatMap((id) => memory?.offers.get(id) ?? []);
  if (known.length === ids.length) return known;
  const read = await readOffers(
    ports,
    ids.filter((id) => !memory?.offers.has(id)),
  );
  if (memory) for (const offer of read) if (memory.offers.size < OFFERS_MAX) memory.offers.set(offer.id, offer);
  return [...known, ...read];
}
