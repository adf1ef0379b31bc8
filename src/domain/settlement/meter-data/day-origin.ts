/** Where the quarters of a day come from, the surest first. None of these is a proof: nobody can ask the grid operator. */
export const dayOrigins = [
  /** An export of the grid operator that looks as it was downloaded, of each side that counts. */
  "operator-export",
  /** Both sides agreed on what counts for quarters that nobody has. */
  "accepted-gap",
  /** A file that a hand changed, or of which nobody can tell where it comes from. */
  "unknown-file",
  /** Such a file said something else than an export that looks unedited, and came later. */
  "corrected-by-hand",
  /** What was shared as one side says, without a meter. */
  "result-file",
] as const;
export type DayOrigin = (typeof dayOrigins)[number];

/** What a file is before it meets others. */
export type FileOrigin = Extract<DayOrigin, "operator-export" | "unknown-file" | "result-file">;

/** A statement's own: the weakest of its days. The last two are of before days had an origin, and told less. */
export type StatementBasis = DayOrigin | "measured" | "unverified-result";

/** As a number per quarter: a higher one is weaker. */
export const originCode = (origin: DayOrigin): number => dayOrigins.indexOf(origin);
export const originOfCode = (code: number): DayOrigin => dayOrigins[code] ?? "result-file";
