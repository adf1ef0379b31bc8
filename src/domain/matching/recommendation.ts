import type { Euros, EurosPerKilowattHour, KilowattHours, Share } from "#domain/units/quantity.ts";

/** The run of clock hours, from 11 to 15 for instance, in which at least half of what a pair shares is shared. */
export type PairHours = { from: number; to: number; energy: KilowattHours; part: Share; gain: Euros };

export type ProposedPair = {
  seller: string;
  sharedEnergy: KilowattHours;
  /** What the seller keeps of a kWh, so without VAT. */
  agreedPrice: EurosPerKilowattHour;
  /** What VAT adds to it for this buyer; 0 outside VAT and for who gets it back. */
  vat: Share;
  /** Whether the seller charges VAT at all, also to who gets it back. */
  isVatCharged: boolean;
  /** What the kWh of this pair are worth more than today, before fees and after VAT. */
  gainOfEnergy: Euros;
  feeSeller: Euros;
  /** This pair's part of the buyer's fee, by shared kWh. */
  feeBuyer: Euros;
  gainSeller: Euros;
  gainBuyer: Euros;
  /** What a giver gives up, in euros a year; nothing for a sale. */
  given: Euros;
  hours: PairHours;
  /** Whether these two would still both gain when the buyer's other new sellers say no. */
  standsAlone: boolean;
};

/** One buyer and its new sellers, who are weighed together since they share its quarters and its fee. */
export type Proposal = {
  buyer: string;
  pairs: ProposedPair[];
  sharedEnergy: KilowattHours;
  /** Counted once; nothing when a contract of this buyer already stands. */
  feeBuyer: Euros;
  gainBuyer: Euros;
  gainSellers: Euros;
  gain: Euros;
};

type ReasonAlone =
  | { code: "no-partner-in-region" }
  | { code: "no-place-left"; contracts: number }
  | { code: "wishes-or-exclusions"; partnersInRegion: number }
  | { code: "price-limits"; partner: string; apart: EurosPerKilowattHour }
  | { code: "fees-above-gain"; partner: string; sharedEnergy: KilowattHours; gainOfEnergy: Euros; fees: Euros }
  | { code: "no-price-for-both"; partner: string; sharedEnergy: KilowattHours; gainOfEnergy: Euros; fees: Euros }
  | { code: "partners-better-placed"; partner: string; sharedEnergy: KilowattHours; gainOfEnergy: Euros; fees: Euros };

export type LeftOverReason = ReasonAlone & {
  /** Where a region was dealt into parts: with how many on the other side this one was compared. */
  weighed?: number;
};

export type LeftOver = { side: "seller" | "buyer"; id: string; reason: LeftOverReason };

/** Everyone of whom it was asked stands in it exactly once: in a proposal or among who is left over. */
export type Recommendation = { proposals: Proposal[]; leftOver: LeftOver[]; gain: Euros };
