import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveOffer } from "#application/market/listings/move-listing.ts";
import { saveOffer } from "#application/market/listings/save-offer.ts";
import { freshPostgres } from "../support/databases.ts";
import { marketContext, offerInput } from "../support/market-builders.ts";
import { openMarketSite } from "../support/market-site.ts";

describe("the version of the market", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let site: ReturnType<typeof openMarketSite>;
  beforeAll(async () => {
    database = await freshPostgres();
    site = openMarketSite(database);
  });
  afterAll(() => database.close());

  const version = () => site.store.market.version();
  async function changes(act: () => Promise<unknown>): Promise<boolean> {
    const before = await version();
    await act();
    return (await version()) !== before;
  }
  const touch = (id: string) => sql`update listings set updated_at = now() where id = ${id}`;

  test("changes with an offer that is published, changed, paused or taken away, and not with a draft", async () => {
    const uid = await site.person();
    const saved = await saveOffer(site.ports, uid, offerInput(), marketContext);
    const id = saved.ok ? saved.value.id : "";
    expect(await changes(() => database.run((queries) => queries.execute(touch(id))))).toBe(false);
    expect(await changes(() => moveOffer(site.ports, uid, id, "publish"))).toBe(true);
    expect(await changes(() => database.run((queries) => queries.execute(touch(id))))).toBe(true);
    expect(await changes(() => site.store.market.moderate(id, "hidden"))).toBe(true);
    expect(await changes(() => site.store.market.moderate(id, "open"))).toBe(true);
    expect(await changes(() => moveOffer(site.ports, uid, id, "pause"))).toBe(true);
    await moveOffer(site.ports, uid, id, "resume");
    expect(
      await changes(() => database.run((queries) => queries.execute(sql`delete from accounts where uid = ${uid}`))),
    ).toBe(true);
    expect(await changes(async () => {})).toBe(false);
  });

  test("changes when the change is there for others and not before, and not at all when it is taken back", async () => {
    const id = await site.offer(await site.person());
    const before = await version();
    await database.transaction(async (queries) => {
      await queries.execute(touch(id));
      expect(await version()).toBe(before);
    });
    const after = await version();
    expect(after).not.toBe(before);
    const broken = database.transaction(async (queries) => {
      await queries.execute(touch(id));
      throw new Error("on second thoughts");
    });
    await expect(broken).rejects.toThrow("on second thoughts");
    expect(await version()).toBe(after);
  });

  test("nobody who changes the market waits for somebody else who does, and each change is told", async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, async () => site.offer(await site.person())));
    const seen = new Set([await version()]);
    // Each opens its own before the one before has ended: with one row to change, they would wait for each other for ever.
    const nested = async ([id, ...rest]: readonly string[]): Promise<void> => {
      if (id === undefined) return;
      await database.transaction(async (queries) => {
        await queries.execute(touch(id));
        await nested(rest);
      });
      seen.add(await version());
    };
    await nested(ids);
    expect(seen.size).toBe(ids.length + 1);
  });
});
