import { consumerVat } from "#application/market/consumer-vat.ts";
import { vatOfInvitation } from "#application/market/invite-partner.ts";
import { readMarketPrices } from "#application/market/market-prices.ts";
import type { MarketTerms } from "#application/market/matching/build-matching-task.ts";
import {
  type ConnectionContext,
  oldPricesOf,
  pairOfConnections,
  vatSellerOf,
} from "#application/market/pair-of-connections.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Store } from "#application/ports/store.ts";
import type { Workers } from "#application/ports/workers.ts";
import { eanOn, type SavedConnection } from "#domain/connections/saved-connection.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import { isFinal } from "#domain/contracts/contract-state.ts";
import { keptPrice } from "#domain/market/consumer-price.ts";
import { type Invitation, type InvitedPair, roleIn, sidesOf, stateAt } from "#domain/market/invitation.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import type { OldPrice } from "#domain/market/old-prices.ts";
import type { MarketSide } from "#domain/market/proposal.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = {
  readonly store: Store;
  readonly identity: Pick<Identity, "account">;
  readonly clock: Clock;
  readonly settings: MarketTerms;
  readonly workers: Workers;
};
/** Who asks. The address is the confirmed one of the account. */
type Reader = { readonly uid: string; readonly email: string };

const unknown = { code: "invitation-unknown" } as const;

/** An invitation as one of its two may read it; null for everybody else. */
export async function findInvitation(ports: Pick<Ports, "store">, reader: Reader, id: string) {
  const invitation = await ports.store.invitations.find(reader, id);
  const role = invitation && roleIn(invitation, reader);
  return invitation && role ? { invitation, role, vat: await vatOfInvitation(ports, invitation) } : null;
}

/**
 * The invitation that the link of a mail opens, and what whoever reads that mail may do with it; null for a link of
 * nobody. Without an account it can be declined and not opened, and once somebody opened it, it is theirs.
 */
export async function loadInvitedByLink(ports: Pick<Ports, "store" | "clock">, token: string, uid: string | null) {
  const invitation = await ports.store.invitations.findByToken(token);
  if (!invitation) return null;
  const { inviterUid, partnerUid } = invitation;
  const state = stateAt(invitation, ports.clock.now());
  const isOwn = uid === inviterUid;
  const isTaken = state === "open" && partnerUid !== null && partnerUid !== uid;
  const isOpen = state === "open" && !isOwn && !isTaken;
  const may = {
    isOpen,
    isOwn,
    canOpen: uid !== null && (isOpen || partnerUid === uid),
    canDecline: isOpen && partnerUid === null,
  };
  return { invitation, state, may, vat: await vatOfInvitation(ports, invitation) };
}

/** The agreement that an accepted invitation became; null while nobody opened it. */
export async function findInvitedAgreement(
  { store }: Pick<Ports, "store">,
  invitation: Invitation,
): Promise<Agreement | null> {
  if (invitation.state !== "accepted" || !invitation.partnerUid) return null;
  const { seller } = sidesOf(invitation, invitation.inviterUid, invitation.partnerUid);
  return store.contracts.findByProposal(invitation.id, seller);
}

/** All invitations of somebody with what they are to them and how they stand now, newest first. */
export async function listInvitations(ports: Pick<Ports, "store" | "clock">, reader: Reader) {
  const now = ports.clock.now();
  const listed = (await ports.store.invitations.list(reader)).map(async (invitation) => {
    const role = roleIn(invitation, reader);
    if (!role) return [];
    return [{ invitation, role, state: stateAt(invitation, now), vat: await vatOfInvitation(ports, invitation) }];
  });
  return (await Promise.all(listed)).flat();
}

async function findOpen(ports: Ports, reader: Reader, id: string, as: "inviter" | "partner") {
  const found = await findInvitation(ports, reader, id);
  if (!found) return refused(unknown);
  const state = stateAt(found.invitation, ports.clock.now());
  if (state !== "open") return refused({ code: "invitation-closed" as const, state });
  if (found.role !== as) return refused(as === "partner" ? ({ code: "invitation-own" } as const) : unknown);
  return ok(found.invitation);
}

/** The account that comes with the link of the mail first, has the invitation from then on. */
export async function takeInvitation(
  { store, clock }: Pick<Ports, "store" | "clock">,
  uid: string,
  token: string,
): Promise<Result<{ readonly id: string }, MarketRefusal>> {
  const invitation = await store.invitations.findByToken(token);
  if (!invitation) return refused(unknown);
  const { id } = invitation;
  if (invitation.inviterUid === uid) return refused({ code: "invitation-own" });
  // Whose it is already reads it, whatever became of it.
  if (invitation.partnerUid === uid || (await store.invitations.take(token, uid))) return ok({ id });
  const state = stateAt(invitation, clock.now());
  return refused({ code: "invitation-closed", state: state === "open" ? "taken" : state });
}

/** Until it is accepted, it also tells which of its prices are too old for one number. */
type WeighedPair = {
  readonly agreed: InvitedPair;
  readonly oldPrices: Readonly<Record<MarketSide, OldPrice | null>>;
};

