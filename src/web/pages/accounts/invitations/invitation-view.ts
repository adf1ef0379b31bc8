import { listInvitations } from "#application/market/answer-invitation.ts";
import type { ConnectionContext } from "#application/market/pair-of-connections.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Ports } from "#application/ports/ports.ts";
import { sayInvitation } from "#content/market/invitation-words.ts";
import { invitationWords, sayInvitationState, saySent } from "#content/pages/accounts/contracts/invitation.ts";
import type { PricedSite } from "#content/site.ts";
import { householdTerms } from "#web/calculations/household-terms.ts";

const PLACE = "/account/contracten/uitnodigingen";
export const invitationPath = (id: string): string => `${PLACE}/${encodeURIComponent(id)}`;

type Reader = { readonly uid: string; readonly email: string };
type Listed = Awaited<ReturnType<typeof listInvitations>>[number];

const tones = { open: "sun", accepted: "ok", declined: "neutral", withdrawn: "neutral", lapsed: "neutral" } as const;
export const badgeOf = ({ state, role }: Pick<Listed, "state" | "role">) => ({
  label: sayInvitationState(state, role),
  tone: tones[state],
});

/** An invitation in a list, as one of the two reads it. */
export function summariseInvitation({ invitation, role, state, vat }: Listed) {
  const { id, side, price, inviterName, email, masked } = invitation;
  return {
    id,
    path: invitationPath(id),
    state: badgeOf({ state, role }),
    title: invitationWords.title[role],
    about:
      role === "inviter" ? saySent(side, price, vat, email ?? masked) : sayInvitation(inviterName, side, price, vat),
  };
}

export type InvitationSummary = ReturnType<typeof summariseInvitation>;

/** What is open, the one that lapses first in front, for the overview. */
export const openInvitations = async (ports: Pick<Ports, "store" | "clock">, reader: Reader) =>
  (await listInvitations(ports, reader))
    .filter(({ state }) => state === "open")
    .toSorted((a, b) => a.invitation.lapsesAt.getTime() - b.invitation.lapsesAt.getTime())
    .map(({ invitation: { id }, role }) => ({ id, isToAnswer: role === "partner" }));

/** Where who just confirmed an address finds the invitation that came to it; null without one. */
export async function invitationPathFor(ports: Ports, uid: string): Promise<string | null> {
  const account = await ports.identity.account(uid);
  const open = account ? await openInvitations(ports, { uid, email: account.email }) : [];
  const first = open.find(({ isToAnswer }) => isToAnswer);
  return first ? invitationPath(first.id) : null;
}

/** What stands for prices that nobody told: those of two households, as in every form. */
export const connectionContext = async (site: PricedSite): Promise<ConnectionContext> => ({
  places: await loadPlaces(),
  proposedTerms: (region) => householdTerms(region, site),
});
