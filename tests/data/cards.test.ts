import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import {
  expiringCards,
  listCards,
  publishCards,
  readCard,
  reviewCards,
  saveCardDrafts,
} from "#application/back-office/card-desk.ts";
import type { CardDraft } from "#domain/cards/card-columns.ts";
import { cardSeed, supplyCardsOn } from "#figures/suppliers.ts";
import { openCardBook } from "../../src/server/stored/card-book.ts";
import { freshPostgres } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";

const octa = (energy: number): CardDraft => {
  const shipped = cardSeed.find(({ card }) => card.key === "octa-fixed");
  if (shipped?.card.kind !== "product") throw new Error("No card.");
  return { card: { ...shipped.card, energy }, until: "2026-12-31", source: shipped.source };
};

describe("price cards", () => {
  const clock = fixedClock("2026-11-15T10:00:00Z");
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  beforeAll(async () => {
    database = await freshPostgres();
  });
  afterAll(() => database.close());
  const ports = () => ({ store: openStore(database, { clock, ids: randomIds }), clock });

  test("a draft is kept, reviewed beside what counts, and counts for nothing", async () => {
    await saveCardDrafts(ports(), [octa(30)]);
    const { drafts, states } = await listCards(ports());
    expect(drafts).toHaveLength(1);
    const [review] = await reviewCards(ports(), drafts);
    expect(review?.warnings).toMatchObject([{ code: "moved", column: "energie" }]);
    expect(states.find(({ version }) => version.card.key === "octa-fixed")?.version.card).toMatchObject({
      energy: 15.89,
    });
    expect(await ports().store.cards.published()).toEqual([]);
  });

  test("today and yesterday are refused, a draft is published once, and then it is no draft any more", async () => {
    expect(await publishCards(ports(), ["octa-fixed"], "2026-11-15")).toMatchObject({
      refusal: { code: "not-later-than-today" },
    });
    expect(await publishCards(ports(), ["octa-fixed"], "2028-01-01")).toMatchObject({
      refusal: { code: "too-far-ahead" },
    });
    const before = await ports().store.cards.version();
    const both = await Promise.all([1, 2].map(() => publishCards(ports(), ["octa-fixed"], "2026-11-16")));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await ports().store.cards.version()).not.toBe(before);
    expect((await listCards(ports())).drafts).toEqual([]);
    expect(
      supplyCardsOn("2026-11-16", await ports().store.cards.published()).products["octa-fixed"]?.card.energyPrice.value,
    ).toBe(0.3);
  });

  test("of several drafts all are published or none", async () => {
    await saveCardDrafts(ports(), [octa(31)]);
    expect(await publishCards(ports(), ["octa-fixed", "nergens-te-vinden"], "2026-11-17")).toMatchObject({
      refusal: { code: "draft-gone" },
    });
    expect((await listCards(ports())).drafts).toHaveLength(1);
    expect(await ports().store.cards.published()).toHaveLength(1);
  });

  test("the history tells every version, and nobody changes what was published", async () => {
    const history = await readCard(ports(), "octa-fixed");
    expect(history?.versions.map(({ from }) => from)).toEqual(["2026-11-16", "2026-04-01"]);
    expect(await readCard(ports(), "nergens-te-vinden")).toBeNull();
    for (const change of [
      sql`update card_versions set until_day = null`,
      sql`delete from card_versions`,
      sql`truncate card_versions`,
    ]) {
      await expect(database.run((queries) => queries.execute(change))).rejects.toThrow();
    }
    const backdated = sql`insert into card_versions (key, card, from_day, source, published_on, published_at)
      values ('octa-fixed', '{}', '2026-11-15', '{}', '2026-11-15', now())`;
    await expect(database.run((queries) => queries.execute(backdated))).rejects.toThrow();
  });

  test("a card that ended is told until its successor is published", async () => {
    const expiring = (await expiringCards(ports())).map(({ version }) => version.card.key);
    expect(expiring).toContain("engie-easy-vast");
    expect(expiring).not.toContain("octa-fixed");
  });

  test("another process knows a publication after its next look, and on a new day at once", async () => {
    let now = 0;
    let today = "2026-11-15";
    const warnings: string[] = [];
    const log = { warn: (event: string) => warnings.push(event) };
    const { store } = ports();
    const book = openCardBook({ store, clock: { today: () => today }, log, now: () => now });
    await book.refresh();
    expect(book.current().cards).toHaveLength(1);
    await publishCards(ports(), ["octa-fixed"], "2026-11-20");
    await book.refresh();
    expect(book.current().cards).toHaveLength(1);
    today = "2026-11-16";
    await book.refresh();
    expect(book.current().cards).toHaveLength(2);
    expect(book.dayKey()).toContain('"energy":30');
    now = 60_000;
    await book.refresh();
    expect(warnings).toEqual([]);
  });

  test("while the database is away the cards that were read last count", async () => {
    const { store } = ports();
    let isAway = false;
    const away = {
      ...store.cards,
      version: () => (isAway ? Promise.reject(new Error("away")) : store.cards.version()),
    };
    let now = 0;
    const warnings: string[] = [];
    const book = openCardBook({
      store: { cards: away, dayAhead: store.dayAhead },
      clock: { today: () => "2026-11-20" },
      log: { warn: (event: string) => warnings.push(event) },
      now: () => now,
    });
    await book.refresh();
    isAway = true;
    now = 60_000;
    await book.refresh();
    expect(book.current().cards).toHaveLength(2);
    expect(warnings).toEqual(["cards not read"]);
  });
});
