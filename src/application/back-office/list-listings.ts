import { pageOf } from "#application/back-office/page-of.ts";
import type { SeenFilter } from "#application/ports/back-office.ts";
import type { Store } from "#application/ports/store.ts";

type Ports = { readonly store: Pick<Store, "backOffice"> };

/** Offers and requests of everybody, the last changed first. */
export const listListings = ({ store }: Ports, filter: SeenFilter, page: number) =>
  pageOf(page, (asked) => store.backOffice.market.listings(filter, asked));
