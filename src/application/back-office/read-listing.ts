import { noteReading } from "#application/back-office/perform-act.ts";
import type { Store } from "#application/ports/store.ts";
import type { Operator } from "#domain/back-office/operator.ts";

type Ports = { readonly store: Pick<Store, "backOffice"> };

const PROPOSALS_SHOWN = 20;

/** One offer or request with what readers told about it and what it was proposed to; null when there is none. */
export async function readListing({ store }: Ports, operator: Operator, id: string) {
  const { market } = store.backOffice;
  const seen = await market.listing(id);
  if (seen === null) return null;
  await noteReading({ store }, operator, "read-listing", id);
  const [reports, proposals] = await Promise.all([
    market.reportsOf(id),
    market.proposals({ state: null, listingId: id }, { offset: 0, limit: PROPOSALS_SHOWN }),
  ]);
  return { ...seen, reports, proposals };
}
