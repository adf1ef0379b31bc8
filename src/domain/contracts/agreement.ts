import type { ContractState } from "#domain/contracts/contract-state.ts";
import type { TaxPosition } from "#domain/economics/tax-position.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type Side = "seller" | "buyer";
export const sides = ["seller", "buyer"] as const satisfies readonly Side[];
export const otherSide = (side: Side): Side => (side === "seller" ? "buyer" : "seller");

export type ContractRegion = "flanders" | "brussels";
export type ContractTechnology = "solar" | "wind" | "hydro" | "heat-and-power";
export type VatStatus = TaxPosition["vat"]["code"];

/** Two people who both said yes to a proposal: where an agreement begins. */
export type AcceptedPair = {
  readonly proposalId: string;
  readonly sellerUid: string;
  readonly buyerUid: string;
  /** In euros per kWh; 0 is a gift. */
  readonly price: number;
  readonly region: ContractRegion;
  readonly technology: ContractTechnology;
  readonly municipalities: Readonly<Record<Side, string>>;
  /** Of the installation as it was offered, in kW; null when nobody told. */
  readonly power?: number | null;
  /** What the price was said to hold; pairs of before did not tell. */
  readonly vat?: AcceptedVat;
};

/** As the two read it when they said yes: what VAT adds for the buyer, and whether the seller charges any. */
export type AcceptedVat = { readonly rate: number; readonly isCharged: boolean };

/** Who somebody is in the agreement. No address for mail: that is the account's, and goes with it. */
export type AgreementParty = {
  readonly kind: "person" | "company";
  /** Of the person, or of the company. */
  readonly name: string;
  /** Who signs for a company; null for a person, who signs alone. */
  readonly representative: string | null;
  readonly enterpriseNumber: string | null;
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  /** Of the injection of a seller, of the offtake of a buyer. */
  readonly ean: string;
  /** Of the offtake of a seller, where its connection has a second number; not told of older ones. */
  readonly offtakeEan?: string | null;
  /** Of a buyer's connection, in kVA: no quarter counts for more. Null or left out where it was not told. */
  readonly capacity?: number | null;
  readonly vat: VatStatus;
  /** Where the seller is paid; null for a buyer, and for who gives its power away. */
  readonly iban: string | null;
};

/** By a fixed share on every birthday of the start, or not at all. */
export type Indexation = { readonly kind: "none" } | { readonly kind: "yearly"; readonly percent: number };

/** What the two agree on together. Either may change it until somebody signs. */
export type AgreementTerms = {
  readonly price: number;
  readonly indexation: Indexation;
  readonly startDay: CalendarDay;
  readonly termMonths: 12 | 24 | 36 | null;
  readonly noticeMonths: number;
  readonly paymentDays: number;
  readonly manager: Side;
  readonly remarks: string;
};

export type AgreementSignature = {
  readonly side: Side;
  readonly name: string;
  readonly at: Date;
  readonly version: number;
  readonly documentHash: string;
  /** Of the network address, keyed, so that it proves sameness and tells nothing. */
  readonly addressHash: string;
};

/** What of a party may change while an agreement stands: where it is, its numbers, its power, and where it is paid. */
export type PartyDetails = Pick<AgreementParty, "street" | "postcode" | "town" | "ean" | "capacity" | "iban"> & {
  readonly offtakeEan: string | null;
};

/** A change of one side's own details that holds once both have signed it. */
export type Amendment = {
  /** From 1; one that was dropped keeps its number. */
  readonly number: number;
  /** Whose details change. */
  readonly by: Side;
  readonly before: PartyDetails;
  readonly after: PartyDetails;
  /** The first month that is settled on other numbers: a month is settled on one. */
  readonly fromMonth: Month;
  readonly proposedOn: CalendarDay;
  /** Null before the first signature: until then the newest text is read. */
  readonly textVersion: string | null;
  readonly isDropped: boolean;
  readonly signatures: readonly AgreementSignature[];
};

/** What a side agreed to beyond the agreement itself; each may be taken back. */
export type SideConsents = {
  /** The other side may see how to reach me. */
  readonly contact: boolean;
  /** A declaration may name the municipality; it does so only when both agree. */
  readonly municipality: boolean;
  /** Quarter-hours may be stored and settled. */
  readonly meterData: boolean;
};

