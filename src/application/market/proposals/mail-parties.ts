import type { Identity } from "#application/ports/identity.ts";
import type { MarketProposal, MarketSide } from "#domain/market/proposal.ts";

/** Where both sides read their mail; null for who is gone, and for the demo market, whose addresses nobody reads. */
export async function mailParties(
  { identity }: { readonly identity: Pick<Identity, "account"> },
  { sellerUid, buyerUid }: Pick<MarketProposal, "sellerUid" | "buyerUid">,
): Promise<Readonly<Record<MarketSide, string | null>>> {
  const [seller, buyer] = await Promise.all([identity.account(sellerUid), identity.account(buyerUid)]);
  return { seller: readable(seller?.email), buyer: readable(buyer?.email) };
}

// RFC 2606 keeps this ending for addresses that lead nowhere.
const readable = (email: string | undefined): string | null =>
  email === undefined || email.endsWith(".invalid") ? null : email;
