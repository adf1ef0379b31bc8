import type { CounterOffer } from "#domain/market/counter-offer.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";
import type { ProposedPair } from "#domain/matching/recommendation.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { brusselsDay, startOfBrusselsDay } from "#domain/time/brussels-day.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

export const proposalStates = [
  "proposed",
  "accepted-by-seller",
  "accepted-by-buyer",
  "accepted",
  "declined",
  "lapsed",
  "withdrawn",
] as const;
export type ProposalState = (typeof proposalStates)[number];

export type MarketSide = "seller" | "buyer";

export const declineReasons = ["price", "partner", "timing", "found-another", "no-longer", "other"] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** What may be wrong with an offer, as a reader tells the operator. */
export const reportReasons = ["wrong", "misleading", "insulting", "scam", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Why it was taken back, other than by one of the two. */
export type WithdrawalReason = "seller-taken" | "listing-changed" | "needs-the-others" | "agreement-ended";

/** How long both have to answer. */
export const PROPOSAL_DAYS = 14;

/** When a proposal lapses of which this is the last word: when its last day is over. */
export const lapsesAfter = (at: Date): Date => startOfBrusselsDay(addDays(brusselsDay(at), PROPOSAL_DAYS + 1));

/** The last day to answer, as mails and pages name it. Those of before lapse in the course of it. */
export const lastDayToAnswer = ({ lapsesAt }: Pick<MarketProposal, "lapsesAt">): CalendarDay =>
  brusselsDay(new Date(lapsesAt.getTime() - 1));

/** Of pairs that were kept before VAT was counted nothing is known of it. */
type KeptPair = Omit<ProposedPair, "seller" | PairVatKey> & Partial<Pick<ProposedPair, PairVatKey>>;
type PairVatKey = "vat" | "isVatCharged";

/**
 * One seller and one buyer out of a proposal of the matching, kept with its state. Its numbers are those of the day on
 * which it was made, and what both accept.
 */
export type MarketProposal = {
  readonly id: string;
  /** Pairs of one buyer that were weighed together have the same. */
  readonly group: string;
  readonly state: ProposalState;
  /** Found by the matching, or asked for by a buyer who saw the offer. */
  readonly origin: "matching" | "buyer";
  readonly isDemo: boolean;
  readonly region: MarketRegion;
  readonly offerId: string;
  readonly requestId: string;
  readonly sellerUid: string;
  readonly buyerUid: string;
  /** Free sharing: the agreed price is zero and stays so. */
  readonly isGift: boolean;
  /** Energy, agreed price, gains and hours: the whole explanation in numbers, on the public years of both. */
  readonly pair: KeptPair;
  /** The prices that were asked since, oldest first; the pair holds the last one. */
  readonly counterOffers: readonly CounterOffer[];
  readonly declinedBy: MarketSide | null;
  readonly declineReason: DeclineReason | null;
  readonly declineNote: string;
  readonly withdrawal: WithdrawalReason | null;
  /** Who shows their measured year to the other. */
  readonly showsSeller: boolean;
  readonly showsBuyer: boolean;
  /** The same at the agreed price on the measured years; null until everybody who has one shows it. */
  readonly measuredPair: KeptPair | null;
  readonly createdAt: Date;
  readonly lapsesAt: Date;
  readonly updatedAt: Date;
};

export type ProposalMove =
  | { readonly kind: "accept" | "decline"; readonly side: MarketSide }
  | { readonly kind: "lapse" | "withdraw" };

export type ProposalRefusal = { readonly code: "proposal-closed"; readonly state: ProposalState };

const otherOf = { seller: "buyer", buyer: "seller" } as const;
export const otherSide = (side: MarketSide): MarketSide => otherOf[side];

export const isOpen = (state: ProposalState): boolean =>
  state === "proposed" || state === "accepted-by-seller" || state === "accepted-by-buyer";

export const hasAccepted = (state: ProposalState, side: MarketSide): boolean =>
  state === "accepted" || state === `accepted-by-${side}`;

/** Accepting twice is accepting once; what is closed stays closed, and only an agreement that fell through reopens it. */
export function moveProposal(state: ProposalState, move: ProposalMove): Result<ProposalState, ProposalRefusal> {
  if (move.kind === "accept" && hasAccepted(state, move.side)) return ok(state);
  if (state === "accepted" && move.kind === "withdraw") return ok("withdrawn");
  if (!isOpen(state)) return refused({ code: "proposal-closed", state });
  if (move.kind === "accept") {
    return ok(hasAccepted(state, otherSide(move.side)) ? "accepted" : (`accepted-by-${move.side}` as const));
  }
  return ok(move.kind === "decline" ? "declined" : move.kind === "lapse" ? "lapsed" : "withdrawn");
}

export function sideOf({ sellerUid, buyerUid }: Pick<MarketProposal, "sellerUid" | "buyerUid">, uid: string) {
  if (uid === sellerUid) return "seller";
  return uid === buyerUid ? "buyer" : null;
}
