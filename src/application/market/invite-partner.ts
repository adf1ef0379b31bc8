import type { MarketTerms } from "#application/market/matching/build-matching-task.ts";
import { type ConnectionContext, checkSide, vatSellerOf } from "#application/market/pair-of-connections.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { RateLimits } from "#application/ports/security/rate-limits.ts";
import type { Store } from "#application/ports/store.ts";
import { emailKey } from "#domain/accounts/email-address.ts";
import { invitationLimits, invitedAddressLimits } from "#domain/accounts/rate-limits.ts";
import type { SavedConnection } from "#domain/connections/saved-connection.ts";
import { isLiableForVat } from "#domain/market/consumer-price.ts";
import {
  checkInvitation,
  type Invitation,
  type InvitationInput,
  type InvitedVat,
  newInvitation,
} from "#domain/market/invitation.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { lastDayToAnswer, type MarketSide } from "#domain/market/proposal.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = {
  readonly store: Store;
  readonly identity: Pick<Identity, "account">;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: MarketTerms;
};
type CheckContext = ConnectionContext & {
  readonly numberRemoved: string;
  /** How the inviter is named in the mail; empty for nobody in particular. */
  readonly inviterName: string;
};

/** What a price says of VAT when this side asks it from this connection, before anything is known of the other. */
const vatOfAsking = (side: MarketSide, own: SavedConnection): InvitedVat =>
  side === "buyer" || isLiableForVat(vatSellerOf(own)) ? "included" : "none";

/** What its price says of VAT; null when the connection that would tell is gone. */
export async function vatOfInvitation(
  { store }: Pick<Ports, "store">,
  invitation: Invitation,
): Promise<InvitedVat | null> {
  const { side, inviterUid, connectionId, agreed } = invitation;
  if (agreed?.pair.isVatCharged !== undefined) return agreed.pair.isVatCharged ? "included" : "none";
  if (side === "buyer") return "included";
  const own = await store.connections.find(inviterUid, connectionId);
  return own && vatOfAsking(side, own);
}

/** What would be sent, once it was looked at: nothing is kept, and nobody is mailed. */
export async function checkInvite(ports: Ports, uid: string, input: InvitationInput, checkContext: CheckContext) {
  const { store, identity, settings } = ports;
  const ownEmail = (await identity.account(uid))?.email ?? "";
  const checked = checkInvitation(input, { ownEmail, numberRemoved: checkContext.numberRemoved });
  if (!checked.ok) return checked;
  const connection = await store.connections.find(uid, input.connectionId);
  if (!connection) return refused({ code: "connection-unknown" as const });
  const sent = await store.invitations.list({ uid, email: "" });
  const key = emailKey(checked.value.email);
  if (sent.some(({ state, email }) => state === "open" && email === key))
    return refused({ code: "already-invited" as const });
  const place = checkSide(input.side, connection, checkContext, settings);
  const vat = vatOfAsking(input.side, connection);
  return place.ok ? ok({ ...checked.value, connection, vat, ...place.value }) : place;
}

/**
 * Asks one person by mail to share power at a price. Whether the address has an account, wants no invitations or got enough
 * of them today, the answer and what the inviter sees afterwards are the same.
 */
export async function invitePartner(
  ports: Ports,
  uid: string,
  input: InvitationInput,
  checkContext: CheckContext,
): Promise<Result<{ readonly id: string }, MarketRefusal>> {
  const { store, rateLimits, clock, ids } = ports;
  const checked = await checkInvite(ports, uid, input, checkContext);
  if (!checked.ok) return checked;
  const { connection: _connection, region: _region, municipality: _municipality, vat, ...asked } = checked.value;
  const limited = await rateLimits.limited(invitationLimits(uid));
  if (limited) return refused(limited);
  const key = emailKey(asked.email);
  const isWelcome = !(await store.invitations.refusesAddress(key));
  const isMailed = isWelcome && !(await rateLimits.limited(invitedAddressLimits(key, uid)));
  const { inviterName } = checkContext;
  const invitation = newInvitation({ id: ids.next(), inviterUid: uid, inviterName }, asked, clock.now());
  return store.transaction(async ({ invitations, outbox, events }) => {
    const token = await invitations.add(invitation);
    if (token === null) return refused({ code: "already-invited" });
    await events.add(uid, "partner-invited", { id: invitation.id });
    if (!isMailed) return ok({ id: invitation.id });
    await outbox.add({
      kind: "invitation",
      to: asked.email,
      token,
      inviterName,
      side: invitation.side,
      price: invitation.price,
      vat,
      answerBy: lastDayToAnswer(invitation),
    });
    return ok({ id: invitation.id });
  });
}
