import { formatDay, formatMonth } from "#content/format/format-day.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { declineReasonNames, explainPair, sayAgreedPrice } from "#content/market/proposal-words.ts";
import {
  proposalsWords,
  sayAsker,
  sayGiven,
  sayHours,
  sayLapsed,
  sayLapses,
  sayOldPrices,
  sayProposalState,
  sayShared,
  sayWithdrawal,
} from "#content/pages/accounts/proposals.ts";
import { amountOver } from "#content/pages/calculators/answer-words.ts";
import { gainAtOldPrice, type OldPrice } from "#domain/market/old-prices.ts";
import {
  hasAccepted,
  isOpen,
  lastDayToAnswer,
  type MarketProposal,
  type MarketSide,
  otherSide,
  sideOf,
} from "#domain/market/proposal.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

/** What somebody is told of the other side before both have accepted: never a name. */
export type Met = {
  /** The reader's own listing. */
  readonly title: string;
  /** Whether the reader has a measured year to show. */
  readonly isMeasured: boolean;
  readonly partner: string;
  readonly municipality: string;
  /** Of either side, where its price of energy is too old for one number. */
  readonly oldPrices: Readonly<Record<MarketSide, OldPrice | null>>;
};

const tones = {
  proposed: "primary",
  "accepted-by-seller": "sun",
  "accepted-by-buyer": "sun",
  accepted: "ok",
  declined: "neutral",
  lapsed: "neutral",
  withdrawn: "neutral",
} as const;

/** A proposal in words, as one of its two sides reads it. */
export function proposalView(proposal: MarketProposal, uid: string, met: Met) {
  const side = sideOf(proposal, uid) ?? "buyer";
  const { pair, state } = proposal;
  const { measuredPair } = proposal;
  const isShown = side === "seller" ? proposal.showsSeller : proposal.showsBuyer;
  const { card } = proposalsWords;
  return {
    id: proposal.id,
    path: `/account/voorstellen/${proposal.id}`,
    group: isOpen(state) ? ("open" as const) : state === "accepted" ? ("agreed" as const) : ("closed" as const),
    isDemo: proposal.isDemo,
    state: { label: sayProposalState(proposal, side), tone: tones[state] },
    title: `${met.partner} in ${met.municipality}`,
    forListing: `${card[side]} ${met.title}`,
    why: explainPair(side, pair),
    hours: sayHours(pair.hours),
    facts: pairFacts(pair, side, state === "accepted", met.oldPrices),
    old: sayOld(met.oldPrices),
    basis: card.basis,
    measured: measuredPair && {
      facts: pairFacts(measuredPair, side, state === "accepted", met.oldPrices),
      hours: sayHours(measuredPair.hours),
    },
    /** Whether the reader shows the own measured year, where that can be said; what is shown can always be taken back. */
    show: isShown || (met.isMeasured && isOpen(state)) ? { isShown } : null,
    until: isOpen(state) ? sayLapses(lastDayToAnswer(proposal)) : null,
    ended: endOf(proposal, side),
    counterOffers: proposal.counterOffers.length,
    history: proposal.counterOffers.map(({ by, price, message, at }) => ({
      at: formatDay(brusselsDay(new Date(at))),
      who: sayAsker(side, by),
      price: sayAgreedPrice(price, pair),
      message,
    })),
    canAnswer: isOpen(state) && !hasAccepted(state, side),
    hasAccepted: isOpen(state) && hasAccepted(state, side),
    isAgreed: state === "accepted",
    standsAlone: pair.standsAlone,
    given: proposal.isGift ? sayGiven(pair.given, side) : null,
    lines: {
      energy: linesOf(pair.gainBuyer + pair.feeBuyer, pair.gainSeller + pair.feeSeller),
      fee: linesOf(-pair.feeBuyer, -pair.feeSeller),
      gain: linesOf(pair.gainBuyer, pair.gainSeller),
    },
  };
}

export type ProposalView = ReturnType<typeof proposalView>;

/** What a pair brings both, what it shares and at which price, as one side reads it. */
export function pairFacts(
  pair: MarketProposal["pair"],
  side: MarketSide,
  isAgreed: boolean,
  oldPrices: Met["oldPrices"] = { seller: null, buyer: null },
) {
  const { card } = proposalsWords;
  const gains = { seller: sayGainOf("seller", pair, oldPrices), buyer: sayGainOf("buyer", pair, oldPrices) };
  return [
    { name: card.you, value: gains[side], more: card.perYear },
    { name: card.other[side], value: gains[otherSide(side)], more: card.perYear },
    { name: card.shared, value: sayShared(pair.sharedEnergy), more: card.perYear },
    { name: isAgreed ? card.price : card.proposedPrice, value: sayAgreedPrice(pair.agreedPrice, pair), more: "" },
  ];
}

function sayGainOf(side: MarketSide, pair: MarketProposal["pair"], oldPrices: Met["oldPrices"]): string {
  const old = oldPrices[side];
  if (old === null) return formatEuros(side === "seller" ? pair.gainSeller : pair.gainBuyer);
  return amountOver(gainAtOldPrice(side, pair, old));
}

export function sayOld({ seller, buyer }: Met["oldPrices"]): string | null {
  const [oldest] = [seller, buyer].flatMap((old) => (old === null ? [] : [old.signableUntil])).sort();
  return oldest === undefined ? null : sayOldPrices(formatMonth(oldest));
}

const linesOf = (buyer: number, seller: number) => ({ buyer: formatEuros(buyer), seller: formatEuros(seller) });

function endOf(proposal: MarketProposal, side: MarketSide): string | null {
  if (proposal.state === "lapsed") return sayLapsed;
  if (proposal.withdrawal !== null) return sayWithdrawal(proposal.withdrawal);
  if (proposal.state !== "declined" || proposal.declineReason === null) return null;
  const reason = declineReasonNames[proposal.declineReason];
  const note = proposal.declineNote === "" || proposal.declinedBy === side ? "" : ` “${proposal.declineNote}”`;
  return `${reason}.${note}`;
}
