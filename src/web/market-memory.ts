import { gatherMarketFigures, type MarketFigures } from "#application/market/listings/gather-market-figures.ts";
import { readOffers } from "#application/market/listings/list-offers.ts";
import { loadSamples } from "#application/market/listings/load-map.ts";
import type { Ports } from "#application/ports/ports.ts";
import type { PublicOffer } from "#domain/market/listing.ts";
import { hoursOfSample } from "#domain/market/profile-sample.ts";
import type { WrittenShell } from "#web/shell/shell.ts";

/** What was read of the market, for pages that are drawn for everybody while it stays the same. */
export type MarketMemory = {
  figures: Promise<MarketFigures> | null;
  readonly offers: Map<string, PublicOffer>;
  /** The hours of a mean day of an offer, as its card draws them. */
  readonly hours: Map<string, readonly number[]>;
  /** What stands above and below those of its pages that one searches in. */
  readonly shells: Map<string, WrittenShell>;
};

/** An offer takes some two kilobytes, and its hours 300 bytes. */
const OFFERS_MAX = 2000;
const HOURS_MAX = 20_000;

export const openMarketMemory = (): MarketMemory => ({
  figures: null,
  offers: new Map(),
  hours: new Map(),
  shells: new Map(),
});

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
): Promise<readonly PublicOffer[]> {
  const known = ids.flatMap((id) => memory?.offers.get(id) ?? []);
  if (known.length === ids.length) return known;
  const read = await readOffers(
    ports,
    ids.filter((id) => !memory?.offers.has(id)),
  );
  if (memory) for (const offer of read) if (memory.offers.size < OFFERS_MAX) memory.offers.set(offer.id, offer);
  return [...known, ...read];
}

/** By the id of the offer; empty where its year is still to be drawn. */
export async function recallHours(
  ports: Reads,
  offers: readonly { readonly id: string }[],
  memory: MarketMemory | null,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const missing = offers.filter(({ id }) => !memory?.hours.has(id));
  const samples = await loadSamples(ports, missing);
  const read = new Map([...samples].map(([id, sample]) => [id, partsOf(hoursOfSample(sample))]));
  if (memory) for (const [id, hours] of read) if (memory.hours.size < HOURS_MAX) memory.hours.set(id, hours);
  return new Map(offers.map(({ id }) => [id, read.get(id) ?? memory?.hours.get(id) ?? []]));
}

/** Of the highest hour, in hundredths. */
function partsOf(hours: readonly number[]): number[] {
  const highest = Math.max(...hours, Number.MIN_VALUE);
  return hours.map((energy) => Math.round((energy / highest) * 100) / 100);
}
