import { fileURLToPath, pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { sampleOf, shapeOf } from "#domain/market/profile-sample.ts";
import { readProfile } from "#domain/matching/market-party.ts";
import { offersBetween } from "./market.ts";
import { benchMarket, modelPool } from "./matching-market.ts";
import { type Measure, measure, median } from "./measure.ts";

const OFFERS = 100_000;
const REQUESTS = 100_000;
const AT_ONCE = 10_000;
const YEARS = 300;
/** Before a search is measured, so that its code is compiled. */
const WARM_ROUNDS = 30;
const ROUNDS = 200;
const build = fileURLToPath(new URL("../../build/", import.meta.url));

/** Each time another search, so that nothing was answered before. */
const searches: Readonly<Record<string, (round: number) => string>> = {
  newest: (round) => `?overschot-max=${500_000 + round}`,
  "last-pages": (round) => `?pagina=${1 + ((round * 37) % 4166)}`,
  price: (round) => `?sorteer=prijs&overschot-max=${500_000 + round}`,
  filtered: (round) => `?technologie=wind&prijs=${5 + (round % 9)}&overschot-min=${4000 + round}`,
  region: (round) => `?gewest=brussel&overschot-max=${500_000 + round}`,
  distance: (round) => `?sorteer=afstand&postcode=9000&overschot-max=${500_000 + round}`,
  map: (round) => `?weergave=kaart&overschot-max=${700_000 + round}`,
  fit: (round) => `?sorteer=past&postcode=9000&verbruik=${2000 + round * 13}`,
};

/**
 * Whole pages of the list with a hundred thousand offers and as many requests, from request to answer, none of them asked
 * before; then what the first search after a start and after a change of the market waits for.
 */
export async function measureLargeMarket(): Promise<Measure[]> {
  const site = (await import(pathToFileURL(`${build}server/index.js`).href)) as typeof import("#server/main.ts");
  const { ports: composed, database, close } = openSite(site);
  const silent = () => undefined;
  const ports = { ...composed, log: { info: silent, warn: silent, error: silent } };
  const app = site.createApp(ports, site.openStaticFiles(`${build}client`));
  const run = (query: ReturnType<typeof sql>) => database.run((queries) => queries.execute(query));
  const timed = async (query: string) => {
    const startedAt = performance.now();
    const answer = await app.fetch(new Request(`http://localhost:3000/aanbod${query}`));
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${query} answers ${answer.status}.`);
    return performance.now() - startedAt;
  };
  try {
    await fill(run);
    const before = process.memoryUsage();
    const first = await timed("?overschot-max=499999");
    const measures = [measure("large-market.first-search", first, "ms")];
    for (const [name, queryOf] of Object.entries(searches)) {
      const times: number[] = [];
      for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) {
        const time = await timed(queryOf(round));
        if (round >= WARM_ROUNDS) times.push(time);
      }
      const sorted = times.toSorted((a, b) => a - b);
      measures.push(
        measure(`large-market.${name}-p50`, median(times), "ms"),
        measure(`large-market.${name}-p99`, sorted[Math.floor(ROUNDS * 0.99)] ?? Number.NaN, "ms"),
      );
    }
    const changed: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await run(
        sql`update listings set energy = energy + 1, updated_at = now() where id = ${`offer-${1 + round * 7}`}`,
      );
      changed.push(await timed(`?overschot-max=${600_000 + round}`));
    }
    const sorted = changed.toSorted((a, b) => a - b);
    const after = process.memoryUsage();
    return [
      ...measures,
      measure("large-market.after-a-change-p50", median(changed), "ms"),
      measure("large-market.after-a-change-p99", sorted[Math.floor(ROUNDS * 0.99)] ?? Number.NaN, "ms"),
      measure("large-market.memory", (after.rss - before.rss) / 1e6, "MB"),
    ];
  } finally {
    await close();
  }
}

function openSite(site: typeof import("#server/main.ts")) {
  const { ports, database } = site.composePorts(site.readConfig({ DATA_DIR: "memory" }));
  return { ports, database, close: () => database.close() };
}

type Run = (query: ReturnType<typeof sql>) => Promise<unknown>;

async function fill(run: Run): Promise<void> {
  await run(
    sql`insert into accounts (uid, email, email_key, password_hash, state, created_at) values ('bench', 'b', 'b', '', 'confirmed', now())`,
  );
  await run(sql`create table bench_years (n integer primary key, sample bytea, outline real[], day_shape smallint[])`);
  for (const [n, { injection }] of benchMarket(modelPool(), YEARS).sellers.entries()) {
    const sample = sampleOf(readProfile(injection));
    const bytes = Buffer.from(sample.buffer, sample.byteOffset, sample.byteLength).toString("hex");
    const { outline, dayShape } = shapeOf(sample);
    await run(sql`insert into bench_years values (${n}, decode(${bytes}, 'hex'), ${`{${outline}}`}::real[],
      ${`{${dayShape}}`}::smallint[])`);
  }
  for (let from = 1; from <= OFFERS; from += AT_ONCE) await run(offersBetween(from, from + AT_ONCE - 1));
  await run(sql`update listings set sample = bench_years.sample, outline = bench_years.outline,
    day_shape = bench_years.day_shape from bench_years
    where bench_years.n = hashtext(listings.id) & 255`);
  await run(sql`insert into listings (id, uid, side, state, region, nis, longitude, latitude, holder, energy, profile_kind,
      details, sample, outline, created_at, updated_at, published_at)
    select 'request-' || n, 'bench', 'request', 'published', case when n % 9 = 0 then 'brussels' else 'flanders' end,
      '44021', 3.7, 51, 'person', 3000 + n % 9000, 'model', '{}', '', array_fill(1::real, array[32]), now(), now(), now()
    from generate_series(1, ${sql.raw(String(REQUESTS))}) as n`);
  await run(sql`vacuum analyze listings`);
}
