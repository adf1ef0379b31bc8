import { afterAll, beforeAll, expect, test } from "vitest";
import { tickDossier } from "#application/contracts/fill-in-agreement.ts";
import { freshPostgres } from "../../support/databases.ts";
import { openMonthWorld } from "../../support/month-world.ts";

let database: Awaited<ReturnType<typeof freshPostgres>>;
beforeAll(async () => {
  database = await freshPostgres();
});
afterAll(() => database.close());

test("boxes of both sides that are ticked at one moment are all kept, and nobody ticks for the other", async () => {
  const world = openMonthWorld(database);
  const { id, uids } = await world.submit(await world.draft());
  const ticks = [
    [uids.seller, "ask-supplier"],
    [uids.seller, "request-metering"],
    [uids.buyer, "ask-supplier"],
    [uids.buyer, "give-mandate"],
  ] as const;
  await Promise.all(ticks.map(([uid, step]) => tickDossier(world.ports, uid, { id, step, isDone: true })));
  expect(Object.keys((await world.find(id)).dossier).sort()).toEqual([
    "ask-supplier:buyer",
    "ask-supplier:seller",
    "give-mandate:buyer",
    "request-metering:seller",
  ]);
  const other = await tickDossier(world.ports, uids.seller, { id, step: "give-mandate", isDone: true });
  expect(other).toMatchObject({ refusal: { code: "action-refused" } });
});
