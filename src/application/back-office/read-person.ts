import { noteReading } from "#application/back-office/perform-act.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Store } from "#application/ports/store.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import type { Operator } from "#domain/back-office/operator.ts";

type Ports = { readonly store: Store; readonly identity: Pick<Identity, "account" | "listSignIns"> };

const EVENTS_SHOWN = 50;

/** Where an account stands and what happened to it. No number of a connection, no quarter and no secret is read. */
export async function readPerson({ store, identity }: Ports, operator: Operator, uid: string) {
  const account = await identity.account(uid);
  if (account === null) return null;
  await noteReading({ store }, operator, "read-person", uid);
  const key = emailKey(account.email as EmailAddress);
  const { market, backOffice } = store;
  const [signIns, events, role, offers, requests, agreements, leads, waiting, subscription, messages] =
    await Promise.all([
      identity.listSignIns(uid, ""),
      store.events.list(uid),
      backOffice.operators.find(uid),
      market.offers.list(uid),
      market.requests.list(uid),
      store.contracts.list(uid),
      store.leads.list(uid, account.email),
      store.waitingList.list(account.email),
      store.subscriptions.findByEmail(key),
      store.contactMessages.list(key),
    ]);
  return {
    account,
    level: role?.level ?? null,
    signIns,
    events: events.toReversed().slice(0, EVENTS_SHOWN),
    listings: [...offers.map(toListing("offer")), ...requests.map(toListing("request"))],
    agreements: agreements.map(({ id, reference, state }) => ({ id, reference, state })),
    leads: leads.map(({ reference }) => reference),
    waitingCount: waiting.length,
    isSubscribed: subscription?.state === "confirmed",
    messages: messages.map(({ reference }) => reference),
  };
}

const toListing =
  (side: "offer" | "request") =>
  ({ id, title, state }: { readonly id: string; readonly title: string; readonly state: ListingState }) => ({
    side,
    id,
    title,
    state,
  });
type ListingState = Awaited<ReturnType<Store["market"]["offers"]["list"]>>[number]["state"];
