import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { WaitingReason } from "#domain/leads/waiting-reason.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The tables as the migrations make them; a test holds the two together. */
export const accounts = pgTable("accounts", {
  uid: text().primaryKey(),
  email: text().notNull(),
  emailKey: text("email_key").notNull(),
  passwordHash: text("password_hash").notNull(),
  state: text().$type<"unconfirmed" | "confirmed">().notNull(),
  createdAt: instant("created_at").notNull(),
  confirmedAt: instant("confirmed_at"),
  totpSecret: bytea("totp_secret"),
  totpConfirmedAt: instant("totp_confirmed_at"),
  totpLastStep: bigint("totp_last_step", { mode: "number" }),
  deletionOn: date("deletion_on", { mode: "string" }),
  isDemo: boolean("is_demo").notNull().default(false),
  wasOperator: boolean("was_operator").notNull().default(false),
});

export const sessions = pgTable("sessions", {
  id: text().primaryKey(),
  tokenHash: bytea("token_hash").notNull(),
  uid: text().notNull(),
  device: text().notNull(),
  createdAt: instant("created_at").notNull(),
  lastSeenAt: instant("last_seen_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  directoryMark: text("directory_mark"),
  /** Written by processes of a build before migration 039, and read by nothing. */
  isTwoStep: boolean("is_two_step").notNull().default(false),
  factorAt: instant("factor_at"),
  provedAt: instant("proved_at"),
  backOfficeSeenAt: instant("back_office_seen_at"),
});

export const tokens = pgTable("tokens", {
  tokenHash: bytea("token_hash").primaryKey(),
  purpose: text().notNull(),
  uid: text(),
  email: text(),
  facts: jsonb(),
  expiresAt: instant("expires_at").notNull(),
});

export const knownDevices = pgTable("known_devices", {
  tokenHash: bytea("token_hash").primaryKey(),
  uid: text().notNull(),
  createdAt: instant("created_at").notNull(),
});

export const passkeys = pgTable("passkeys", {
  id: text().primaryKey(),
  uid: text().notNull(),
  publicKey: bytea("public_key").notNull(),
  counter: bigint({ mode: "number" }).notNull(),
  transports: text().notNull(),
  name: text().notNull(),
  createdAt: instant("created_at").notNull(),
  lastUsedAt: instant("last_used_at"),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  { codeHash: bytea("code_hash").notNull(), uid: text().notNull() },
  (table) => [primaryKey({ columns: [table.uid, table.codeHash] })],
);

export const consents = pgTable("consents", {
  id: text().primaryKey(),
  uid: text().notNull(),
  purpose: text().notNull(),
  textVersion: text("text_version").notNull(),
  isGiven: boolean("is_given").notNull(),
  at: instant("at").notNull(),
});

export const documents = pgTable(
  "documents",
  {
    collection: text().notNull(),
    id: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.id] })],
);

export const forms = pgTable("forms", {
  id: text().primaryKey(),
  uid: text().notNull(),
  kind: text().notNull(),
  state: text().$type<"draft" | "signed">().notNull(),
  answers: jsonb().$type<Record<string, string>>().notNull(),
  textVersion: text("text_version").notNull(),
  signedName: text("signed_name"),
  signedAt: instant("signed_at"),
  documentHash: text("document_hash"),
  paperSignedOn: date("paper_signed_on", { mode: "string" }).$type<CalendarDay>(),
  agreementId: text("agreement_id"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const calculations = pgTable("calculations", {
  id: text().primaryKey(),
  uid: text().notNull(),
  name: text().notNull(),
  link: text().notNull(),
  createdAt: instant("created_at").notNull(),
});

export const leads = pgTable("leads", {
  id: text().primaryKey(),
  reference: text().notNull(),
  tokenHash: bytea("token_hash").notNull(),
  side: text().$type<"buyer" | "seller">().notNull(),
  answers: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  emailKey: text("email_key").notNull(),
  phone: text(),
  wantsLaterMatches: boolean("wants_later_matches").notNull(),
  consentVersion: text("consent_version").notNull(),
  createdAt: instant("created_at").notNull(),
  awaitedBy: text("awaited_by"),
  uid: text(),
});

export const waitingList = pgTable("waiting_list", {
  id: text().primaryKey(),
  tokenHash: bytea("token_hash").notNull(),
  email: text().notNull(),
  emailKey: text("email_key").notNull(),
  side: text().$type<"buyer" | "seller">().notNull(),
  reason: text().$type<WaitingReason>().notNull(),
  postcode: text(),
  joinedAt: instant("joined_at").notNull(),
});

export const outbox = pgTable("outbox", {
  id: text().primaryKey(),
  place: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  payload: jsonb().$type<Record<string, unknown>>(),
  attempts: integer().notNull().default(0),
  createdAt: instant("created_at").notNull(),
  dueAt: instant("due_at").notNull(),
  sentAt: instant("sent_at"),
  deadAt: instant("dead_at"),
  refusedAt: instant("refused_at"),
  answer: text(),
});

export const attempts = pgTable("attempts", {
  key: bytea().primaryKey(),
  count: integer().notNull(),
  resetsAt: instant("resets_at").notNull(),
});

export const events = pgTable("events", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  at: instant("at").notNull(),
  uid: text(),
  event: text().notNull(),
  facts: jsonb().$type<Record<string, unknown>>().notNull(),
});

const side = () => text().$type<"seller" | "buyer">();

export const agreements = pgTable(
  "agreements",
  {
    world: text().notNull(),
    id: text().notNull(),
    proposalId: text("proposal_id").notNull(),
    state: text().notNull(),
    sellerUid: text("seller_uid").notNull(),
    buyerUid: text("buyer_uid").notNull(),
    sellerEan: text("seller_ean"),
    buyerEan: text("buyer_ean"),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    revision: integer().notNull(),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [primaryKey({ columns: [table.world, table.id] })],
);

export const agreementSignatures = pgTable(
  "agreement_signatures",
  {
    world: text().notNull(),
    agreementId: text("agreement_id").notNull(),
    side: side().notNull(),
    name: text().notNull(),
    at: instant("at").notNull(),
    version: integer().notNull(),
    documentHash: text("document_hash").notNull(),
    addressHash: text("address_hash").notNull(),
    /** Of the agreement itself it is 0. */
    amendment: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.world, table.agreementId, table.amendment, table.side] })],
);

