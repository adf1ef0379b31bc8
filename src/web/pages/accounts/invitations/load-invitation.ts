import type { LoaderFunctionArgs } from "react-router";
import { listConnections } from "#application/account-details/connections.ts";
import { findInvitation, findInvitedAgreement, weighInvitation } from "#application/market/answer-invitation.ts";
import type { Ports } from "#application/ports/ports.ts";
import { sayInvitation } from "#content/market/invitation-words.ts";
import { sayMarketRefusal } from "#content/market/market-refusals.ts";
import { explainPair } from "#content/market/proposal-words.ts";
import { proposalBasis } from "#content/market/year-basis.ts";
import { invitationWords, sayHistory, saySent } from "#content/pages/accounts/contracts/invitation.ts";
import { sayGiven, sayHours } from "#content/pages/accounts/proposals.ts";
import { connectionForSide, rolesOf } from "#domain/connections/saved-connection.ts";
import { type Invitation, type InvitedPair, partnerSide, stateAt } from "#domain/market/invitation.ts";
import { gainAtOldPrice } from "#domain/market/old-prices.ts";
import { lastDayToAnswer, type MarketSide } from "#domain/market/proposal.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { CONNECTION_FIELD } from "#web/forms/market/connection-field.ts";
import { RETURN_FIELD } from "#web/forms/return-path.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { connectionName } from "#web/pages/accounts/connections/summarise-connection.ts";
import { badgeOf, connectionContext } from "#web/pages/accounts/invitations/invitation-view.ts";
import { type Met, pairFacts, sayOld } from "#web/pages/accounts/market/proposals/proposal-view.ts";
import { loadOwn, ownContext, sayDone } from "#web/pages/accounts/own-context.ts";

/** An invitation as one of its two reads it: what is asked, what it brings both, and what can be done now. */
export const loadInvitation = ({ context, params, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid, email } = ownContext(context);
    const found = await findInvitation(ports, { uid, email }, params["id"] ?? "");
    if (!found) throw pageNotFound(url);
    const { invitation, role, vat } = found;
    const { side, price, inviterName, message, createdAt, updatedAt, lapsesAt, masked } = invitation;
    const state = stateAt(invitation, ports.clock.now());
    const own = role === "inviter" ? side : partnerSide(invitation);
    const { head, title, back, ...words } = invitationWords;
    const lead =
      role === "inviter"
        ? saySent(side, price, vat, invitation.email ?? masked)
        : sayInvitation(inviterName, side, price, vat);
    return {
      head,
      words,
      role,
      isOpen: state === "open",
      hero: { eyebrow: "", title: title[role], lead, back },
      badge: badgeOf({ state, role }),
      message,
      history: sayHistory(state, brusselsDay(createdAt), brusselsDay(updatedAt), lastDayToAnswer({ lapsesAt })),
      agreed: invitation.agreed && showPair(invitation.agreed, own, invitation, NOTHING_OLD),
      agreementPath: await agreementPathOf(ports, invitation),
      choice: state === "open" && role === "partner" ? await loadChoice({ context, url }, invitation) : null,
      done: sayDone(url, words.done),
    };
  });

/** What was agreed stays as it was told. */
const NOTHING_OLD = { seller: null, buyer: null };

function showPair(
  { pair }: InvitedPair,
  side: MarketSide,
  { price, state }: Pick<Invitation, "price" | "state">,
  oldPrices: Met["oldPrices"],
) {
  const most = (of: MarketSide) => gainAtOldPrice(of, pair, oldPrices[of] ?? { changes: [] }).high;
  return {
    facts: pairFacts(pair, side, state === "accepted", oldPrices),
    old: sayOld(oldPrices),
    why: `${explainPair(side, pair)} ${sayHours(pair.hours)}`,
    given: price === 0 ? sayGiven(pair.given, side) : null,
    hasLoss: price > 0 && (most("seller") < 0 || most("buyer") < 0),
    basis: proposalBasis,
  };
}

export type ShownPair = ReturnType<typeof showPair>;

async function agreementPathOf(ports: Ports, invitation: Invitation): Promise<string | null> {
  const agreement = await findInvitedAgreement(ports, invitation);
  return agreement ? `/account/contracten/${agreement.id}` : null;
}

/** With which connection the partner takes part, and what that brings. */
async function loadChoice({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">, invitation: Invitation) {
  const { ports, site, uid } = ownContext(context);
  const side = partnerSide(invitation);
  const own = (await listConnections(ports, uid)).filter((one) => rolesOf(one).includes(side));
  const named = url.searchParams.get(CONNECTION_FIELD);
  const chosen = own.find(({ id }) => id === named) ?? connectionForSide(own, side);
  const weighed = chosen && (await weighInvitation(ports, invitation, chosen, await connectionContext(site)));
  return {
    side,
    chosen: chosen?.id ?? "",
    options: own.map((one) => ({ value: one.id, label: connectionName(one) })),
    addPath: `/account/aansluitingen/nieuw?${RETURN_FIELD}=${encodeURIComponent(url.pathname)}`,
    pair: weighed?.ok ? showPair(weighed.value.agreed, side, invitation, weighed.value.oldPrices) : null,
    refusal: weighed && !weighed.ok ? sayMarketRefusal(weighed.refusal) : null,
  };
}

export type InvitationChoice = Awaited<ReturnType<typeof loadChoice>>;