/** What the two would share and keep with this connection of the partner: the sum that accepting fixes. */
export async function weighInvitation(
  ports: Pick<Ports, "store" | "settings" | "workers" | "clock">,
  invitation: Invitation,
  partner: SavedConnection,
  checkContext: ConnectionContext,
): Promise<Result<WeighedPair, MarketRefusal>> {
  const { store, settings, workers } = ports;
  const own = await store.connections.find(invitation.inviterUid, invitation.connectionId);
  if (!own) return refused({ code: "connection-gone" });
  const prices = await readMarketPrices(ports, [own.contract.kind, partner.contract.kind]);
  const connections = sidesOf(invitation, own, partner);
  const kept = keptPrice(vatSellerOf(connections.seller), invitation.price, consumerVat());
  const weighed = await pairOfConnections(workers, connections, kept, checkContext, { ...settings, prices });
  return weighed.ok ? ok({ agreed: weighed.value, oldPrices: oldPricesOf(connections, checkContext) }) : weighed;
}

/** Says yes with a connection of one's own. The two have an agreement to fill in, as after a proposal. */
export async function acceptInvitation(
  ports: Ports,
  reader: Reader,
  id: string,
  connectionId: string,
  checkContext: ConnectionContext,
): Promise<Result<void, MarketRefusal>> {
  const { store } = ports;
  const open = await findOpen(ports, reader, id, "partner");
  if (!open.ok) return open;
  const invitation = open.value;
  const partner = await store.connections.find(reader.uid, connectionId);
  if (!partner) return refused({ code: "connection-unknown" });
  const weighed = await weighInvitation(ports, invitation, partner, checkContext);
  if (!weighed.ok) return weighed;
  const own = await store.connections.find(invitation.inviterUid, invitation.connectionId);
  const { seller } = sidesOf(invitation, own, partner);
  if (!seller) return refused({ code: "connection-gone" });
  if (await sellsAlready(ports, seller)) return refused({ code: "connection-sells-already" });
  const accepting = {
    partnerUid: reader.uid,
    partnerConnectionId: partner.id,
    sellerConnectionId: seller.id,
    agreed: weighed.value.agreed,
  };
  const answer = await store.transaction(async ({ invitations, events }) => {
    const accepted = await invitations.accept(id, accepting);
    if (accepted === "done") await events.add(reader.uid, "invitation-accepted", { id });
    return accepted;
  });
  if (answer === "done") return ok(undefined);
  if (answer === "sells-already") return refused({ code: "connection-sells-already" });
  return refused({ code: "invitation-closed", state: (await closedState(ports, reader, id)) ?? "taken" });
}

async function closedState({ store, clock }: Ports, reader: Reader, id: string) {
  const now = await store.invitations.find(reader, id);
  const state = now && stateAt(now, clock.now());
  return state === "open" ? null : state;
}

/** A seller may have one buyer: who has an agreement that is not over has one. Offers are looked at while accepting. */
async function sellsAlready({ store }: Ports, seller: SavedConnection): Promise<boolean> {
  const ean = eanOn("seller", seller);
  const agreements = await store.contracts.list(seller.uid);
  return agreements.some(
    ({ uids, parties, state }) =>
      uids.seller === seller.uid && !isFinal(state) && ean !== null && parties.seller?.ean === ean,
  );
}

/** Says no, and tells the inviter; by account, or by the link of the mail for who has none. */
export async function declineInvitation(
  ports: Ports,
  by: { readonly reader: Reader; readonly id: string } | { readonly token: string },
): Promise<Result<void, MarketRefusal>> {
  const { store, clock, identity } = ports;
  let invitation: Invitation;
  if ("token" in by) {
    const found = await store.invitations.findByToken(by.token);
    if (!found) return refused(unknown);
    const state = stateAt(found, clock.now());
    // Whoever took it with an account answers there.
    if (state !== "open" || found.partnerUid !== null)
      return refused({ code: "invitation-closed", state: state === "open" ? "taken" : state });
    invitation = found;
  } else {
    const open = await findOpen(ports, by.reader, by.id, "partner");
    if (!open.ok) return open;
    invitation = open.value;
  }
  const to = (await identity.account(invitation.inviterUid))?.email ?? null;
  const isDone = await store.transaction(async ({ invitations, outbox, events }) => {
    if (!(await invitations.close(invitation.id, "declined"))) return false;
    if ("reader" in by) await events.add(by.reader.uid, "invitation-declined", { id: invitation.id });
    if (to) await outbox.add({ kind: "invitation-closed", to, invitationId: invitation.id, isDeclined: true });
    return true;
  });
  return isDone ? ok(undefined) : refused({ code: "invitation-closed", state: "taken" });
}

/** The inviter takes it back. The link then tells so; nobody is mailed. */
export async function withdrawInvitation(
  ports: Ports,
  reader: Reader,
  id: string,
): Promise<Result<void, MarketRefusal>> {
  const open = await findOpen(ports, reader, id, "inviter");
  if (!open.ok) return open;
  const isDone = await ports.store.transaction(async ({ invitations, events }) => {
    if (!(await invitations.close(id, "withdrawn"))) return false;
    await events.add(reader.uid, "invitation-withdrawn", { id });
    return true;
  });
  if (isDone) return ok(undefined);
  return refused({ code: "invitation-closed", state: (await closedState(ports, reader, id)) ?? "taken" });
}

/** No more invitations to an address; the one that is open is declined as well. */
export async function refuseInvitations(
  ports: Ports,
  by: { readonly reader: Reader; readonly id: string } | { readonly token: string },
): Promise<Result<void, MarketRefusal>> {
  const of = "token" in by ? by : { emailKey: by.reader.email.toLowerCase() };
  if (!(await ports.store.invitations.refuseAddress(of))) return refused(unknown);
  const declined = await declineInvitation(ports, by);
  return declined.ok || declined.refusal.code === "invitation-closed" ? ok(undefined) : declined;
}
