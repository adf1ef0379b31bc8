import { fileURLToPath, pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { noFilter, OFFERS_PER_PAGE } from "#application/market/listings/list-offers.ts";
import { isLiableForVat } from "#domain/market/consumer-price.ts";
import { fitOfOffer, OFFERS_WEIGHED_MAX } from "#domain/market/offer-fit.ts";
import { sampleOf, seasonalProfileOf, shapeOf, sharedBySample } from "#domain/market/profile-sample.ts";
import { type MarketBuyer, readProfile } from "#domain/matching/market-party.ts";
import { euros, eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { benchMarket, modelPool } from "./matching-market.ts";
import { type Measure, measure, median } from "./measure.ts";

const SIZES = [20_000, 100_000] as const;
const AT_ONCE = 10_000;
const YEARS = 256;
const BUYERS = 60;
/** Before a search is measured, so that its code is compiled. */
const WARM_ROUNDS = 5;
const ROUNDS = 40;
const build = fileURLToPath(new URL("../../build/", import.meta.url));

/** Each time another search, so that nothing was answered before. */
const searches: Readonly<Record<string, (round: number, size: number) => string>> = {
  newest: (round) => `?overschot-max=${500_000 + round}`,
  "any-page": (round, size) => `?pagina=${1 + ((round * 997) % Math.floor(size / OFFERS_PER_PAGE))}`,
  price: (round) => `?sorteer=prijs&overschot-max=${500_000 + round}`,
  filtered: (round) => `?technologie=wind&prijs=${5 + (round % 9)}&overschot-min=${4000 + round}`,
  region: (round) => `?gewest=brussel&overschot-max=${500_000 + round}`,
  distance: (round) => `?sorteer=afstand&postcode=9000&overschot-max=${500_000 + round}`,
  map: (round) => `?weergave=kaart&overschot-max=${700_000 + round}`,
  fit: (round) => `?sorteer=past&postcode=9000&verbruik=${2000 + round * 13}`,
};

type Site = Awaited<ReturnType<typeof openSite>>;

/**
 * Whole pages of the list, none of them asked before, with 20,000 and 100,000 offers on the embedded PostgreSQL; how much the process
 * grew by their number; and how many of the best 24 by all quarters are among those that a search by fit weighs, for the worst of 60 buyers.
 */
export async function measureMarket(): Promise<Measure[]> {
  const site = await openSite();
  try {
    await site.run(
      sql`insert into accounts (uid, email, email_key, password_hash, state, created_at) values ('bench', 'b', 'b', '', 'confirmed', now())`,
    );
    await addYears(site);
    const measures: Measure[] = [];
    await pagesOf(site, 1);
    const before = usedMemory();
    for (const [at, size] of SIZES.entries()) {
      for (let from = (SIZES[at - 1] ?? 0) + 1; from <= size; from += AT_ONCE)
        await site.run(offersBetween(from, from + AT_ONCE - 1));
      await site.run(sql`vacuum analyze listings, public_offers`);
      if (at === 0) measures.push(await recallOf(site));
      for (const [name, times] of await pagesOf(site, size)) {
        const sorted = times.toSorted((a, b) => a - b);
        measures.push(
          measure(`market.${name}-${size}-p50`, median(times), "ms"),
          measure(`market.${name}-${size}-p99`, sorted[Math.floor(times.length * 0.99)] ?? Number.NaN, "ms"),
        );
      }
    }
    return [...measures, measure("market.memory-of-100000", usedMemory() - before, "MB")];
  } finally {
    await site.close();
  }
}

function usedMemory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

async function openSite() {
  const site = (await import(pathToFileURL(`${build}server/index.js`).href)) as typeof import("#server/main.ts");
  const { ports: composed, database } = site.composePorts(
    site.readConfig({ DATA_DIR: "memory", BRUSSELS_MATCHING: "on" }),
  );
  const silent = () => undefined;
  const ports = { ...composed, log: { info: silent, warn: silent, error: silent } };
  const app = site.createApp(ports, site.openStaticFiles(`${build}client`));
  return {
    store: ports.store,
    run: (query: ReturnType<typeof sql>) => database.run((queries) => queries.execute(query)),
    close: () => database.close(),
    async timed(query: string) {
      const startedAt = performance.now();
      const answer = await app.fetch(new Request(`http://localhost:3000/aanbod${query}`));
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${query} answers ${answer.status}.`);
      return performance.now() - startedAt;
    },
  };
}

async function pagesOf(site: Site, size: number): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (const [name, queryOf] of Object.entries(searches)) {
    const found: number[] = [];
    for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) found.push(await site.timed(queryOf(round, size)));
    times.set(name, found.slice(WARM_ROUNDS));
  }
  return times;
}

const market = () => benchMarket(modelPool(), YEARS);

async function addYears({ run }: Site): Promise<void> {
  await run(
    sql`create table bench_years (year integer primary key, sample bytea, seasonal_profile cube, day_shape smallint[])`,
  );
  for (const [n, { injection }] of market().sellers.entries()) {
    const sample = sampleOf(readProfile(injection));
    const bytes = Buffer.from(sample.buffer, sample.byteOffset, sample.byteLength).toString("hex");
    const { seasonalProfile, dayShape } = shapeOf(sample);
    await run(sql`insert into bench_years values (${n}, decode(${bytes}, 'hex'), ${`(${seasonalProfile})`}::cube,
      ${`{${dayShape}}`}::smallint[])`);
  }
}

/** Offers that differ in what a filter asks for, with prices of 5 to 13 cents and other fees each; two of five are asked prices. */
const offersBetween = (from: number, to: number) => sql`
  insert into listings (id, uid, side, state, region, nis, longitude, latitude, holder, technology, energy, is_gift, price,
    profile_kind, details, sample, seasonal_profile, day_shape, created_at, updated_at, published_at)
  select 'offer-' || n, 'bench', 'offer', 'published', case when n % 9 = 0 then 'brussels' else 'flanders' end,
    (11000 + n % 290)::text, 2.6 + (n % 97) * 0.03, 50.7 + (n % 71) * 0.01,
    (array['person', 'person', 'company', 'school'])[1 + n % 4], (array['solar', 'solar', 'solar', 'wind'])[1 + n % 4],
    1000 + (n * 37) % 20000, n % 97 = 0, wish.price, 'model',
    json_build_object('postcode', '9000', 'municipality', 'Gent', 'companyName', null, 'title', 'Aanbod ' || n,
      'text', repeat('Een zin over het dak. ', 10), 'use', json_build_object('energy', 3000), 'fee', 85 + n % 41,
      'partners', json_build_array(), 'installation', json_build_object('technology', 'solar', 'power', 10, 'tilt', 35, 'azimuth', 180),
      'price', case when n % 97 = 0 then json_build_object('kind', 'gift')
        when n % 5 < 2 then json_build_object('kind', 'asked', 'price', wish.price)
        else json_build_object('kind', 'open', 'lowest', wish.price) end,
      'injectionPrice', (10 + n % 41) / 1000.0, 'startsOn', null, 'termYears', 5, 'photoId', null),
    bench_years.sample, bench_years.seasonal_profile, bench_years.day_shape, now(), now(), now() - n * interval '1 minute'
  from generate_series(${sql.raw(String(from))}, ${sql.raw(String(to))}) as n
    cross join lateral (select case when n % 97 = 0 then 0 when n % 5 = 4 then null else 0.05 + (n * 31 % 81) / 1000.0 end::float8 as price) as wish
    join bench_years on bench_years.year = hashtext('offer-' || n::text) & ${sql.raw(String(YEARS - 1))}`;

/** Of the best offers of a page by all quarters, how many are among those that a search weighs: the fewest of all buyers. */
async function recallOf({ store, run }: Site): Promise<Measure> {
  const { sellers } = market();
  const injections = sellers.map(({ injection }) => Float32Array.from(readProfile(injection)));
  const { rows } = (await run(sql`select id, hashtext(id) & ${sql.raw(String(YEARS - 1))} as year, region, holder,
    details -> 'price' as price, (details ->> 'injectionPrice')::float8 as injection, (details ->> 'fee')::float8 as fee
    from listings where side = 'offer'`)) as unknown as { rows: BenchOffer[] };
  const { buyers } = benchMarket(modelPool(), BUYERS, 7);
  const found: number[] = [];
  for (const buyer of buyers) {
    const offtake = readProfile(buyer.offtake);
    const whole = Float32Array.from(offtake);
    const shared = injections.map((injection) => sharedBySample(injection, whole, whole.length));
    const best = rows
      .filter(({ region }) => region === buyer.region)
      .map((offer) => ({ id: offer.id, gain: gainOf(offer, buyer, shared[offer.year] ?? 0) }))
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, OFFERS_PER_PAGE);
    const { energyPrice, vatBorne, fee } = buyer;
    const profile = seasonalProfileOf(sampleOf(offtake));
    const asked = { seasonalProfile: profile, energyPrice, vatBorne, fee, platformFee: 0, max: OFFERS_WEIGHED_MAX };
    const filter = { ...noFilter, region: buyer.region };
    const weighed = await store.market.fitCandidates(filter, null, asked);
    const ids = new Set(weighed.candidates.map(({ id }) => id));
    found.push(best.filter(({ id }) => ids.has(id)).length);
  }
  return measure(`market.best-${OFFERS_PER_PAGE}-among-${OFFERS_WEIGHED_MAX}`, Math.min(...found), "");
}

type BenchOffer = {
  readonly id: string;
  readonly year: number;
  readonly region: string;
  readonly holder: "person" | "company" | "school";
  readonly price: Parameters<typeof fitOfOffer>[0]["price"];
  readonly injection: number;
  readonly fee: number;
};

/** With what the two share of a whole year, as if it were one quarter. */
function gainOf({ holder, price, injection, fee }: BenchOffer, buyer: MarketBuyer, shared: number): number {
  const once = Float32Array.of(shared);
  const seller = {
    sample: once,
    price,
    injectionPrice: eurosPerKilowattHour(injection),
    isLiableForVat: isLiableForVat({ holder, isVatExempt: false }),
    fee: euros(fee),
  };
  return fitOfOffer(seller, { ...buyer, sample: once }, 1).gainBuyer;
}
