import { eq, lte } from "drizzle-orm";
import type { Store, StoreParts } from "#application/ports/store.ts";
import type { Database } from "./database.ts";
import { tasks } from "./schema.ts";
import { applyRetention } from "./store/apply-retention.ts";
import { openCalculations } from "./store/calculations.ts";
import { openConsents, openEvents } from "./store/consents-and-events.ts";
import { openContracts } from "./store/contracts/open-contracts.ts";
import { openSandboxes } from "./store/contracts/sandboxes.ts";
import { openDocuments } from "./store/documents.ts";
import { openForms } from "./store/forms.ts";
import { openLeads } from "./store/leads.ts";
import { openMarket } from "./store/market/open-market.ts";
import { openOutbox } from "./store/outbox.ts";
import { openResultRequests } from "./store/result-requests.ts";
import { openWaitingList } from "./store/waiting-list.ts";
import { type Access, insideOf, type Means } from "./writing.ts";

export function openStore(database: Database, means: Means): Store {
  return {
    ...openParts(database, means),
    transaction: (work) => database.transaction((queries) => work(openParts(insideOf(queries), means))),
    sandboxes: openSandboxes(database, means),
    ping: () => database.ping(),
    applyRetention: (now) => applyRetention(database, now),

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
  outbox: openOutbox(access, means),
  events: openEvents(access, means),
});
