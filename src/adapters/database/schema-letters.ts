import { bigint, customType, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const contactMessages = pgTable("contact_messages", {
  id: text().primaryKey(),
  formKey: text("form_key").notNull(),
  reference: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  emailKey: text("email_key").notNull(),
  phone: text(),
  subject: text().notNull(),
  message: text().notNull(),
  attachmentName: text("attachment_name"),
  attachmentType: text("attachment_type"),
  attachment: bytea(),
  createdAt: instant("created_at").notNull(),
});

export const subscriptions = pgTable("subscriptions", {
  id: text().primaryKey(),
  email: text().notNull(),
  emailKey: text("email_key").notNull(),
  state: text().$type<"confirmed" | "ended">().notNull(),
  topics: jsonb().$type<string[]>().notNull(),
  changedAt: instant("changed_at").notNull(),
});

export const subscriptionEvents = pgTable("subscription_events", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  subscriptionId: text("subscription_id").notNull(),
  at: instant("at").notNull(),
  event: text().$type<"confirmed" | "changed" | "ended">().notNull(),
  source: text().$type<"mail" | "account" | "form">().notNull(),
  textVersion: text("text_version").notNull(),
  askedAt: instant("asked_at"),
  topics: jsonb().$type<string[]>().notNull(),
});

export const newsletterIssues = pgTable("newsletter_issues", {
  name: text().primaryKey(),
  fingerprint: text().notNull(),
  state: text().$type<"sending" | "paused" | "finished">().notNull(),
  startedAt: instant("started_at").notNull(),
  finishedAt: instant("finished_at"),
});

export const newsletterSends = pgTable(
  "newsletter_sends",
  { issue: text().notNull(), subscriptionId: text("subscription_id").notNull(), at: instant("at").notNull() },
  (table) => [primaryKey({ columns: [table.issue, table.subscriptionId] })],
);

export const contactAnswers = pgTable("contact_answers", {
  id: text().primaryKey(),
  messageId: text("message_id").notNull(),
  at: instant("at").notNull(),
  operator: text().notNull(),
  text: text().notNull(),
});

export const newsletterDrafts = pgTable("newsletter_drafts", {
  name: text().primaryKey(),
  subject: text().notNull(),
  preview: text().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  topics: jsonb().$type<string[]>().notNull(),
  actionLabel: text("action_label").notNull(),
  actionPath: text("action_path").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
