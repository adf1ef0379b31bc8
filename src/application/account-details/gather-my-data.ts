import { listConnections } from "#application/account-details/connections.ts";
import { gatherContracts } from "#application/account-details/gather-contracts.ts";
import { gatherMarketData } from "#application/account-details/gather-market-data.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { Store } from "#application/ports/store.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import { userPath } from "#domain/documents/document-path.ts";

type Ports = { readonly identity: Identity; readonly store: Store; readonly clock: Clock; readonly ids: Ids };

/** Everything that is kept about one person, in their own hands. No secret is in it: those are not kept in the clear. */
export async function gatherMyData({ identity, store, clock, ids }: Ports, uid: string, sessionToken: string) {
  await store.events.add(uid, "data-exported");
  const account = await identity.account(uid);
  const email = account?.email ?? "";
  // Before the document, from which older ones move over.
  const connections = await listConnections({ store, clock, ids }, uid);
  const [document, consents, forms, calculations, events, signIns, leads, waitingList, market] = await Promise.all([
    store.documents.get(userPath(uid)),
    store.consents.list(uid),
    store.forms.list(uid),
    store.calculations.list(uid),
    store.events.list(uid),
    identity.listSignIns(uid, sessionToken),
    store.leads.list(uid, email),
    store.waitingList.list(email),
    gatherMarketData(store, { uid, email }),
  ]);
  const key = account ? emailKey(account.email as EmailAddress) : "";
  const [subscription, contactMessages] = await Promise.all([
    store.subscriptions.findByEmail(key),
    store.contactMessages.list(key),
  ]);
  const newsletter = subscription && {
    state: subscription.state,
    topics: subscription.topics,
    events: await store.subscriptions.events(subscription.id),
  };
  return {
    madeAt: clock.now(),
    account,
    profile: document.exists ? document.data : null,
    consents,
    forms: forms.map(({ uid: _own, ...form }) => form),
    connections: connections.map(({ uid: _own, ...connection }) => connection),
    calculations: calculations.map(({ uid: _own, ...calculation }) => calculation),
    leads: leads.map(({ uid: _own, ...lead }) => lead),
    waitingList,
    newsletter,
    contactMessages,
    market,
    contracts: await gatherContracts(store, uid),
    signIns,
    events,
  };
}
