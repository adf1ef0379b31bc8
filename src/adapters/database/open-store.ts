import { DocumentContended, type RemoteDocuments } from "#application/ports/documents.ts";
import type { Store, StoreParts } from "#application/ports/store.ts";
import type { Database, Queries } from "./database.ts";
import { openPasskeys } from "./identity/passkeys.ts";
import { openSecondFactors } from "./identity/second-factors.ts";
import { openSessions } from "./identity/sessions.ts";
import { openTokens } from "./identity/tokens.ts";
import { openAccounts } from "./store/accounts.ts";
import { applyRetention } from "./store/apply-retention.ts";
import { openBackOffice } from "./store/back-office/open-back-office.ts";
import { openCalculations } from "./store/calculations.ts";
import { openCards } from "./store/cards.ts";
import { openConnections } from "./store/connections.ts";
import { openConsents, openEvents } from "./store/consents-and-events.ts";
import { openContactMessages } from "./store/contact-messages.ts";
import { openContracts } from "./store/contracts/open-contracts.ts";
import { openSandboxes } from "./store/contracts/sandboxes.ts";
import { openDayAhead } from "./store/day-ahead.ts";
import { openDocuments } from "./store/documents.ts";
import { openForms } from "./store/forms.ts";
import { openInvitations } from "./store/invitations.ts";
import { openLeads } from "./store/leads.ts";
import { openMarket } from "./store/market/open-market.ts";
import { openNewsletterDrafts } from "./store/newsletter-drafts.ts";
import { openNewsletterSends } from "./store/newsletter-sends.ts";
import { openOutbox } from "./store/outbox.ts";
import { openResultRequests } from "./store/result-requests.ts";
import { openSubscriptions } from "./store/subscriptions.ts";
import { openWaitingList } from "./store/waiting-list.ts";
import { type Access, type Dependencies, insideOf } from "./writing.ts";

/** Documents are in our own table, or in a store elsewhere. */
export function openStore(
  database: Database,
  dependencies: Dependencies,
  remote: RemoteDocuments | null = null,
): Store {
  const transact = openTransact(database, dependencies, remote);
  return {
    ...openParts(database, dependencies, remote !== null),
    ...(remote ? { documents: remote } : {}),
    transaction: (work) => transact((parts) => work(parts)),
    sandboxes: openSandboxes(database, dependencies),
    ping: () => database.ping(),
    pingDocuments: () => (remote ?? database).ping(),
    applyRetention: (now) => applyRetention(database, now, { hasDirectory: remote !== null }),
  };
}

/** The store's transaction, for an adapter that writes rows of its own beside its parts. */
export type Transact = <T>(work: (parts: StoreParts, queries: Queries) => Promise<T>) => Promise<T>;

export function openTransact(database: Database, dependencies: Dependencies, remote: RemoteDocuments | null): Transact {
  const transact: Transact = (work) =>
    database.transaction((queries) => work(openParts(insideOf(queries), dependencies, remote !== null), queries));
  return remote ? withRemoteDocuments(transact, remote) : transact;
}

const TRIES = 5;

/**
 * Two stores share no transaction: the documents are written last, when all else went well, and the rows are kept once
 * they are. A document that somebody else wrote meanwhile makes the whole work be done again.
 */
function withRemoteDocuments(transact: Transact, remote: RemoteDocuments): Transact {
  return async (work) => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await transact(async (parts, queries) => {
          const documents = remote.begin();
          const answer = await work({ ...parts, documents }, queries);
          await documents.commit();
          return answer;
        });
      } catch (error) {
        if (tried === TRIES || !(error instanceof DocumentContended)) throw error;
      }
    }
  };
}

const openParts = (access: Access, dependencies: Dependencies, hasDirectory: boolean): StoreParts => ({
  accounts: openAccounts(access, dependencies, hasDirectory),
  sessions: openSessions(access, dependencies),
  tokens: openTokens(access, dependencies),
  secondFactors: openSecondFactors(access, dependencies),
  passkeys: openPasskeys(access, dependencies),
  documents: openDocuments(access, dependencies),
  consents: openConsents(access, dependencies),
  forms: openForms(access),
  calculations: openCalculations(access),
  connections: openConnections(access, dependencies),
  resultRequests: openResultRequests(access, dependencies),
  leads: openLeads(access),
  waitingList: openWaitingList(access, dependencies),
  contracts: openContracts(access, dependencies, "real"),
  market: openMarket(access, dependencies),
  invitations: openInvitations(access, dependencies),
  contactMessages: openContactMessages(access),
  subscriptions: openSubscriptions(access, dependencies),
  newsletterSends: openNewsletterSends(access, dependencies),
  newsletterDrafts: openNewsletterDrafts(access),
  outbox: openOutbox(access, dependencies),
  events: openEvents(access, dependencies),
  backOffice: openBackOffice(access, dependencies),
  cards: openCards(access),
  dayAhead: openDayAhead(access),
});
