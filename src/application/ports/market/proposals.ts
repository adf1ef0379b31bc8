import type { CounterOffer } from "#domain/market/counter-offer.ts";
import type { Offer } from "#domain/market/listing.ts";
import type { DeclineReason, MarketProposal, MarketSide } from "#domain/market/proposal.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";
import type { EurosPerKilowattHour } from "#domain/units/quantity.ts";

/** What one side of a proposal is told of the listings in it, whether or not others see them. */
export type MetListing = Pick<Offer, "id" | "title" | "holder" | "companyName" | "profileKind"> & {
  readonly municipality: string;
  readonly region: MarketRegion;
  readonly side: "offer" | "request";
  /** What its supplier asks or pays for a kWh, as its owner typed it; never told to the other side. */
  readonly supplierPrice: EurosPerKilowattHour;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type Proposals = {
  /** Of both sides, newest first. */
  list(uid: string): Promise<readonly MarketProposal[]>;
  /** Null also for who is no party to it. */
  find(uid: string, id: string): Promise<MarketProposal | null>;
  /** Offers and requests of all proposals to which somebody is a party. */
  met(uid: string): Promise<readonly MetListing[]>;
  /**
   * One statement decides between two who accept the same seller at once. When both have accepted, the offer is reserved
   * and every other open proposal for it is withdrawn. Nobody accepts a price that they have not seen: `counterOffers` is
   * how many stood on the page.
   */
  accept(
    id: string,
    side: MarketSide,
    counterOffers: number,
  ): Promise<"done" | "seller-taken" | "buyer-full" | "closed" | "changed">;
  /**
   * Adds a price to those that stood on the page, with the pair at that price: one side has said yes to it, and the other
   * has to answer again. False when it is closed, or when another price was asked since.
   */
  counter(
    id: string,
    added: CounterOffer,
    pairs: Pick<MarketProposal, "pair" | "measuredPair" | "counterOffers">,
    lapsesAt: Date,
  ): Promise<boolean>;
  /**
   * Notes whether one side shows its measured year, and gives the proposal as it then is. Only an open one can be shown to;
   * taking back is possible at any time, for both at once, and forgets what was worked out. Null when it cannot be.
   */
  setShown(id: string, side: MarketSide, isShown: boolean): Promise<MarketProposal | null>;
  saveMeasuredPair(id: string, pair: MarketProposal["pair"]): Promise<void>;
  /** Also withdraws the pairs of the group that pay only together with this one. */
  decline(id: string, side: MarketSide, reason: DeclineReason, note: string): Promise<boolean>;
  /** When an agreement fell through: the proposal is withdrawn and its offer, or that of an invitation, on the market again. */
  release(id: string): Promise<boolean>;
  /** When an agreement stands, after a proposal or an invitation. */
  contract(id: string): Promise<boolean>;
  /**
   * Keeps and gives what is new and still holds: both listings on the market and unchanged since the proposal was made,
   * and no open proposal for the pair.
   */
  record(proposals: readonly MarketProposal[]): Promise<readonly MarketProposal[]>;
  /** Tells which ones had waited too long. */
  lapse(now: Date): Promise<readonly MarketProposal[]>;
};
