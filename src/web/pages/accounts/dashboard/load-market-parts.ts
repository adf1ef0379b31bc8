import { listOwnOffers, listOwnRequests } from "#application/market/listings/own-listings.ts";
import { listProposals } from "#application/market/proposals/own-proposals.ts";
import type { Ports } from "#application/ports/ports.ts";
import { dashboardWords, proposalSteps } from "#content/pages/accounts/dashboard.ts";
import { proposalsWords } from "#content/pages/accounts/proposals.ts";
import type { PricedSite } from "#content/site.ts";
import { listedOffer, listedRequest } from "#web/pages/accounts/market/list-listings.ts";
import { meetPartners } from "#web/pages/accounts/market/proposals/meet-partners.ts";
import { proposalView } from "#web/pages/accounts/market/proposals/proposal-view.ts";

const LISTINGS_SHOWN = 4;
const PROPOSALS_SHOWN = 2;

/** What somebody has on the square, the proposals that still wait for an answer, and whether it is theirs. */
export async function loadMarketParts(ports: Ports, uid: string, site: PricedSite) {
  const [offers, requests, proposals, met] = await Promise.all([
    listOwnOffers(ports, uid),
    listOwnRequests(ports, uid),
    listProposals(ports, uid),
    meetPartners(ports, uid, site),
  ]);
  const { offer, request, noLimit } = dashboardWords.market;
  const listings = [
    ...offers.filter(({ state }) => state !== "ended").map((one) => ({ kind: offer, ...listedOffer(one) })),
    ...requests
      .filter(({ state }) => state !== "ended")
      .map((one) => ({ kind: request, ...listedRequest(one, noLimit, proposals) })),
  ];
  const open = proposals
    .toSorted((one, other) => one.lapsesAt.getTime() - other.lapsesAt.getTime())
    .map((proposal) => proposalView(proposal, uid, met(proposal)))
    .filter(({ group }) => group === "open");
  return {
    steps: proposalSteps(open.filter(({ canAnswer }) => canAnswer)),
    /** Whatever its state: what somebody should do next depends on it. */
    all: [
      ...offers.map(({ id, state }) => ({ id, state, side: "offer" as const })),
      ...requests.map(({ id, state }) => ({ id, state, side: "request" as const })),
    ],
    listings: listings.slice(0, LISTINGS_SHOWN).map(({ id, kind, title, where, state, edit, energy, price }) => ({
      id,
      kind,
      title,
      where,
      state,
      path: edit ?? "",
      about: `${energy}, ${price}`,
    })),
    proposals: open.slice(0, PROPOSALS_SHOWN),
    demo: proposalsWords.demo,
  };
}

export type MarketParts = Awaited<ReturnType<typeof loadMarketParts>>;
