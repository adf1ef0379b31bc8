import { reportReference } from "#application/market/moderation/moderate-offer.ts";
import type { Store } from "#application/ports/store.ts";

const REPORTS_SHOWN = 50;

/** What readers told about offers, the newest first, each under the reference that its reporter got. */
export async function listReports({ store }: { readonly store: Pick<Store, "market"> }) {
  const reports = await store.market.allReports(REPORTS_SHOWN);
  return reports.map((report) => ({ ...report, reference: reportReference(report) }));
}