export const agreementEntries = pgTable("agreement_entries", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  world: text().notNull(),
  agreementId: text("agreement_id").notNull(),
  at: instant("at").notNull(),
  side: side(),
  event: text().notNull(),
  facts: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
});

export const agreementReminders = pgTable(
  "agreement_reminders",
  {
    world: text().notNull(),
    agreementId: text("agreement_id").notNull(),
    side: side().notNull(),
    key: text().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.agreementId, table.side, table.key] })],
);

export const claims = pgTable(
  "claims",
  {
    world: text().notNull(),
    uid: text().notNull(),
    ean: text().notNull(),
    statedAt: instant("stated_at").notNull(),
    fileSeenAt: instant("file_seen_at"),
  },
  (table) => [primaryKey({ columns: [table.world, table.uid, table.ean] })],
);

export const claimConfirmations = pgTable(
  "claim_confirmations",
  {
    world: text().notNull(),
    uid: text().notNull(),
    ean: text().notNull(),
    byUid: text("by_uid").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.uid, table.ean, table.byUid] })],
);

export const meters = pgTable("meters", {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  world: text().notNull(),
  uid: text().notNull(),
  meter: text().notNull(),
  role: text().$type<"injection" | "offtake" | "result">().notNull(),
});

export const meterImports = pgTable("meter_imports", {
  place: integer().generatedAlwaysAsIdentity().primaryKey(),
  world: text().notNull(),
  id: text().notNull(),
  meterId: integer("meter_id").notNull(),
  fileHash: text("file_hash").notNull(),
  source: text().notNull(),
  madeOn: date("made_on", { mode: "string" }).notNull(),
  firstDay: date("first_day", { mode: "string" }).notNull(),
  lastDay: date("last_day", { mode: "string" }).notNull(),
  origin: text().notNull(),
  findings: jsonb().$type<string[]>().notNull(),
  importedAt: instant("imported_at").notNull(),
});

export const meterDays = pgTable(
  "meter_days",
  {
    meterId: integer("meter_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    importPlace: integer("import_place").notNull(),
    madeOn: date("made_on", { mode: "string" }).notNull(),
    packed: bytea("packed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.meterId, table.day, table.importPlace] })],
);

export const dueMonths = pgTable(
  "due_months",
  {
    world: text().notNull(),
    agreementId: text("agreement_id").notNull(),
    month: text().notNull(),
    blockedBy: text("blocked_by"),
    heldUntil: instant("held_until"),
    markedAt: instant("marked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.agreementId, table.month] })],
);

export const statements = pgTable(
  "statements",
  {
    world: text().notNull(),
    agreementId: text("agreement_id").notNull(),
    month: text().notNull(),
    version: integer().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    quarters: bytea().notNull(),
    hash: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.agreementId, table.month, table.version] })],
);

export const invoiceCounters = pgTable(
  "invoice_counters",
  {
    world: text().notNull(),
    sellerUid: text("seller_uid").notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.sellerUid, table.year] })],
);

export const invoices = pgTable(
  "invoices",
  {
    world: text().notNull(),
    id: text().notNull(),
    agreementId: text("agreement_id").notNull(),
    month: text().notNull(),
    sellerUid: text("seller_uid").notNull(),
    year: integer().notNull(),
    number: integer().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.id] })],
);

export const declarations = pgTable(
  "declarations",
  {
    world: text().notNull(),
    place: integer().notNull(),
    code: text().notNull(),
    agreementId: text("agreement_id").notNull(),
    month: text().notNull(),
    statementVersion: integer("statement_version").notNull(),
    wattHours: bigint("watt_hours", { mode: "number" }).notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    issuedAt: instant("issued_at").notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text().notNull(),
    signature: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.place] })],
);

export const declarationRevocations = pgTable(
  "declaration_revocations",
  {
    world: text().notNull(),
    code: text().notNull(),
    reason: text().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.code] })],
);

export const sandboxes = pgTable("sandboxes", {
  id: text().primaryKey(),
  now: instant("now").notNull(),
  mails: jsonb().$type<Record<string, unknown>[]>().notNull(),
  createdAt: instant("created_at").notNull(),
});

export const directoryRemovals = pgTable("directory_removals", {
  uid: text().primaryKey(),
  askedAt: instant("asked_at").notNull(),
  isUnlessConfirmed: boolean("is_unless_confirmed").notNull().default(false),
});
