import { readPublished } from "#application/market/market-prices.ts";
import type { MarketTerms } from "#application/market/matching/build-matching-task.ts";
import { mailParties } from "#application/market/proposals/mail-parties.ts";
import { onOldPrices } from "#application/market/proposals/mailed-gain.ts";
import { oldListedPrices } from "#application/market/proposals/old-listed-price.ts";
import { loadProposedListings } from "#application/market/proposals/own-proposals.ts";
import { pairAtPrice, pairOnShownYears } from "#application/market/proposals/pair-at-price.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Store, StoreParts } from "#application/ports/store.ts";
import { cleanText } from "#domain/market/check-listing.ts";
import {
  COUNTER_OFFERS_MAX,
  type CounterRefusal,
  checkCounterOffer,
  type PriceRange,
  priceRange,
} from "#domain/market/counter-offer.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { hasAccepted, isOpen, lapsesAfter, type MarketProposal, otherSide, sideOf } from "#domain/market/proposal.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { eurosPerKilowattHour } from "#domain/units/quantity.ts";

type Ports = {
  readonly store: Store;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly settings: MarketTerms;
};

const CENT = 0.01;

/** What can still be asked of the other side, with what a cent more brings each: the gains run straight along the price. */
export type Bargain = PriceRange & {
  readonly seller: { readonly gain: number; readonly perCent: number };
  readonly buyer: { readonly gain: number; readonly perCent: number };
};

/** Between which prices one side may ask another; null for who has said yes, for gifts, and after too many prices. */
export async function loadBargain(
  { store, ...setting }: Pick<Ports, "store" | "settings" | "clock">,
  uid: string,
  proposal: MarketProposal,
): Promise<Bargain | null> {
  const side = sideOf(proposal, uid);
  if (!side || !isOpen(proposal.state) || hasAccepted(proposal.state, side)) return null;
  if (proposal.isGift || proposal.counterOffers.length >= COUNTER_OFFERS_MAX) return null;
  return bargainOf(store, proposal, setting);
}

async function bargainOf(
  parts: Pick<StoreParts, "market" | "cards" | "dayAhead">,
  proposal: MarketProposal,
  setting: Pick<Ports, "settings" | "clock">,
): Promise<Bargain | null> {
  const { agreedPrice } = proposal.pair;
  const now = await pairAtPrice(parts, proposal, setting, agreedPrice);
  const dearer = await pairAtPrice(parts, proposal, setting, agreedPrice + CENT);
  const range = now && dearer && priceRange(now, dearer);
  if (!range) return null;
  return {
    ...range,
    seller: { gain: now.gainSeller, perCent: dearer.gainSeller - now.gainSeller },
    buyer: { gain: now.gainBuyer, perCent: dearer.gainBuyer - now.gainBuyer },
  };
}

type Asked = {
  /** What the buyer pays for a kWh, with VAT where it is borne. */
  readonly price: number;
  readonly message: string;
  /** How many prices stood on the page. */
  readonly counterOffers: number;
  readonly numberRemoved: string;
};

/** Answers a proposal with another price. Who asks it has said yes to it; the other side answers anew. */
export async function counterProposal(
  ports: Ports,
  uid: string,
  id: string,
  asked: Asked,
): Promise<Result<void, MarketRefusal>> {
  const { store, clock, settings } = ports;
  const before = await store.market.proposals.find(uid, id);
  const side = before && sideOf(before, uid);
  if (!before || !side) return refused({ code: "proposal-unknown" });
  if (before.region === "brussels" && !settings.brusselsMatching) return refused({ code: "region-closed" });
  if (!isOpen(before.state) || hasAccepted(before.state, side))
    return refused({ code: "proposal-closed", state: before.state });
  if (before.counterOffers.length !== asked.counterOffers) return refused({ code: "proposal-changed" });
  const message = cleanText(asked.message, asked.numberRemoved);
  const vat = before.pair.vat ?? 0;
  const wish = { price: asked.price / (1 + vat), message };
  const checked = checkCounterOffer(wish, before, await bargainOf(store, before, ports));
  if (!checked.ok) return refused(asPaid(checked.refusal, vat));
  const { price } = checked.value;
  const addresses = await mailParties(ports, before);
  const partner = otherSide(side);
  const met = await loadProposedListings(ports, uid);
  const listing = met.get(partner === "seller" ? before.offerId : before.requestId);
  const old = listing ? oldListedPrices(await readPublished(ports))(listing) : null;
  return store.transaction(async (parts) => {
    const pair = await pairAtPrice(parts, before, ports, price);
    if (!pair) return refused({ code: "listing-changed" });
    const measuredPair = before.measuredPair && (await pairOnShownYears(parts, before, ports, price));
    const now = clock.now();
    const isAdded = await parts.market.proposals.counter(
      id,
      { by: side, price, message, at: now.toISOString() },
      { pair, measuredPair, counterOffers: before.counterOffers },
      lapsesAfter(now),
    );
    if (!isAdded) return refused({ code: "proposal-changed" });
    await parts.events.add(uid, "proposal-countered", { id });
    const to = addresses[partner];
    const gain = side === "seller" ? pair.gainBuyer : pair.gainSeller;
    const { isVatCharged = false } = pair;
    if (to)
      await parts.outbox.add({
        kind: "proposal-countered",
        to,
        proposalId: id,
        by: side,
        price,
        vat,
        isVatCharged,
        gain,
        ...onOldPrices(partner, pair, old),
      });
    return ok(undefined);
  });
}

/** The bounds of a price as the form tells them. */
const asPaid = (refusal: CounterRefusal, vat: number): CounterRefusal =>
  refusal.code === "price-out-of-range"
    ? { ...refusal, lowest: withVat(refusal.lowest, vat), highest: withVat(refusal.highest, vat) }
    : refusal;
const withVat = (price: number, vat: number) => eurosPerKilowattHour(price * (1 + vat));
