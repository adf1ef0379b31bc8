import { and, eq, sql } from "drizzle-orm";
import type { DemoMarketRows } from "#application/ports/market.ts";
import { openPasswordHashes } from "./credentials/password-hashes.ts";
import type { Database, Queries } from "./database.ts";
import { accounts, documents } from "./schema.ts";
import { listings, proposals } from "./schema-market.ts";
import { offerRow, requestRow, sampledColumns } from "./store/market/listing-rows.ts";
import type { Dependencies } from "./writing.ts";

type DemoPerson = { readonly email: string; readonly profile: Readonly<Record<string, unknown>> };
/** Makes the demo market around the people of these accounts, in the order in which they were given. */
type MakeMarket = (uids: readonly string[], now: Date) => Promise<DemoMarketRows>;

const CHUNK = 100;
// Any number that is ours alone: sites that start together on a fresh folder take turns.
const LOCK = 7_263_002;

/** People of a demo who could sign in, if demo accounts were open here. */
export const hasDemoAccounts = (database: Database): Promise<boolean> =>
  database.run(async (queries) => {
    const isPerson = and(eq(accounts.isDemo, true), eq(accounts.state, "confirmed"));
    return (await queries.select({ uid: accounts.uid }).from(accounts).where(isPerson).limit(1)).length > 0;
  });

/** Puts people to try out with, and a market around them, into a database without accounts; tells whether it did. */
export async function seedDemo(
  database: Database,
  { clock, ids }: Dependencies,
  people: readonly DemoPerson[],
  password: string,
  makeMarket: MakeMarket | null = null,
): Promise<boolean> {
  const isInUse = async (queries: Queries) =>
    (await queries.select({ uid: accounts.uid }).from(accounts).limit(1)).length > 0;
  if (await database.run(isInUse)) return false;
  const passwordHash = await openPasswordHashes().hash(password);
  const now = clock.now();
  const rows = people.map((person) => ({ uid: ids.next(), ...person }));
  const market =
    makeMarket &&
    (await makeMarket(
      rows.map(({ uid }) => uid),
      now,
    ));
  const seed = async (queries: Queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (await isInUse(queries)) return false;
    const known = { createdAt: now, isDemo: true } as const;
    for (const { uid, email, profile } of rows) {
      const account = { uid, email, emailKey: email, passwordHash, confirmedAt: now, ...known };
      await queries.insert(accounts).values({ ...account, state: "confirmed" });
      const data = { ...profile, isDemo: true };
      await queries.insert(documents).values({ collection: "user", id: uid, data, updatedAt: now });
    }
    if (market) await seedMarket(queries, market, known);
    return true;
  };
  // Long, because the limits of a short one would also end the wait for another site's turn.
  return database.transaction(seed, { isLong: true });
}

async function seedMarket(
  queries: Queries,
  { uids, offers, requests, proposals: open }: DemoMarketRows,
  known: { readonly createdAt: Date; readonly isDemo: true },
): Promise<void> {
  // Nobody signs in to these and nobody reads their mail: no password fits, and the address leads nowhere (RFC 2606).
  const crowd = uids.map((uid) => {
    const email = `${uid}@plein.invalid`;
    return { uid, email, emailKey: email, passwordHash: "none", state: "unconfirmed" as const, ...known };
  });
  await inChunks(crowd, (rows) => queries.insert(accounts).values(rows));
  const rows = [
    ...offers.map(({ offer, sample }) => ({ ...offerRow(offer), ...sampledColumns(sample) })),
    ...requests.map(({ request, sample }) => ({ ...requestRow(request), ...sampledColumns(sample) })),
  ];
  await inChunks(rows, (part) => queries.insert(listings).values(part));
  await inChunks([...open], (part) => queries.insert(proposals).values(part));
}

async function inChunks<T>(rows: T[], write: (part: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) await write(rows.slice(from, from + CHUNK));
}
