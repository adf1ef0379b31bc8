import {
  type BuyingListing,
  buyerTask,
  type MarketTerms,
  type PricedTerms,
  type SellingListing,
  sellerTask,
} from "#application/market/matching/build-matching-task.ts";
import {
  type BuyerTask,
  buyerOf,
  clockHours,
  type SellerTask,
  sellerOf,
} from "#application/market/matching/run-matcher.ts";
import type { Task, Workers } from "#application/ports/workers.ts";
import { installedPower } from "#domain/connections/connection.ts";
import { eansOf, type SavedConnection } from "#domain/connections/saved-connection.ts";
import { checkOffer, checkRequest, type ListingFaults } from "#domain/market/check-listing.ts";
import type { VatSeller } from "#domain/market/consumer-price.ts";
import type { InvitationRefusal, InvitedPair } from "#domain/market/invitation.ts";
import { type Holder, listedUse } from "#domain/market/listing.ts";
import type { OldPrice } from "#domain/market/old-prices.ts";
import type { MarketSide } from "#domain/market/proposal.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";
import { groupAtPrices } from "#domain/matching/price-group.ts";
import type { ProposedPair } from "#domain/matching/recommendation.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { roundPaid } from "#domain/units/price-steps.ts";
import { euros, eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";

/** What stands for a supplier whose prices nobody told. */
export type ProposedTerms = {
  readonly energyPrice: number;
  readonly injectionPrice: number;
  readonly feeBuyer: number;
  readonly feeSeller: number;
  /** Where the cards behind them are too old for one number. */
  readonly oldEnergyPrice: OldPrice | null;
  readonly oldInjectionPrice: OldPrice | null;
};
export type ConnectionContext = {
  readonly places: PlaceRegister;
  readonly proposedTerms: (region: MarketRegion) => ProposedTerms;
};
type PairRefusal = InvitationRefusal | { readonly code: "region-closed" };
type Described<L> = Result<L, PairRefusal>;

/** The market knows no price below nothing, and a form writes hundredths of a cent. */
const priceOf = (entered: number | null, proposed: number) =>
  eurosPerKilowattHour(entered ?? roundPaid(Math.max(0, proposed)));
const feeOf = (entered: number | null, proposed: number) => euros(entered ?? Math.round(proposed * 100) / 100);

const holderOf = ({ connection }: Pick<SavedConnection, "connection">): Holder =>
  connection.customer === "business" ? "company" : "person";

/** Who sells from a connection, as far as VAT goes. */
export const vatSellerOf = (saved: SavedConnection): VatSeller => ({
  holder: holderOf(saved),
  isVatExempt: saved.isVatExempt,
});

/** What a listing of this connection would tell, whichever its side. */
function wordsOf(saved: SavedConnection) {
  const { connection, postcode, name } = saved;
  const holder = holderOf(saved);
  return {
    postcode,
    title: name || postcode || "-",
    text: "",
    holder,
    companyName: holder === "person" ? null : name || "-",
    use: listedUse(connection),
    battery: connection.battery,
    partners: [],
  };
}

const termsOf = ({ postcode }: SavedConnection, { proposedTerms }: ConnectionContext) =>
  proposedTerms(regionOfPostcode(postcode) === "brussels" ? "brussels" : "flanders");

const incomplete = (of: MarketSide, faults: ListingFaults) => {
  const [fault] = Object.values(faults);
  return refused({ code: "connection-incomplete" as const, of, fault: fault ?? { code: "missing" as const } });
};

/** A connection as the offer that it would make at this price. */
function sellingFrom(
  saved: SavedConnection,
  price: number,
  checkContext: ConnectionContext,
): Described<SellingListing> {
  const { installation } = saved.connection;
  if (installation === null) return refused({ code: "connection-makes-nothing" });
  const { contract } = saved;
  const terms = termsOf(saved, checkContext);
  const checked = checkOffer(
    {
      ...wordsOf(saved),
      isVatExempt: saved.isVatExempt,
      installation,
      price: price === 0 ? { kind: "gift" } : { kind: "asked", price: eurosPerKilowattHour(price) },
      contract: contract.kind === "dynamic" ? "dynamic" : "single",
      injectionPrice: priceOf(contract.injectionPrice, terms.injectionPrice),
      fee: feeOf(contract.sharingFee, terms.feeSeller),
      startsOn: null,
      termYears: null,
    },
    { places: checkContext.places, numberRemoved: "" },
  );
  if (!checked.ok) return incomplete("seller", checked.refusal);
  return ok({ ...checked.value, id: saved.id, uid: saved.uid, profileKind: "model", surplus: kilowattHours(0) });
}

/** A connection as the request that it would make. */
function buyingFrom(saved: SavedConnection, checkContext: ConnectionContext): Described<BuyingListing> {
  const { contract, connection } = saved;
  const terms = termsOf(saved, checkContext);
  const checked = checkRequest(
    {
      ...wordsOf(saved),
      installation: connection.installation,
      contract: contract.kind,
      energyPrice: priceOf(contract.energyPrice, terms.energyPrice),
      energyPriceNight: contract.kind === "day-night" ? contract.energyPriceNight : null,
      fee: feeOf(contract.sharingFee, terms.feeBuyer),
      priceLimit: null,
      sellersMax: null,
      technologies: [],
    },
    { places: checkContext.places, numberRemoved: "" },
  );
  if (!checked.ok) return incomplete("buyer", checked.refusal);
  return ok({ ...checked.value, id: saved.id, uid: saved.uid, profileKind: "model", offtake: kilowattHours(0) });
}

/** Of each side that told no price of its own, what is old of the one that stands for it. */
export function oldPricesOf(
  { seller, buyer }: Readonly<Record<MarketSide, SavedConnection>>,
  checkContext: ConnectionContext,
): Readonly<Record<MarketSide, OldPrice | null>> {
  return {
    seller: seller.contract.injectionPrice === null ? termsOf(seller, checkContext).oldInjectionPrice : null,
    buyer: buyer.contract.energyPrice === null ? termsOf(buyer, checkContext).oldEnergyPrice : null,
  };
}

/** Whether power may be shared from or at a connection, before anything is known of the other side. */
export function checkSide(
  side: MarketSide,
  saved: SavedConnection,
  checkContext: ConnectionContext,
  { brusselsMatching }: Pick<MarketTerms, "brusselsMatching">,
): Result<{ readonly region: MarketRegion; readonly municipality: string }, PairRefusal> {
  const listing = side === "seller" ? sellingFrom(saved, 0, checkContext) : buyingFrom(saved, checkContext);
  if (!listing.ok) return listing;
  const { region, municipality } = listing.value.place;
  return region === "brussels" && !brusselsMatching ? refused({ code: "region-closed" }) : ok({ region, municipality });
}

type Settled = { readonly seller: SellerTask; readonly buyer: BuyerTask; readonly price: number };

/** The sum of one pair at a price that stands. */
export const settlePair: Task<Settled, ProposedPair | null> = {
  name: "settle-pair",
  work: ({ seller, buyer, price }) =>
    groupAtPrices(buyerOf(buyer), [sellerOf(seller)], () => price, clockHours())[0] ?? null,
};

/**
 * What two connections share in a year and what that leaves both at a price: the sum of a proposal between the offer and
 * the request that they would make. What the law asks is refused; a loss is not, for who know each other may want it.
 */
export async function pairOfConnections(
  workers: Workers,
  { seller, buyer }: Readonly<Record<MarketSide, SavedConnection>>,
  price: number,
  checkContext: ConnectionContext,
  terms: PricedTerms,
): Promise<Result<InvitedPair, PairRefusal>> {
  for (const [side, saved] of [["seller", seller] as const, ["buyer", buyer] as const]) {
    const checked = checkSide(side, saved, checkContext, terms);
    if (!checked.ok) return checked;
  }
  const [offer, request] = [sellingFrom(seller, price, checkContext), buyingFrom(buyer, checkContext)];
  if (!offer.ok) return offer;
  if (!request.ok) return request;
  if (seller.uid === buyer.uid) return refused({ code: "invitation-own" });
  if (eansOf(seller).some((ean) => eansOf(buyer).includes(ean))) return refused({ code: "same-connection" });
  const { place } = offer.value;
  if (place.region !== request.value.place.region) return refused({ code: "regions-differ" });
  const tasks = { seller: sellerTask(offer.value, [], terms), buyer: buyerTask(request.value, [], [], terms) };
  const settled = await workers.run(settlePair, { ...tasks, price });
  if (!settled) throw new Error("Two connections make one pair.");
  const { seller: _seller, ...pair } = settled;
  return ok({
    region: place.region,
    municipalities: { seller: place.municipality, buyer: request.value.place.municipality },
    technology: offer.value.installation.technology,
    power: installedPower(offer.value.installation),
    pair,
  });
}
