import { pageOf } from "#application/back-office/page-of.ts";
import type { Store } from "#application/ports/store.ts";

type Ports = { readonly store: Pick<Store, "backOffice"> };

/** Who finished a journey and wants to hear from us, the newest first. */
export const listLeads = ({ store }: Ports, page: number) => pageOf(page, (asked) => store.backOffice.leads(asked));

/** Who waits, the newest first, and how many for each reason. */
export async function listWaiting({ store }: Ports, page: number) {
  const counts = await store.backOffice.waitingCounts();
  return { counts, ...(await pageOf(page, (asked) => store.backOffice.waitingEntries(asked))) };
}
