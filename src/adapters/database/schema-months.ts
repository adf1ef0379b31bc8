import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

export const monthStandings = pgTable(
  "month_standings",
  {
    world: text().notNull(),
    agreementId: text("agreement_id").notNull(),
    month: text().notNull(),
    version: integer().notNull(),
    state: text().notNull(),
    answerBy: date("answer_by", { mode: "string" }),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.agreementId, table.month, table.version] })],
);

export const monthPayments = pgTable(
  "month_payments",
  {
    world: text().notNull(),
    agreementId: text("agreement_id").notNull(),
    month: text().notNull(),
    remindOn: date("remind_on", { mode: "string" }),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.agreementId, table.month] })],
);

export const signingKeys = pgTable(
  "signing_keys",
  {
    world: text().notNull(),
    keyId: text("key_id").notNull(),
    publicRaw: text("public_raw").notNull(),
    firstAt: timestamp("first_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.keyId] })],
);
