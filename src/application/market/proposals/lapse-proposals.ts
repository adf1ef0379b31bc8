import { mailParties } from "#application/market/proposals/mail-parties.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Store } from "#application/ports/store.ts";

type Ports = { readonly store: Store; readonly identity: Pick<Identity, "account">; readonly clock: Clock };

/** Closes what waited too long, and tells both that it no longer does. Says how many. */
export async function lapseProposals(ports: Ports): Promise<number> {
  const { store, clock } = ports;
  const lapsed = await store.market.proposals.lapse(clock.now());
  for (const proposal of lapsed) {
    const { seller, buyer } = await mailParties(ports, proposal);
    for (const to of [seller, buyer]) {
      if (to !== null) await store.outbox.add({ kind: "proposal-lapsed", to, proposalId: proposal.id });
    }
  }
  return lapsed.length;
}
