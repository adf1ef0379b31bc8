import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { moveOffer } from "#application/market/listings/move-listing.ts";
import { openMarketSite } from "../support/market-site.ts";
import { startPostgresPair } from "../support/own-postgres.ts";
import { until } from "../support/until.ts";

async function startPair() {
  const pair = await startPostgresPair();
  onTestFinished(() => pair.primary.close());
  onTestFinished(() => pair.standby.close());
  return pair;
}

function open(url: () => string): Database {
  const database = openPostgres({ url: async () => url(), onTrouble: () => {} });
  onTestFinished(() => database.close());
  return database;
}

type Pair = Awaited<ReturnType<typeof startPair>>;

/** Whether the standby has all that the first server has written. */
async function hasAll({ primary, standby }: Pair): Promise<boolean> {
  const [written] = await primary.ask("select pg_current_wal_lsn() as at");
  const [read] = await standby.ask(`select pg_last_wal_replay_lsn() >= '${written?.["at"]}'::pg_lsn as has_all`);
  return read?.["has_all"] === true;
}

const inRows = "select count(*)::int as offers from listings where side = 'offer' and state = 'published'";
const counted = async (site: ReturnType<typeof openMarketSite>) =>
  (await site.store.market.figures()).reduce((sum, { offers }) => sum + offers, 0);

test("after a failover that loses transactions the market is what the rows are, without a restart", async () => {
  const pair = await startPair();
  const { primary, standby } = pair;
  let address = primary.url;
  const site = openMarketSite(open(() => address));
  const [seller, other] = [await site.person(), await site.person()];
  const kept = await site.offer(seller);
  expect(await counted(site)).toBe(1);
  await until(() => hasAll(pair));
  await standby.stop();
  for (let lost = 0; lost < 5; lost += 1) await site.offer(seller);
  await moveOffer(site.ports, seller, kept, "pause");
  expect(await counted(site)).toBe(5);

  await primary.stopAtOnce();
  await standby.start();
  await standby.ask("select pg_promote()");
  address = standby.url;
  // By now the new server has given the same numbers to other transactions.
  const writing = openMarketSite(open(() => address));
  for (let added = 0; added < 12; added += 1) await writing.offer(other);
  await until(() =>
    counted(site).then(
      () => true,
      () => false,
    ),
  );
  const [rows] = await standby.ask(inRows);
  expect([await counted(site), rows]).toEqual([13, { offers: 13 }]);
});

test("a market that is read from a standby is what its rows are, also after a transaction that was long open", async () => {
  const pair = await startPair();
  const { primary, standby } = pair;
  const first = open(() => primary.url);
  const writing = openMarketSite(first);
  const uid = await writing.person();
  const [paused, another] = [await writing.offer(uid), await writing.offer(uid)];
  await until(() => hasAll(pair));
  const reading = openMarketSite(open(() => standby.url));
  expect(await counted(reading)).toBe(2);
  await first.transaction(async (queries) => {
    await queries.execute(sql`update listings set state = 'paused' where id = ${paused}`);
    await first.run((others) => others.execute(sql`update listings set energy = energy + 1 where id = ${another}`));
    await until(() => hasAll(pair));
    expect(await counted(reading)).toBe(2);
  });
  await until(() => hasAll(pair));
  expect(await counted(reading)).toBe(1);
});
