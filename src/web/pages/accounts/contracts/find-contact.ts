import { readProfile } from "#application/account-details/user-document.ts";
import type { Ports } from "#application/ports/ports.ts";
import { contractWords } from "#content/pages/accounts/contracts/overview.ts";
import { type Agreement, otherSide, type Side } from "#domain/contracts/agreement.ts";

/** How to reach the other side, or why not yet: each decides whether the other may know, and it opens when both do. */
export async function findContact(ports: Ports, { consents, uids }: Agreement, side: Side) {
  const other = otherSide(side);
  const { contact: words } = contractWords;
  if (!consents[side].contact) return { hidden: words.ownHidden, ways: [] };
  if (!consents[other].contact) return { hidden: words.hidden, ways: [] };
  const [email, profile] = await Promise.all([ports.contacts.emailOf(uids[other]), readProfile(ports, uids[other])]);
  return {
    hidden: null,
    ways: [
      ...(email ? [{ name: words.email, value: email, href: `mailto:${email}` }] : []),
      ...(profile?.phone ? [{ name: words.phone, value: profile.phone, href: `tel:${profile.phone}` }] : []),
    ],
  };
}

export type ContactWay = Awaited<ReturnType<typeof findContact>>["ways"][number];
