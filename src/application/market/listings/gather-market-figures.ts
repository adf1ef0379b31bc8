import type { RegionFigures } from "#application/ports/market.ts";
import type { Store } from "#application/ports/store.ts";

export type MarketFigures = Omit<RegionFigures, "region"> & { readonly regions: readonly RegionFigures[] };

/** What is on the market now, as the home page tells it. */
export async function gatherMarketFigures({
  store,
}: {
  readonly store: Pick<Store, "market">;
}): Promise<MarketFigures> {
  const regions = await store.market.figures();
  const total = (of: (figures: RegionFigures) => number) => regions.reduce((all, figures) => all + of(figures), 0);
  return {
    regions,
    offers: total(({ offers }) => offers),
    requests: total(({ requests }) => requests),
    surplus: total(({ surplus }) => surplus),
    asked: total(({ asked }) => asked),
    hasDemo: regions.some(({ hasDemo }) => hasDemo),
  };
}
