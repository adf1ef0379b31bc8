import { openStore } from "#adapters/database/open-store.ts";
import { accounts } from "#adapters/database/schema.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { freshPostgres } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import { describeDocuments } from "../support/shared-suites/documents.ts";
import { describeStore } from "../support/shared-suites/store.ts";

const openTestStore = async () => {
  const database = await freshPostgres();
  const clock = fixedClock("2026-11-15T10:00:00Z");
  return { database, clock, store: openStore(database, { clock, ids: randomIds }), close: () => database.close() };
};

describeDocuments("PostgreSQL", async () => {
  const { store, close } = await openTestStore();
  return { documents: store.documents, close };
});

describeStore("PostgreSQL", async () => {
  const { database, clock, store, close } = await openTestStore();
  let people = 0;
  return {
    store,
    another: openStore(database, { clock, ids: randomIds }),
    clock,
    async addPerson() {
      const uid = `person-${people++}`;
      const email = `${uid}@example.org`;
      const account = {
        uid,
        email,
        emailKey: email,
        passwordHash: "",
        state: "confirmed",
        createdAt: clock.now(),
      } as const;
      await database.run((queries) => queries.insert(accounts).values(account));
      return uid;
    },
    close,
  };
});
