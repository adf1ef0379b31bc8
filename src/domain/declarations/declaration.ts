import type { ContractRegion, ContractTechnology } from "#domain/contracts/agreement.ts";
import type { StatementBasis } from "#domain/settlement/meter-data/day-origin.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { AgreedBy } from "#domain/settlement/months/month-standing.ts";

/** What is proved about one settled month, without anybody's name. */
export type DeclarationFacts = {
  /** "HV-2026-11-7K3QXM": what people search by. */
  readonly code: string;
  /** Its place in the chain, from 1. */
  readonly place: number;
  readonly month: Month;
  /** Watt-hours. */
  readonly shared: number;
  readonly technology: ContractTechnology;
  readonly region: ContractRegion;
  /** Of the installation; null unless both sides agreed. */
  readonly municipality: string | null;
  /** Quarters of the month, and those in which power was shared. */
  readonly quarters: number;
  readonly quartersShared: number;
  /** The weakest that any day of the month rests on. */
  readonly basis: StatementBasis;
  /** How the two came to agree on the month; not told by declarations of the first layout. */
  readonly agreedBy?: AgreedBy;
  readonly statementHash: string;
  readonly issuedAt: Date;
  /** Of the declaration before, or of nothing for the first. */
  readonly previousHash: string;
  readonly keyId: string;
};

export type Declaration = DeclarationFacts & {
  /** Ed25519 over the canonical bytes, in base64. */
  readonly signature: string;
  /** SHA-256 of canonical bytes and signature: what the next one points at. */
  readonly hash: string;
  readonly revocation: { readonly at: Date; readonly reason: RevocationReason } | null;
};

export type RevocationReason = "replaced" | "contested" | "withdrawn-by-party" | "error";
export const FIRST_PREVIOUS_HASH = "0".repeat(64);
