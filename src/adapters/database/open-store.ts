import { eq, lte } from "drizzle-orm";
import { DocumentContended, type RemoteDocuments } from "#application/ports/documents.ts";
import type { Store, StoreParts } from "#application/ports/store.ts";
import type { Database } from "./database.ts";
import { tasks } from "./schema.ts";
import { applyRetention } from "./store/apply-retention.ts";
import { openCalculations } from "./store/calculations.ts";
import { openConsents, openEvents } from "./store/consents-and-events.ts";
import { openContactMessages } from "./store/contact-messages.ts";
import { openContracts } from "./store/contracts/open-contracts.ts";
import { openSandboxes } from "./store/contracts/sandboxes.ts";
import { openDocuments } from "./store/documents.ts";
import { openForms } from "./store/forms.ts";
import { openLeads } from "./store/leads.ts";
import { openMarket } from "./store/market/open-market.ts";
import { openNewsletterSends } from "./store/newsletter-sends.ts";
import { openOutbox } from "./store/outbox.ts";
import { openResultRequests } from "./store/result-requests.ts";
import { openSubscriptions } from "./store/subscriptions.ts";
import { openWaitingList } from "./store/waiting-list.ts";
import { type Access, insideOf, type Means } from "./writing.ts";

/** Documents are in our own table, or in a store elsewhere. */
export function openStore(database: Database, means: Means, remote: RemoteDocuments | null = null): Store {
  const own = openParts(database, means);
  const transaction: Store["transaction"] = (work) =>
    database.transaction((queries) => work(openParts(insideOf(queries), means)));
  return {
    ...own,
    ...(remote ? { documents: remote } : {}),
    transaction: remote ? withRemoteDocuments(transaction, remote) : transaction,
    sandboxes: openSandboxes(database, means),
    ping: () => database.ping(),
    pingDocuments: () => (remote ?? database).ping(),
    applyRetention: (now) => applyRetention(database, now, { hasDirectory: remote !== null }),

    async runTask(name, everySeconds, task) {
      const now = means.clock.now();
      const [before] = await database.run((queries) => queries.select().from(tasks).where(eq(tasks.name, name)));
      // One statement decides who runs it: a second asker waits for the first and then finds it done. No lock is held
      // while the task runs, for on PGlite it would wait for itself.
      const mine = await database.run((queries) =>
        queries
          .insert(tasks)
          .values({ name, lastRunAt: now })
          .onConflictDoUpdate({
            target: tasks.name,
            set: { lastRunAt: now },
            setWhere: lte(tasks.lastRunAt, new Date(now.getTime() - everySeconds * 1000)),
          })
          .returning({ name: tasks.name }),
      );
      if (mine.length === 0) return false;
      try {
        await task();
      } catch (error) {
        const lastRunAt = before?.lastRunAt ?? new Date(0);
        await database.run((queries) => queries.update(tasks).set({ lastRunAt }).where(eq(tasks.name, name)));
        throw error;
      }
      return true;
    },
  };
}

const TRIES = 5;

/**
 * Two stores share no transaction: the documents are written last, when all else went well, and the rows are kept once
 * they are. A document that somebody else wrote meanwhile makes the whole work be done again.
 */
function withRemoteDocuments(transaction: Store["transaction"], remote: RemoteDocuments): Store["transaction"] {
  return async (work) => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await transaction(async (parts) => {
          const documents = remote.begin();
          const answer = await work({ ...parts, documents });
          await documents.commit();
          return answer;
        });
      } catch (error) {
        if (tried === TRIES || !(error instanceof DocumentContended)) throw error;
      }
    }
  };
}

const openParts = (access: Access, means: Means): StoreParts => ({
  documents: openDocuments(access, means),
  consents: openConsents(access, means),
  forms: openForms(access),
  calculations: openCalculations(access),
  resultRequests: openResultRequests(access, means),
  leads: openLeads(access),
  waitingList: openWaitingList(access, means),
  contracts: openContracts(access, means, "real"),
  market: openMarket(access, means),
  contactMessages: openContactMessages(access),
  subscriptions: openSubscriptions(access, means),
  newsletterSends: openNewsletterSends(access, means),
  outbox: openOutbox(access, means),
  events: openEvents(access, means),
});
