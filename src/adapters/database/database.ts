import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { Unavailable } from "#application/ports/unavailable.ts";

/** What queries are made from: the database itself or, inside a transaction, its handle and nothing else. */
export type Queries = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Database = {
  readonly kind: "pglite" | "postgres";
  /** One statement by itself. */
  run<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /**
   * All or nothing. Inside, only the handle given may be used: another would wait for ever on the one connection of
   * PGlite. No mail, hash or request to elsewhere belongs inside. The work may be done twice, when another transaction
   * was in the way. What is long, such as a backup, has no limit of time, and is done once.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>, pace?: { readonly isLong: boolean }): Promise<T>;
  /**
   * SQL as text, for a library that brings its own. Without values it may be several statements, with a transaction of its
   * own among them: what it left open after a failure is rolled back. Its failures are told by whoever called it.
   */
  statement(text: string, values?: readonly unknown[]): Promise<{ readonly rows: Record<string, unknown>[] }>;
  /** Throws Unavailable when the database does not answer, or takes no writes. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** Of a pool: how many there are, are free, and are waited for. */
  connections?(): { readonly total: number; readonly idle: number; readonly waiting: number } | null;
};

type CodedError = {
  readonly code?: unknown;
  readonly cause?: unknown;
  readonly message?: unknown;
};

function* causesOf(error: unknown): Iterable<CodedError> {
  for (let at = error as CodedError | undefined; at && typeof at === "object"; at = at.cause as CodedError) yield at;
}

/** PostgreSQL's own code of an error, which Drizzle wraps; the classes of the two drivers differ. */
export function errorCode(error: unknown): string | undefined {
  for (const { code } of causesOf(error)) if (typeof code === "string") return code;
  return undefined;
}

const TRIES = 5;
const isRetriable = (error: unknown) => ["40001", "40P01"].includes(errorCode(error) ?? "");

export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || !isRetriable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, tried * tried * 10 * Math.random()));
    }
  }
}

// Connection refused, reset or too slow; then the codes of PostgreSQL: 08 connection, 25006 read-only, 25P03 and 25P04
// idle or too long in a transaction, 28 not let in, 3D no such database, 40 in each other's way, 53 resources, 55P03
// locked, 57014 cancelled or too slow, 57P shut down, 58 the disk.
const away =
  /^(ECONN|ENOTFOUND|ENOENT|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08|25006|25P0[34]|28|3D|40|53|55P03|57014|57P|58)/;
const awayText =
  /connection terminated|connect(ion)? timeout|timeout exceeded when trying to connect|timeout expired|query read timeout|client has encountered/i;

/** A statement that failed for another reason than that nobody answers, without the values that stood in it. */
class FailedQuery extends Error {
  readonly code: string | undefined;
  constructor(query: string, code: string | undefined) {
    super(`A statement failed${code ? ` with ${code}` : ""}: ${query}`);
    this.code = code;
  }
}

/** What a failure of the database is told as: it goes to the log, so nothing of anybody may be in it. */
export function asShown(error: unknown): unknown {
  const shown = isAway(error) ? asUnavailable(error) : error;
  if (shown !== error || typeof error !== "object" || error === null || !("query" in error)) return shown;
  return new FailedQuery(String(error.query), errorCode(error));
}

function isAway(error: unknown): boolean {
  if (away.test(errorCode(error) ?? "")) return true;
  return typeof bareCause(error).message === "string" && awayText.test(String(bareCause(error).message));
}

/** Unavailable, in the words of whoever refused: the driver's or the server's, which hold no values of a statement. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof Unavailable) return error;
  const cause = bareCause(error);
  const code = errorCode(error);
  const words = String(cause.message || "no answer").replaceAll(/postgres(ql)?:\/\/\S+/g, "postgres://…");
  const isCodeTold = code === undefined || words.includes(code);
  return new Unavailable(`The database is not available: ${words}${isCodeTold ? "" : ` (${code})`}.`, { cause });
}

/** The innermost error: what is around it may repeat a statement with its values. */
export function bareCause(error: unknown): CodedError {
  return [...causesOf(error)].at(-1) ?? {};
}
