import { pageOf } from "#application/back-office/page-of.ts";
import type { Store } from "#application/ports/store.ts";
import type { ProposalState } from "#domain/market/proposal.ts";

type Ports = { readonly store: Pick<Store, "backOffice"> };

/** Proposals of everybody, the newest first. */
export const listProposals = ({ store }: Ports, state: ProposalState | null, page: number) =>
  pageOf(page, (asked) => store.backOffice.market.proposals({ state, listingId: null }, asked));
