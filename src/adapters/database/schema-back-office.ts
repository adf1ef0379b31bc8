import { bigint, boolean, date, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { ActKind, SharedAct } from "#domain/back-office/act.ts";
import type { OperatorLevel } from "#domain/back-office/operator.ts";
import type { Outcome } from "#domain/back-office/outcomes.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const operators = pgTable("operators", {
  uid: text().primaryKey(),
  level: text().$type<OperatorLevel>().notNull(),
  grantedAt: instant("granted_at").notNull(),
  factorTrustedAt: instant("factor_trusted_at"),
});

export const operatorActs = pgTable("operator_acts", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  at: instant("at").notNull(),
  uid: text(),
  operator: text().notNull(),
  act: text().$type<ActKind>().notNull(),
  about: text().notNull(),
  why: text().notNull(),
  cameToNothing: boolean("came_to_nothing").notNull().default(false),
});

export const operatorRequests = pgTable("operator_requests", {
  id: text().primaryKey(),
  act: text().$type<SharedAct>().notNull(),
  about: text().notNull(),
  agreementId: text("agreement_id").notNull(),
  why: text().notNull(),
  askedBy: text("asked_by").notNull(),
  askedAt: instant("asked_at").notNull(),
});

export const dayCounts = pgTable(
  "day_counts",
  {
    day: date("day", { mode: "string" }).$type<CalendarDay>().notNull(),
    outcome: text().$type<Outcome>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.outcome] })],
);
