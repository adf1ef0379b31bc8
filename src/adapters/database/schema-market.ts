import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  point,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { MatchingScope, PlannedPart } from "#application/ports/market/matching-runs.ts";
import type { ReportDecision } from "#application/ports/market.ts";
import type { Technology } from "#domain/connections/connection.ts";
import type { Holder, ProfileKind } from "#domain/market/listing.ts";
import type { ListingState, Moderation } from "#domain/market/listing-state.ts";
import type { MarketProposal } from "#domain/market/proposal.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";
import type { LeftOverReason } from "#domain/matching/recommendation.ts";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
/** A point of as many dimensions as it has numbers, of contrib `cube`. */
const cube = customType<{ data: readonly number[]; driverData: string }>({
  dataType: () => "cube",
  toDriver: (numbers) => `(${numbers.join(",")})`,
  fromDriver: (text) => text.slice(1, -1).split(",").map(Number),
});
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The tables of the market, as its migration makes them. */
export const listings = pgTable("listings", {
  id: text().primaryKey(),
  uid: text().notNull(),
  side: text().$type<"offer" | "request">().notNull(),
  state: text().$type<ListingState>().notNull(),
  moderation: text().$type<Moderation>().notNull().default("open"),
  isDemo: boolean("is_demo").notNull().default(false),
  region: text().$type<MarketRegion>().notNull(),
  nis: text().notNull(),
  longitude: doublePrecision().notNull(),
  latitude: doublePrecision().notNull(),
  holder: text().$type<Holder>().notNull(),
  technology: text().$type<Technology>(),
  energy: doublePrecision().notNull(),
  isGift: boolean("is_gift").notNull().default(false),
  price: doublePrecision(),
  profileKind: text("profile_kind").$type<ProfileKind>().notNull(),
  details: jsonb().$type<Record<string, unknown>>().notNull(),
  sample: bytea().notNull(),
  /** Of the sample, to find the best among very many. */
  seasonalProfile: cube("seasonal_profile").notNull(),
  /** Drawn on its card. */
  dayShape: smallint("day_shape").array().notNull(),
  leftOver: jsonb("left_over").$type<LeftOverReason>(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  publishedAt: instant("published_at"),
  endedAt: instant("ended_at"),
  formHash: bytea("form_hash"),
});

/** What offers are searched, ordered and counted by: a row for each that everybody may see, kept by triggers on listings. */
export const publicOffers = pgTable("public_offers", {
  id: text().primaryKey(),
  uid: text().notNull(),
  isDemo: boolean("is_demo").notNull(),
  region: text().$type<MarketRegion>().notNull(),
  nis: text().notNull(),
  place: point().notNull(),
  holder: text().$type<Holder>().notNull(),
  technology: text().$type<Technology>().notNull(),
  energy: doublePrecision().notNull(),
  isGift: boolean("is_gift").notNull(),
  isOpen: boolean("is_open").notNull(),
  price: doublePrecision(),
  isLiableForVat: boolean("is_liable_for_vat").notNull(),
  injectionPrice: doublePrecision("injection_price").notNull(),
  fee: doublePrecision().notNull(),
  publishedAt: instant("published_at").notNull(),
  seasonalProfile: cube("seasonal_profile").notNull(),
  profileEnergy: doublePrecision("profile_energy").notNull(),
});

export const proposals = pgTable("proposals", {
  id: text().primaryKey(),
  group: text("group_id").notNull(),
  state: text().$type<MarketProposal["state"]>().notNull(),
  origin: text().$type<MarketProposal["origin"]>().notNull(),
  isDemo: boolean("is_demo").notNull().default(false),
  region: text().$type<MarketRegion>().notNull(),
  offerId: text("offer_id").notNull(),
  requestId: text("request_id").notNull(),
  sellerUid: text("seller_uid").notNull(),
  buyerUid: text("buyer_uid").notNull(),
  isGift: boolean("is_gift").notNull(),
  pair: jsonb().$type<MarketProposal["pair"]>().notNull(),
  counterOffers: jsonb("counter_offers").$type<MarketProposal["counterOffers"]>().notNull().default([]),
  declinedBy: text("declined_by").$type<NonNullable<MarketProposal["declinedBy"]>>(),
  declineReason: text("decline_reason").$type<NonNullable<MarketProposal["declineReason"]>>(),
  declineNote: text("decline_note").notNull().default(""),
  withdrawal: text().$type<NonNullable<MarketProposal["withdrawal"]>>(),
  showsSeller: boolean("shows_seller").notNull().default(false),
  showsBuyer: boolean("shows_buyer").notNull().default(false),
  measuredPair: jsonb("measured_pair").$type<NonNullable<MarketProposal["measuredPair"]>>(),
  createdAt: instant("created_at").notNull(),
  lapsesAt: instant("lapses_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const listingReports = pgTable("listing_reports", {
  id: text().primaryKey(),
  listingId: text("listing_id").notNull(),
  uid: text(),
  email: text(),
  reason: text().notNull(),
  text: text().notNull(),
  at: instant("at").notNull(),
  decision: text().$type<ReportDecision>(),
  decidedAt: instant("decided_at"),
  formHash: bytea("form_hash"),
});

export const blocks = pgTable(
  "blocks",
  {
    uid: text().notNull(),
    blockedUid: text("blocked_uid").notNull(),
    at: instant("at").notNull(),
    listingId: text("listing_id"),
  },
  (table) => [primaryKey({ columns: [table.uid, table.blockedUid] })],
);

export const listingProfiles = pgTable("listing_profiles", {
  listingId: text("listing_id").primaryKey(),
  sealed: bytea().notNull(),
  textVersion: text("text_version").notNull(),
  at: instant("at").notNull(),
});

export const listingPhotos = pgTable("listing_photos", {
  id: text().primaryKey(),
  listingId: text("listing_id").notNull(),
  image: bytea().notNull(),
  at: instant("at").notNull(),
});

export const matchingRuns = pgTable("matching_runs", {
  id: text().primaryKey(),
  startedAt: instant("started_at").notNull(),
  finishedAt: instant("finished_at"),
  scope: text().$type<MatchingScope>().notNull(),
  newcomersSince: instant("newcomers_since"),
  step: text().notNull(),
  offers: integer().notNull(),
  requests: integer().notNull(),
  proposals: integer().notNull().default(0),
  gain: doublePrecision().notNull().default(0),
});

export const matchingParts = pgTable(
  "matching_parts",
  {
    runId: text("run_id").notNull(),
    number: integer().notNull(),
    region: text().$type<MarketRegion>().notNull(),
    pass: text().$type<PlannedPart["pass"]>().notNull(),
    share: integer().notNull(),
    shares: integer().notNull(),
    tries: integer().notNull().default(0),
    finishedAt: instant("finished_at"),
  },
  (table) => [primaryKey({ columns: [table.runId, table.number] })],
);

/** The round that an operator asked for: one row at most. */
export const askedRounds = pgTable("asked_rounds", {
  isAsked: boolean("is_asked").primaryKey().default(true),
  askedAt: instant("asked_at").notNull(),
});

export const marketVersions = pgTable("market_versions", {
  id: text().primaryKey(),
  token: bigint({ mode: "bigint" }).notNull(),
});
