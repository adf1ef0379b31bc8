import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The connections that accounts keep, as their migration makes them. */
export const connections = pgTable("connections", {
  id: text().primaryKey(),
  uid: text().notNull(),
  name: text().notNull(),
  offtakeEan: text("offtake_ean"),
  injectionEan: text("injection_ean"),
  street: text().notNull(),
  postcode: text().notNull(),
  town: text().notNull(),
  facts: jsonb().$type<unknown>().notNull(),
  chosenAt: instant("chosen_at"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
