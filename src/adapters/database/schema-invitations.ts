import { customType, doublePrecision, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Invitation, InvitedPair } from "#domain/market/invitation.ts";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Invitations of one's own partner, as their migration makes them. */
export const invitations = pgTable("invitations", {
  id: text().primaryKey(),
  state: text().$type<Invitation["state"]>().notNull(),
  inviterUid: text("inviter_uid").notNull(),
  inviterName: text("inviter_name").notNull(),
  side: text().$type<Invitation["side"]>().notNull(),
  connectionId: text("connection_id").notNull(),
  price: doublePrecision().$type<Invitation["price"]>().notNull(),
  message: text().notNull(),
  email: text(),
  masked: text().notNull(),
  addressHash: bytea("address_hash").notNull(),
  tokenHash: bytea("token_hash").notNull(),
  partnerUid: text("partner_uid"),
  partnerConnectionId: text("partner_connection_id"),
  agreed: jsonb().$type<InvitedPair>(),
  createdAt: instant("created_at").notNull(),
  lapsesAt: instant("lapses_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const invitationRefusals = pgTable("invitation_refusals", {
  addressHash: bytea("address_hash").primaryKey(),
  at: instant("at").notNull(),
});
