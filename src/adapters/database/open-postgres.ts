import { Unavailable } from "#application/ports/unavailable.ts";
import { asShown, bareCause, type Database, errorCode, withRetries } from "./database.ts";
import { openPostgresPool, type PostgresPool } from "./postgres-pool.ts";

/** How long a visitor waits for tables that are being brought up to date. */
const OPENING_MS = 20_000;
/** A server that answered this shortly ago is busy, not away. */
const BUSY_MS = 5_000;
const CLOSE_MS = 3_000;

type PostgresChoice = {
  /** Where the server is. A function is asked before the first use, and again when nobody was there: it may start one. */
  readonly url: string | (() => Promise<string>);
  onTrouble?(error: unknown): void;
};

/**
 * A pool of connections to a PostgreSQL server. The server need not be up: tables are brought up to date before the
 * first work that finds it there, and each work says Unavailable until then.
 */
export function openPostgres({ url, onTrouble = () => {} }: PostgresChoice): Database {
  let pool: PostgresPool | null = null;
  let opening: Promise<PostgresPool> | null = null;
  let pinging: Promise<void> | null = null;
  let isMigrated = false;
  let isSought = true;
  let hasPooler = false;

  async function open(): Promise<PostgresPool> {
    if (pool && !isSought) return pool;
    opening ??= seek().finally(() => {
      opening = null;
    });
    return opening;
  }
  async function seek(): Promise<PostgresPool> {
    const address = typeof url === "string" ? url : await url();
    if (pool && pool.address !== address) giveUp(pool);
    pool ??= openPostgresPool(address, { hasPooler, onTrouble });
    const found = pool;
    if (!isMigrated) await found.migrate();
    isMigrated = true;
    isSought = false;
    return found;
  }
  /** Work in flight goes on to its end; what comes next finds other connections. */
  function giveUp(given: PostgresPool): void {
    if (pool === given) pool = null;
    given.end().catch(onTrouble);
  }

  /** Whether the work may be done again at once: nothing was sent, and next time it is asked otherwise. */
  function isMended(used: PostgresPool, error: unknown): boolean {
    if (isParameterRefused(error)) {
      hasPooler = true;
      if (pool === used) giveUp(used);
      return true;
    }
    // Behind the same address another server may have taken over.
    if (errorCode(error) === "25006" && pool === used) giveUp(used);
    if (typeof url === "string" || !isNobodyThere(error)) return false;
    isSought = true;
    return true;
  }

  async function mended<T>(work: (at: PostgresPool) => Promise<T>, openWithinMs?: number): Promise<T> {
    const opened = () => (openWithinMs === undefined ? open() : withinTime(open(), openWithinMs));
    const at = await opened();
    try {
      return await work(at);
    } catch (error) {
      if (!isMended(at, error)) throw error;
      return await work(await opened());
    }
  }
  async function guarded<T>(work: (at: PostgresPool) => Promise<T>, openWithinMs?: number): Promise<T> {
    try {
      return await mended(work, openWithinMs);
    } catch (error) {
      const shown = asShown(error);
      if (shown instanceof Unavailable || !isMigrated) onTrouble(shown);
      throw shown;
    }
  }

  return {
    kind: "postgres",
    connections: () => pool?.connections ?? null,
    run: (work) => guarded(({ queries }) => work(queries), OPENING_MS),
    transaction: (work, { isLong } = { isLong: false }) =>
      isLong
        ? guarded((at) => at.longTransaction(work))
        : guarded((at) => withRetries(() => at.transaction(work)), OPENING_MS),
    statement: (text, values = []) =>
      mended((at) => at.statement(text, values), OPENING_MS).catch((error: unknown) => {
        throw asShown(error);
      }),
    ping() {
      // Whoever asks at the same time gets the same answer: a check that anybody may ask for is not to become a load.
      pinging ??= guarded(tryWrite).finally(() => {
        pinging = null;
      });
      return pinging;
    },
    async close() {
      await opening?.catch(() => null);
      // A server that is silent does not answer a goodbye either.
      if (pool) await withinTime(pool.end(), CLOSE_MS).catch(onTrouble);
    },
  };
}

async function tryWrite(at: PostgresPool): Promise<void> {
  try {
    await at.tryWrite();
  } catch (error) {
    const isBusy = isOverloaded(error) && performance.now() - at.answeredAt < BUSY_MS;
    if (!isBusy) throw error;
  }
}

const isNobodyThere = (error: unknown) => ["ECONNREFUSED", "ENOENT"].includes(errorCode(error) ?? "");
const isParameterRefused = (error: unknown) =>
  /unsupported startup parameter/i.test(String(bareCause(error).message ?? ""));
/** Too many connections, a lock, a limit of time: there is a server, and it has much to do. */
const isOverloaded = (error: unknown) =>
  /^(53300|55P03|57014)$/.test(errorCode(error) ?? "") || /timeout/i.test(String(bareCause(error).message ?? ""));

async function withinTime<T>(work: Promise<T>, withinMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const refuse = () =>
      reject(new Unavailable(`The database is not available: it is not ready after ${withinMs} ms.`));
    timer = setTimeout(refuse, withinMs);
  });
  // Without this an answer that comes after all, and is an error, would end the process.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
