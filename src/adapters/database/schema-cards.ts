import {
  bigint,
  date,
  doublePrecision,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Card } from "#domain/cards/card.ts";
import type { RegulatorMonthFile } from "#domain/cards/regulator/regulator-file.ts";
import type { MonthOfYear, RegulatorProduct } from "#domain/cards/regulator/regulator-product.ts";
import type { FigureSource } from "#domain/figure.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const day = (name: string) => date(name, { mode: "string" }).$type<CalendarDay>();

export const cardDrafts = pgTable("card_drafts", {
  key: text().primaryKey(),
  card: jsonb().$type<Card>().notNull(),
  until: day("until_day"),
  source: jsonb().$type<FigureSource>().notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const cardVersions = pgTable("card_versions", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  key: text().notNull(),
  card: jsonb().$type<Card>().notNull(),
  from: day("from_day").notNull(),
  until: day("until_day"),
  source: jsonb().$type<FigureSource>().notNull(),
  publishedOn: day("published_on").notNull(),
  publishedAt: instant("published_at").notNull(),
});

export const regulatorReading = pgTable("regulator_reading", {
  id: smallint().primaryKey().default(1),
  reading: jsonb().$type<RegulatorMonthFile>().notNull(),
  readAt: instant("read_at").notNull(),
});

export const regulatorProducts = pgTable("regulator_products", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
  name: text().primaryKey(),
  product: jsonb().$type<RegulatorProduct>().notNull(),
  month: text().$type<MonthOfYear>().notNull(),
  cardKey: text("card_key"),
  updatedAt: instant("updated_at").notNull(),
});

export const priceImports = pgTable("price_imports", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  source: jsonb().$type<FigureSource>().notNull(),
  importedOn: day("imported_on").notNull(),
  from: day("from_day").notNull(),
  importedAt: instant("imported_at").notNull(),
});

export const dayAheadPrices = pgTable(
  "day_ahead_prices",
  {
    importId: bigint("import_id", { mode: "number" }).notNull(),
    day: day("day").notNull(),
    prices: doublePrecision().array().notNull(),
  },
  ({ importId, day: of }) => [primaryKey({ columns: [importId, of] })],
);
