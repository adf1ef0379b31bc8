import type { Claim } from "#domain/connections/claim.ts";
import type { Agreement, AgreementSignature, AuditEntry, Side } from "#domain/contracts/agreement.ts";
import type { Declaration, RevocationReason } from "#domain/declarations/declaration.ts";
import type { FileOrigin } from "#domain/settlement/meter-data/day-origin.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { MonthPayment } from "#domain/settlement/months/month-payment.ts";
import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";
import type { Invoice, Statement } from "#domain/settlement/statement.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Clock } from "./clock.ts";
import type { Ids } from "./ids.ts";
import type { MailMessage } from "./mail/mail.ts";
import type { Outbox } from "./mail/mailer.ts";
import type { Proposals } from "./market/proposals.ts";
import type { Signer } from "./security/signer.ts";
import type { Workers } from "./workers.ts";

/** What a day of one meter, or the result of a pair, says per quarter. */
export type MeterRole = "injection" | "offtake" | "result";

/** Meter data, files and imports belong to an account and the code of a connection, never to the code alone. */
export type ClaimKey = Pick<Claim, "uid" | "ean">;

/** What one account brings of one meter in one role. What another brings of the same number lies apart. */
export type OwnedMeter = {
  readonly uid: string;
  /** An EAN; of a result, the agreement that it is of. */
  readonly meter: string;
  readonly role: MeterRole;
};

/** A file that was taken in. The file itself is not kept: its quarters are. */
export type MeterImport = OwnedMeter & {
  readonly id: string;
  readonly fileHash: string;
  readonly source: "fluvius" | "p4" | "p1" | "result-csv" | "sibelga";
  /** The day on which the file was made, as its owner says: a later file corrects an earlier one. */
  readonly madeOn: CalendarDay;
  readonly firstDay: CalendarDay;
  readonly lastDay: CalendarDay;
  readonly origin: FileOrigin;
  /** Codes of what was seen in the file, such as "rows-reordered". */
  readonly findings: readonly string[];
  readonly importedAt: Date;
};

/** One day of quarters as one row, packed. */
export type StoredMeterDay = {
  readonly day: CalendarDay;
  readonly madeOn: CalendarDay;
  /** Of the file that it came with. */
  readonly origin: FileOrigin;
  readonly packed: Uint8Array;
};

export type StoredStatement = Statement & {
  /** Shared energy of each quarter of the month with its worth, packed. */
  readonly packedQuarters: Uint8Array;
  readonly hash: string;
  readonly createdAt: Date;
};

/** An invoice before it has its number. */
export type UnnumberedInvoice = Omit<Invoice, "number" | "reference">;

export type DueMonth = { readonly agreementId: string; readonly month: Month };
/** The moment of the mark tells whether data came in while the month was settled. */
export type MarkedMonth = DueMonth & { readonly markedAt: Date };

export type DeclarationTotals = {
  readonly count: number;
  readonly wattHours: number;
  readonly byMonth: readonly { readonly month: Month; readonly count: number; readonly wattHours: number }[];
  readonly byTechnology: Readonly<Record<string, number>>;
  readonly byRegion: Readonly<Record<string, number>>;
};

/** A public key with the moment from which it signed. */
export type KnownKey = { readonly keyId: string; readonly raw: string; readonly firstAt: Date };

