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
   * was in the way.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Throws Unavailable when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

type CodedError = { readonly code?: unknown; readonly cause?: unknown; readonly message?: unknown };

/** PostgreSQL's own code of an error, which Drizzle wraps; the classes of the two drivers differ. */
export function errorCode(error: unknown): string | undefined {
  for (let at = error as CodedError | undefined; at && typeof at === "object"; at = at.cause as CodedError) {
    if (typeof at.code === "string") return at.code;
  }
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

// Connection refused, reset or too slow; classes 08 (connection), 53 (resources) and 57P (shutdown) of PostgreSQL.
const gone = /^(ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08|53|57P)/;
const goneText =
  /connection terminated|connect(ion)? timeout|timeout exceeded when trying to connect|Client has encountered/i;

/** A statement that failed for another reason than that nobody answers, without the values that stood in it. */
class FailedQuery extends Error {
  readonly code: string | undefined;
  constructor(query: string, code: string | undefined) {
    super(`A statement failed${code ? ` with ${code}` : ""}: ${query}`);
    this.code = code;
  }
}

/** What a failure of the database is told as: it goes to the log, so nothing of anybody may be in it. */
export function asTold(error: unknown): unknown {
  const told = asUnavailable(error);
  if (told !== error || typeof error !== "object" || error === null || !("query" in error)) return told;
  return new FailedQuery(String(error.query), errorCode(error));
}

function asUnavailable(error: unknown): unknown {
  if (error instanceof Unavailable) return error;
  if (gone.test(errorCode(error) ?? "")) return new Unavailable("The database does not answer.", { cause: error });
  for (let at = error as CodedError | undefined; at && typeof at === "object"; at = at.cause as CodedError) {
    if (typeof at.message === "string" && goneText.test(at.message)) {
      return new Unavailable("The database does not answer.", { cause: error });
    }
  }
  return error;
}
