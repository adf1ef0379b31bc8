import { expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { DocumentContended, type RemoteDocuments, type StoredDocument } from "#application/ports/documents.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { freshPostgres } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";

/** A store elsewhere that is in the way as often as a test says. */
function remoteThatFails(failures: Error[]): RemoteDocuments {
  const kept = new Map<string, Readonly<Record<string, unknown>>>();
  const get = async (path: string): Promise<StoredDocument> => {
    const data = kept.get(path);
    return data ? { exists: true, data } : { exists: false };
  };
  const set = async (path: string, data: Readonly<Record<string, unknown>>) => void kept.set(path, data);
  return {
    get,
    set,
    update: set,
    remove: async (path) => void kept.delete(path),
    ping: async () => {},
    begin() {
      const written = new Map<string, Readonly<Record<string, unknown>>>();
      return {
        get,
        set: async (path, data) => void written.set(path, data),
        update: async (path, data) => void written.set(path, data),
        remove: async (path) => void written.delete(path),
        async commit() {
          const failure = failures.shift();
          if (failure) throw failure;
          for (const [path, data] of written) kept.set(path, data);
        },
      };
    },
  };
}

async function openOn(failures: Error[]) {
  const database = await freshPostgres();
  const clock = fixedClock("2026-11-15T10:00:00Z");
  const store = openStore(database, { clock, ids: randomIds }, remoteThatFails(failures));
  const change = () =>
    store.transaction(async ({ documents, events }) => {
      await events.add("an", "profile-changed");
      await documents.set("user/an", { name: "An" });
    });
  const readStored = async () => ({
    document: await store.documents.get("user/an"),
    events: (await store.events.list("an")).length,
  });
  return { change, readStored, close: () => database.close() };
}

test("a document that another wrote meanwhile makes the work be done again, and its rows are kept once", async () => {
  const { change, readStored, close } = await openOn([new DocumentContended("user"), new DocumentContended("user")]);
  await change();
  expect(await readStored()).toEqual({ document: { exists: true, data: { name: "An" } }, events: 1 });
  await close();
});

test("rows are not kept when the document could not be written", async () => {
  const { change, readStored, close } = await openOn([new Unavailable("Firestore does not answer.")]);
  await expect(change()).rejects.toBeInstanceOf(Unavailable);
  expect(await readStored()).toEqual({ document: { exists: false }, events: 0 });
  await close();
});

test("whoever is always in the way is told so in the end", async () => {
  const { change, readStored, close } = await openOn(Array.from({ length: 9 }, () => new DocumentContended("user")));
  await expect(change()).rejects.toBeInstanceOf(DocumentContended);
  expect((await readStored()).events).toBe(0);
  await close();
});
