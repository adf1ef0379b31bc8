import type { Clock } from "#application/ports/clock.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Store } from "#application/ports/store.ts";

type Ports = { readonly store: Store; readonly identity: Pick<Identity, "account">; readonly clock: Clock };

/** Closes invitations that nobody answered, and tells who sent them. Says how many. */
export async function lapseInvitations({ store, identity, clock }: Ports): Promise<number> {
  const lapsed = await store.invitations.lapse(clock.now());
  for (const { id, inviterUid } of lapsed) {
    const to = (await identity.account(inviterUid))?.email;
    if (to) await store.outbox.add({ kind: "invitation-closed", to, invitationId: id, isDeclined: false });
  }
  return lapsed.length;
}