/** Agreements and all that follows from them, of one world: the real one, or the sandbox of one visitor. */
export type Contracts = {
  /** False when this pair of this proposal has an agreement already. */
  open(agreement: Agreement): Promise<boolean>;
  find(id: string): Promise<Agreement | null>;
  findByProposal(proposalId: string, sellerUid: string): Promise<Agreement | null>;
  /** Newest first. */
  list(uid: string): Promise<readonly Agreement[]>;
  /** All in which this account buys on this connection, whatever their state. */
  listByBuyer(claim: ClaimKey): Promise<readonly Agreement[]>;
  /** All that sell from this connection or did before an amendment, whoever says it is theirs; nobody else looks until the transaction ends. */
  holdSellers(ean: string): Promise<readonly Agreement[]>;
  /** In order of id, after the one given; for work through all of them. */
  page(after: string, limit: number): Promise<readonly Agreement[]>;
  /** Changes it as it was read; false when it was changed since. */
  update(changed: Agreement, read: Pick<Agreement, "revision">): Promise<boolean>;
  /** Of the agreement, or of one of its amendments. False when this side has signed it already. */
  addSignature(agreementId: string, signature: AgreementSignature, amendment?: number): Promise<boolean>;
  addEntry(agreementId: string, entry: AuditEntry): Promise<void>;
  listEntries(agreementId: string): Promise<readonly AuditEntry[]>;

  /** False when the same file was taken in before: then nothing changes. */
  addImport(made: MeterImport, days: readonly Omit<StoredMeterDay, "madeOn" | "origin">[]): Promise<boolean>;
  importsBy(uid: string): Promise<readonly MeterImport[]>;
  /** Of how many days anything is known, in whatever file. */
  countDays(owned: OwnedMeter, first: CalendarDay, last: CalendarDay): Promise<number>;
  readDays(owned: OwnedMeter, first: CalendarDay, last: CalendarDay): Promise<readonly StoredMeterDay[]>;
  /** Removes all quarters that one person brought, and numbers that it names in no agreement. Statements stay. */
  removeMeterData(uid: string): Promise<number>;

  /** An account names a connection as its own. */
  stateClaim(claim: ClaimKey, at: Date): Promise<void>;
  /** An export that looks unedited named it. */
  markFileSeen(claim: ClaimKey, at: Date): Promise<void>;
  /** False when that account said so before. */
  confirmClaim(claim: ClaimKey, byUid: string, at: Date): Promise<boolean>;
  findClaim(claim: ClaimKey): Promise<Claim | null>;
  claimsOf(uid: string): Promise<readonly Claim[]>;

  /** Held for who marks them to settle them at once: until that moment they wait for nobody else. */
  markDue(months: readonly DueMonth[], heldUntil?: Date): Promise<void>;
  /** Some that wait and that nobody holds, the oldest first. */
  listDue(limit: number): Promise<readonly MarkedMonth[]>;
  findDue(due: DueMonth): Promise<MarkedMonth | null>;
  /** Done, or blocked by the reason until new data come. One that was marked again since goes on waiting. */
  resolveDue(due: MarkedMonth, blockedBy: string | null): Promise<void>;
  listBlocked(agreementId: string): Promise<readonly { readonly month: Month; readonly blockedBy: string }[]>;

  /** False when that version of that month exists. */
  addStatement(statement: StoredStatement): Promise<boolean>;
  /** Newest version of each month, oldest month first; or every version. */
  listStatements(agreementId: string, which: "newest" | "all"): Promise<readonly StoredStatement[]>;
  findStatement(agreementId: string, month: Month, version?: number): Promise<StoredStatement | null>;
  /** Gives it the next number of its seller and year, without gaps. */
  addInvoice(invoice: UnnumberedInvoice, sellerUid: string): Promise<Invoice>;
  listInvoices(agreementId: string): Promise<readonly Invoice[]>;

  addStanding(standing: MonthStanding): Promise<void>;
  /** Of every version, oldest month first. */
  listStandings(agreementId: string): Promise<readonly MonthStanding[]>;
  /** Of the newest version of a month; nobody else changes it until the transaction ends. */
  holdStanding(month: DueMonth): Promise<MonthStanding | null>;
  setStanding(standing: MonthStanding): Promise<void>;
  /** Months that wait for a yes, whose last day to answer is not after this one; `after` is the last of the page before. */
  listAwaited(until: CalendarDay, limit: number, after?: MonthStanding): Promise<readonly MonthStanding[]>;

  findPayment(month: DueMonth): Promise<MonthPayment | null>;
  /** Oldest month first. */
  listPayments(agreementId: string): Promise<readonly MonthPayment[]>;
  setPayment(payment: MonthPayment): Promise<void>;
  /** Months whose buyer is to be reminded on this day or was before it. */
  listLatePayments(until: CalendarDay, limit: number): Promise<readonly MonthPayment[]>;

  /** The end of the chain, held until the transaction ends. */
  lastDeclaration(): Promise<Pick<Declaration, "place" | "hash"> | null>;
  addDeclaration(declaration: Declaration, of: DueMonth & { readonly version: number }): Promise<void>;
  revokeDeclaration(code: string, reason: RevocationReason, at: Date): Promise<boolean>;
  /** Newest statements that are agreed on and that no declaration spoke for, unless it went because they were contested. */
  listUndeclared(limit: number): Promise<readonly StoredStatement[]>;
  findDeclaration(code: string): Promise<Declaration | null>;
  declarationsOf(agreementId: string): Promise<readonly Declaration[]>;
  /** Newest first. */
  listDeclarations(filter: {
    readonly month?: Month | undefined;
    readonly before?: number | undefined;
    readonly limit: number;
  }): Promise<readonly Declaration[]>;
  /** In order of the chain, after a place. */
  readChain(after: number, limit: number): Promise<readonly Declaration[]>;
  declarationTotals(): Promise<DeclarationTotals>;
  /** The key that signs from now on; nothing when it is known. */
  rememberKey(key: Omit<KnownKey, "firstAt">, at: Date): Promise<void>;
  /** Every key that ever signed, oldest first. */
  listKeys(): Promise<readonly KnownKey[]>;

  /** True once for each: a reminder is not sent twice. */
  rememberReminder(agreementId: string, side: Side, key: string, at: Date): Promise<boolean>;
  /** When it was sent; null when it was not. */
  findReminder(agreementId: string, side: Side, key: string): Promise<Date | null>;
  /** All whose key begins so. */
  listReminders(
    prefix: string,
  ): Promise<readonly { readonly agreementId: string; readonly key: string; readonly at: Date }[]>;
};

/** What the market must know of an agreement that came from its proposal. */
export type AgreedProposals = Pick<Proposals, "contract" | "release">;
export type ContractParts = {
  readonly contracts: Contracts;
  readonly outbox: Pick<Outbox, "add">;
  readonly market: { readonly proposals: AgreedProposals };
};
/** The part of the store that these verbs use; the sandbox has one of its own. */
export type ContractStore = ContractParts & { transaction<T>(work: (parts: ContractParts) => Promise<T>): Promise<T> };

export type ContractPorts = {
  readonly store: ContractStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly signer: Signer;
  /** How to reach a person by mail; null when the account is gone. */
  readonly contacts: Contacts;
};
/** What taking in a meter file needs besides. */
export type ImportPorts = ContractPorts & { readonly workers: Workers };
export type Contacts = { emailOf(uid: string): Promise<string | null> };

/** A visitor's own small world to try contracting in, with a clock that moves. */
export type Sandbox = {
  readonly id: string;
  readonly now: Date;
  /** What would have been mailed, oldest first. */
  readonly mails: readonly MailMessage[];
};
export type Sandboxes = {
  /** Null when there are too many already. */
  make(id: string, now: Date, max: number): Promise<Sandbox | null>;
  find(id: string): Promise<Sandbox | null>;
  moveClock(id: string, now: Date): Promise<void>;
  remove(id: string): Promise<void>;
  /** The same verbs' store, over this world's rows alone; mails stay in the sandbox. */
  storeOf(id: string): ContractStore;
};
