import { asc, count, eq, inArray, max } from "drizzle-orm";
import type { Cards, KeptDraft } from "#application/ports/cards.ts";
import type { CardDraft } from "#domain/cards/card-columns.ts";
import type { Queries } from "../database.ts";
import { cardDrafts, cardVersions, regulatorProducts, regulatorReading } from "../schema-cards.ts";
import type { Access } from "../writing.ts";
import { isStorable } from "./storable-text.ts";

const draftOf = ({ card, until, source, updatedAt }: typeof cardDrafts.$inferSelect): KeptDraft => ({
  card,
  until,
  source,
  updatedAt,
});

async function saveDrafts(queries: Queries, drafts: readonly CardDraft[], updatedAt: Date): Promise<void> {
  // In one order, so that two who save the same cards wait for each other rather than for ever.
  for (const { card, until, source } of drafts.toSorted((a, b) => (a.card.key < b.card.key ? -1 : 1))) {
    const row = { key: card.key, card, until, source, updatedAt };
    await queries.insert(cardDrafts).values(row).onConflictDoUpdate({ target: cardDrafts.key, set: row });
  }
}

export const openCards = (access: Access): Cards => ({
  drafts: {
    async list() {
      const rows = await access.run((queries) => queries.select().from(cardDrafts).orderBy(asc(cardDrafts.key)));
      return rows.map(draftOf);
    },
    async find(key) {
      if (!isStorable(key)) return null;
      const [row] = await access.run((queries) => queries.select().from(cardDrafts).where(eq(cardDrafts.key, key)));
      return row ? draftOf(row) : null;
    },
    save: (drafts, updatedAt) => access.transaction((queries) => saveDrafts(queries, drafts, updatedAt)),
    async remove(key) {
      if (!isStorable(key)) return false;
      const removed = await access.run((queries) =>
        queries.delete(cardDrafts).where(eq(cardDrafts.key, key)).returning({ key: cardDrafts.key }),
      );
      return removed.length > 0;
    },
  },
  async published() {
    const rows = await access.run((queries) => queries.select().from(cardVersions).orderBy(asc(cardVersions.id)));
    return rows.map(({ card, from, until, source, publishedAt }) => ({ card, from, until, source, publishedAt }));
  },
  publish: (keys, from, today, now) =>
    access.transaction(async (queries) => {
      // Taking a draft is deleting it: of two who publish it at once, one does.
      const taken = await queries
        .delete(cardDrafts)
        .where(inArray(cardDrafts.key, [...keys]))
        .returning();
      if (taken.length !== keys.length || taken.length === 0) {
        for (const row of taken) await queries.insert(cardDrafts).values(row);
        return false;
      }
      const rows = taken.map(({ key, card, until, source }) => ({ key, card, until, source }));
      const days = { from, publishedOn: today, publishedAt: now };
      await queries.insert(cardVersions).values(rows.map((row) => ({ ...row, ...days })));
      return true;
    }),
  async version() {
    const [row] = await access.run((queries) =>
      queries.select({ rows: count(), last: max(cardVersions.id) }).from(cardVersions),
    );
    return `${row?.rows ?? 0}-${row?.last ?? 0}`;
  },
  regulator: {
    async reading() {
      const [row] = await access.run((queries) => queries.select().from(regulatorReading));
      return row ? { reading: row.reading, readAt: row.readAt } : null;
    },
    async keepReading(reading, readAt) {
      const row = { reading, readAt };
      await access.run((queries) =>
        queries.insert(regulatorReading).values(row).onConflictDoUpdate({ target: regulatorReading.id, set: row }),
      );
    },
    async dropReading() {
      await access.run((queries) => queries.delete(regulatorReading));
    },
    keep: (readAt, products, drafts, now) =>
      access.transaction(async (queries) => {
        // Taking the reading is deleting it: of two who keep it at once, one does.
        const taken = await queries
          .delete(regulatorReading)
          .where(eq(regulatorReading.readAt, readAt))
          .returning({ id: regulatorReading.id });
        if (taken.length === 0) return false;
        await saveDrafts(queries, drafts, now);
        for (const { name, product, month, cardKey } of products) {
          const row = { product, month, updatedAt: now };
          await queries
            .insert(regulatorProducts)
            .values({ name, cardKey, ...row })
            .onConflictDoUpdate({ target: regulatorProducts.name, set: { ...row, ...(cardKey && { cardKey }) } });
        }
        return true;
      }),
    async products() {
      const rows = await access.run((queries) =>
        queries.select().from(regulatorProducts).orderBy(asc(regulatorProducts.name)),
      );
      return rows.map(({ id, name, product, month, cardKey }) => ({ id, name, product, month, cardKey }));
    },
    link: (id, cardKey, draft, now) =>
      access.transaction(async (queries) => {
        const linked = await queries
          .update(regulatorProducts)
          .set({ cardKey, updatedAt: now })
          .where(eq(regulatorProducts.id, id))
          .returning({ id: regulatorProducts.id });
        if (linked.length === 0) return false;
        if (draft !== null) await saveDrafts(queries, [draft], now);
        return true;
      }),
  },
});
