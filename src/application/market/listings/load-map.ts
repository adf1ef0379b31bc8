import type { MapSpot, OfferFilter } from "#application/ports/market.ts";
import type { Store } from "#application/ports/store.ts";

type Ports = { readonly store: Pick<Store, "market"> };

/** The offers of every municipality, whichever of them the list is narrowed to. */
export const loadMap = ({ store }: Ports, filter: OfferFilter, viewer: string | null): Promise<readonly MapSpot[]> =>
  store.market.map({ ...filter, nis: null }, viewer);
