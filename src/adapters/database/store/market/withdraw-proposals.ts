import { and, eq, inArray, or } from "drizzle-orm";
import type { WithdrawalReason } from "#domain/market/proposal.ts";
import type { Queries } from "../../database.ts";
import { proposals } from "../../schema-market.ts";
import type { Dependencies } from "../../writing.ts";

export const OPEN = ["proposed", "accepted-by-seller", "accepted-by-buyer"] as const;
export const isOpen = inArray(proposals.state, [...OPEN]);

/** Takes back what waits for an answer about one listing. */
export async function withdrawOpenOf(
  queries: Queries,
  { clock }: Pick<Dependencies, "clock">,
  listingId: string,
  withdrawal: WithdrawalReason,
): Promise<void> {
  const ofListing = or(eq(proposals.offerId, listingId), eq(proposals.requestId, listingId));
  await queries
    .update(proposals)
    .set({ state: "withdrawn", withdrawal, updatedAt: clock.now() })
    .where(and(isOpen, ofListing));
}

/** What was worked out on a measured year goes with that year, whatever became of the proposal. */
export async function clearMeasuredPairs(queries: Queries, listingId: string): Promise<void> {
  const ofListing = or(eq(proposals.offerId, listingId), eq(proposals.requestId, listingId));
  const isShown = or(eq(proposals.showsSeller, true), eq(proposals.showsBuyer, true));
  await queries
    .update(proposals)
    .set({ showsSeller: false, showsBuyer: false, measuredPair: null })
    .where(and(ofListing, isShown));
}
