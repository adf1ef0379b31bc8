/** How sure it is that an account holds the connection that it named. The grid operator cannot be asked. */
export type ClaimDegree =
  /** Typed, and nothing more. */
  | "stated"
  /** An export that looks unedited names it. */
  | "file-seen"
  /** The other side of an agreement said that it is theirs. */
  | "confirmed";

/** An account says that a connection is its own. Several may say it of one; each has its own meter data. */
export type Claim = {
  readonly uid: string;
  readonly ean: string;
  readonly statedAt: Date;
  readonly fileSeenAt: Date | null;
  readonly confirmations: readonly { readonly byUid: string; readonly at: Date }[];
};

/**
 * As the other side of an agreement may take it. Only its own yes counts: a yes from elsewhere may come from a second
 * account of the same person.
 */
export function degreeOf(claim: Claim | null, otherUid: string): ClaimDegree {
  if (claim?.confirmations.some(({ byUid }) => byUid === otherUid)) return "confirmed";
  return claim?.fileSeenAt ? "file-seen" : "stated";
}

/** As its own holder may take it: whoever confirmed it did so in an agreement. */
export const ownDegree = (claim: Pick<Claim, "fileSeenAt" | "confirmations"> | undefined): ClaimDegree =>
  claim && claim.confirmations.length > 0 ? "confirmed" : claim?.fileSeenAt ? "file-seen" : "stated";
