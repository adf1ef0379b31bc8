import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { asUnavailable, errorCode, type Queries } from "./database.ts";
import { BEGIN_LIMITED, BEGIN_UNLIMITED, inTransaction, isLost, limits } from "./in-transaction.ts";
import { migrate } from "./migrate.ts";

const CONNECTIONS_MAX = 10;
const CONNECT_MS = 3_000;
const PROBE_MS = 2_500;
/** When nothing comes back, not even that a limit was passed: the line is dead. */
const ANSWER_MS = limits.statement_timeout + 3_000;

export type PostgresPool = {
  readonly address: string;
  /** When the server last answered a statement, by `performance.now()`. */
  readonly answeredAt: number;
  readonly queries: Queries;
  readonly connections: { readonly total: number; readonly idle: number; readonly waiting: number };
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  longTransaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  statement(text: string, values: readonly unknown[]): Promise<{ readonly rows: Record<string, unknown>[] }>;
  /** Writes a row and takes a new page of the disk, on a connection of its own: that the others are all in use is no sign of trouble. */
  tryWrite(): Promise<void>;
  migrate(): Promise<void>;
  end(): Promise<void>;
};

type Asked = Parameters<pg.PoolClient["query"]>;

/** The driver takes a limit for a single statement, which its types leave out. */
const ask = (client: pg.Client, asked: pg.QueryConfig & { readonly query_timeout: number }) => client.query(asked);

/**
 * Connections to one address. A pooler in transaction mode refuses limits as start-up parameters, so there each
 * transaction begins with them, in the same message, and single statements have those of the role.
 */
export function openPostgresPool(
  address: string,
  { hasPooler, onTrouble }: { readonly hasPooler: boolean; onTrouble(error: unknown): void },
): PostgresPool {
  const common = { connectionString: address, connectionTimeoutMillis: CONNECT_MS, keepAlive: true };
  const within = hasPooler ? {} : limits;
  const pool = new pg.Pool({ ...common, ...within, max: CONNECTIONS_MAX, query_timeout: ANSWER_MS });
  const probes = new pg.Pool({ ...common, ...within, max: 1, query_timeout: PROBE_MS });
  const brokenBy = new WeakMap<object, unknown>();
  const queriesOn = new WeakMap<object, Queries>();
  let answeredAt = Number.NEGATIVE_INFINITY;
  for (const each of [pool, probes]) {
    // A connection that breaks would otherwise end the process: the pool listens to the idle ones alone.
    each.on("connect", remember);
    each.on("error", onTrouble);
  }

  /** The first error of a connection tells why it broke; the next ones only that it did. */
  function remember(client: pg.ClientBase): void {
    client.on("error", (error) => {
      if (!brokenBy.has(client)) brokenBy.set(client, error);
    });
  }
  const reasonOf = (client: pg.ClientBase, error: unknown) =>
    errorCode(error) === undefined ? (brokenBy.get(client) ?? error) : error;

  async function connect(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  /** Whoever asks next gets another connection when this one is broken, silent, or to a server that takes no writes. */
  async function onConnection<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await connect();
    let isGivenUp = false;
    try {
      const answer = await work(client);
      answeredAt = performance.now();
      return answer;
    } catch (error) {
      const reason = reasonOf(client, error);
      isGivenUp = brokenBy.has(client) || isLost(reason) || errorCode(reason) === "25006";
      throw reason;
    } finally {
      client.release(isGivenUp);
    }
  }

  const oneStatement = {
    query: (...asked: Asked) => onConnection((client) => client.query(...asked) as unknown as Promise<unknown>),
  };

  function queriesOf(client: pg.ClientBase): Queries {
    const known = queriesOn.get(client);
    if (known) return known;
    const made = drizzle({ client: client as pg.PoolClient }) as unknown as Queries;
    queriesOn.set(client, made);
    return made;
  }

  return {
    address,
    get answeredAt() {
      return answeredAt;
    },
    get connections() {
      return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
    },
    queries: drizzle({ client: oneStatement as unknown as pg.Pool }) as unknown as Queries,
    transaction: (work) =>
      onConnection((client) =>
        inTransaction(client, hasPooler ? BEGIN_LIMITED : "begin", () => work(queriesOf(client))),
      ),
    longTransaction: (work) =>
      onOwnConnection((client) => inTransaction(client, BEGIN_UNLIMITED, () => work(queriesOf(client)))),
    statement: (text, values) =>
      onConnection(async (client) => {
        try {
          if (values.length > 0) return await client.query(text, [...values]);
          // Of several statements the driver gives as many results.
          const results = await client.query(text);
          return { rows: [results].flat().flatMap(({ rows }) => rows) };
        } catch (error) {
          if (!isLost(error)) await client.query("rollback");
          throw error;
        }
      }),
    async tryWrite() {
      // A change in place succeeds on a full disk. A temporary table needs a page of its own, and waits for no lock.
      await probes.query(
        "update migrations set applied_at = applied_at where name = (select min(name) from migrations); " +
          "create temporary table space_probe on commit drop as select 1 as page",
      );
    },
    migrate: () =>
      onOwnConnection(async (client) => {
        // Until the first migration begins, which may take its time, a line that is silent is a dead one.
        let query_timeout = ANSWER_MS;
        await migrate({
          execute(sql) {
            query_timeout = 0;
            return client.query(sql);
          },
          rows: async (text, values = []) => (await ask(client, { text, values: [...values], query_timeout })).rows,
        });
      }),
    async end() {
      await Promise.all([pool.end(), probes.end()]);
    },
  };

  /** Long work waits for nobody's limits, and holds no connection that a visitor waits for. */
  async function onOwnConnection<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client(common);
    remember(client);
    try {
      await client.connect();
    } catch (error) {
      throw asUnavailable(error);
    }
    try {
      return await work(client);
    } catch (error) {
      throw reasonOf(client, error);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
