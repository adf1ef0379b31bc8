import type { GainOnOldPrice } from "#application/ports/mail/mailed-facts.ts";
import { gainAtOldPrice, type OldPrice } from "#domain/market/old-prices.ts";
import type { MarketProposal, MarketSide } from "#domain/market/proposal.ts";

/** What a mail tells of a gain beside its number; nothing where the price of its reader is not old. */
export function onOldPrices(
  side: MarketSide,
  pair: MarketProposal["pair"],
  old: OldPrice | null,
): { readonly onOldPrices?: GainOnOldPrice } {
  if (old === null) return {};
  const { low, high } = gainAtOldPrice(side, pair, old);
  return { onOldPrices: { signableUntil: old.signableUntil, low, high } };
}