export type Agreement = {
  readonly id: string;
  /** What people call it: "2026-0F3K". */
  readonly reference: string;
  readonly proposalId: string;
  readonly state: ContractState;
  /** An account, or what is left of one that was deleted: "gone-…". */
  readonly uids: Readonly<Record<Side, string>>;
  readonly region: ContractRegion;
  readonly technology: ContractTechnology;
  readonly municipalities: Readonly<Record<Side, string>>;
  /** Of the installation as it was offered, in kW: no month may hold more than it can make. Not told of older ones. */
  readonly power?: number | null;
  /** The price that both said yes to, as the seller would keep it; older ones do not tell. */
  readonly accepted?: { readonly price: number; readonly vat: AcceptedVat };
  readonly parties: Readonly<Record<Side, AgreementParty | null>>;
  readonly terms: AgreementTerms;
  readonly textVersion: string;
  /** Rises with every change of a party or a term; a signature is of one version. */
  readonly version: number;
  readonly signatures: readonly AgreementSignature[];
  readonly consents: Readonly<Record<Side, SideConsents>>;
  readonly submittedOn: CalendarDay | null;
  /** The day that the grid operator confirmed. */
  readonly startedOn: CalendarDay | null;
  /** The last day of sharing, once notice was given. */
  readonly endsOn: CalendarDay | null;
  /** What of the dossier is done and since when, by "step:side". */
  readonly dossier: Readonly<Record<string, CalendarDay>>;
  /** What changed since both signed, or waits to; older ones have none. */
  readonly amendments?: readonly Amendment[];
  /** Sides whose account was deleted. */
  readonly departed: readonly Side[];
  readonly createdAt: Date;
  /** Rises with every change of anything, so that two tabs do not overwrite each other. */
  readonly revision: number;
};

export const sideOf = ({ uids }: Pick<Agreement, "uids">, uid: string): Side | null =>
  sides.find((side) => uids[side] === uid) ?? null;

/** The first day was told and lies ahead: nothing has begun yet. */
export const isAnnounced = ({ startedOn }: Pick<Agreement, "startedOn">, today: CalendarDay): boolean =>
  startedOn !== null && startedOn > today;

/** Whether power is shared under both on some same day. */
export const sharesDays = (a: Agreement, b: Agreement): boolean =>
  a.startedOn !== null &&
  b.startedOn !== null &&
  (a.endsOn === null || a.endsOn >= b.startedOn) &&
  (b.endsOn === null || b.endsOn >= a.startedOn);

/** A household that buys from an enterprise: consumer law protects the one towards the other. */
export const isConsumerSale = ({ seller, buyer }: Agreement["parties"]): boolean =>
  seller?.kind === "company" && buyer?.kind === "person";

/** The name that must be typed to sign. */
export const signerOf = (party: AgreementParty): string => party.representative ?? party.name;

/** Something that happened to an agreement, written once and never changed. */
export type AuditEntry = {
  readonly at: Date;
  /** Null when the site did it by itself. */
  readonly side: Side | null;
  readonly event: AuditEvent;
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
};
export type AuditEvent =
  | "opened"
  | "party-filled-in"
  | "terms-changed"
  | "consents-changed"
  | "dossier-ticked"
  | "drafted"
  | "signed"
  | "withdrawn"
  | "submitted"
  | "submit-undone"
  | "activated"
  | "suspended"
  | "resumed"
  | "notice-given"
  | "notice-withdrawal-asked"
  | "notice-withdrawn"
  | "amendment-proposed"
  | "amendment-signed"
  | "amendment-agreed"
  | "amendment-dropped"
  | "ended"
  | "meter-data-imported"
  | "meter-data-removed"
  | "claim-confirmed"
  | "another-seller"
  | "connection-kept"
  | "connection-lost"
  | "settled"
  | "gaps-accepted"
  | "month-agreed"
  | "month-confirmed"
  | "month-contested"
  | "month-answered"
  | "month-withdrawn"
  | "month-outside"
  | "month-paid"
  | "month-paid-undone"
  | "month-received"
  | "month-received-undone"
  | "declared"
  | "declaration-revoked"
  | "account-deleted";
