import { pageOf } from "#application/back-office/page-of.ts";
import { noteReading } from "#application/back-office/perform-act.ts";
import type { Store } from "#application/ports/store.ts";
import type { Operator } from "#domain/back-office/operator.ts";

type Ports = { readonly store: Pick<Store, "backOffice"> };

/** Who finished a journey and wants to hear from us, the newest first. */
export async function listLeads({ store }: Ports, operator: Operator, page: number) {
  await noteReading({ store }, operator, "read-leads", String(page));
  return pageOf(page, (asked) => store.backOffice.leads(asked));
}

/** Who waits, the newest first, and how many for each reason. */
export async function listWaiting({ store }: Ports, operator: Operator, page: number) {
  await noteReading({ store }, operator, "read-waiting-list", String(page));
  const counts = await store.backOffice.waitingCounts();
  return { counts, ...(await pageOf(page, (asked) => store.backOffice.waitingEntries(asked))) };
}
