import { fileURLToPath, pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { visitorTask } from "#application/market/listings/fit-offers.ts";
import { listOffers, noFilter, type OfferSort } from "#application/market/listings/list-offers.ts";
import type { OfferFilter } from "#application/ports/market.ts";
import { connectionOf } from "#domain/market/listing.ts";
import { BRUSSELS } from "#domain/regions/place.ts";
import { euros, eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";
import { type Measure, measure, median } from "./measure.ts";

const ROUNDS = 21;
const build = fileURLToPath(new URL("../../build/", import.meta.url));

/**
 * The first page of the market on 100 and on 10,000 offers, as a list and rendered whole with its map, and the order by fit
 * of 1,000. In processor time: the embedded database works in this thread, and the time of neighbours does not count.
 */
export async function measureMarket(): Promise<Measure[]> {
  const site = (await import(pathToFileURL(`${build}server/index.js`).href)) as typeof import("#server/main.ts");
  const { ports: composed, database } = site.composePorts(site.readConfig({ DATA_DIR: "memory" }));
  const silent = () => undefined;
  const ports = { ...composed, log: { info: silent, warn: silent, error: silent } };
  const app = site.createApp(ports, site.openStaticFiles(`${build}client`));
  const rendered = (query: string) =>
    medianOf(async () => {
      const answer = await app.fetch(new Request(`http://localhost:3000/aanbod${query}`));
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`The market answers ${answer.status}.`);
    });
  const run = (query: ReturnType<typeof sql>) => database.run((queries) => queries.execute(query));
  const fill = async (from: number, to: number) => {
    await run(offersBetween(from, to));
    await run(sql`analyze listings`);
  };
  const timed = (filter: OfferFilter, sort: OfferSort) => medianOf(() => listOffers(ports, filter, sort, 1));
  const everything = async () => ({
    ...(await allOrders(timed)),
    page: await rendered(""),
    "page-by-distance": await rendered("?sorteer=afstand&postcode=9000"),
  });
  try {
    await run(
      sql`insert into accounts (uid, email, email_key, password_hash, state, created_at) values ('bench', 'b', 'b', '', 'confirmed', now())`,
    );
    await fill(1, 100);
    const hundred: Record<string, number> = await everything();
    await fill(101, 1000);
    const shop = { trade: "shop", heatPump: false, electricCar: null, electricBoiler: false, persons: null } as const;
    const use = { ...shop, energy: kilowattHours(9000) };
    const connection = connectionOf({ use, installation: null, battery: null }, null);
    const energyPrice = eurosPerKilowattHour(0.14);
    const buyer = visitorTask({
      region: "flanders",
      connection,
      position: BRUSSELS,
      supply: { contract: "single", energyPrice, energyPriceNight: null, holder: "company", follows: null },
      fee: euros(100),
    });
    const byFit = { by: "fit", buyer, platformFee: 0 } as const;
    const first = await millisecondsOf(() => listOffers(ports, noFilter, byFit, 1));
    const fit = await timed(noFilter, byFit);
    await fill(1001, 10_000);
    const fitOfMany = await timed(noFilter, byFit);
    const full: Record<string, number> = await everything();
    return [
      ...Object.entries(hundred).flatMap(([name, value]) => {
        const reference = measure(`market.${name}-100`, value, "ms");
        return [reference, measure(`market.${name}-10000`, full[name] ?? Number.NaN, "ms", reference)];
      }),
      measure("market.first-fit-1000", first, "ms"),
      measure("market.fit-1000", fit, "ms"),
      measure("market.fit-10000", fitOfMany, "ms"),
    ];
  } finally {
    await database.close();
  }
}

type Timed = (filter: OfferFilter, sort: OfferSort) => Promise<number>;

async function allOrders(timed: Timed): Promise<Record<string, number>> {
  const rare: OfferFilter = { ...noFilter, technologies: ["wind"], priceMax: 0.08, surplusMin: 4000 };
  return {
    newest: await timed(noFilter, { by: "newest" }),
    region: await timed({ ...noFilter, region: "brussels" }, { by: "newest" }),
    price: await timed(noFilter, { by: "price" }),
    filtered: await timed(rare, { by: "price" }),
    distance: await timed(noFilter, { by: "distance", from: { longitude: 3.72, latitude: 51.05 } }),
  };
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 5; warm++) await work();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await millisecondsOf(work));
  return median(times);
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Offers that differ in what a filter asks for. */
export const offersBetween = (from: number, to: number) => sql`
  insert into listings (id, uid, side, state, region, nis, longitude, latitude, holder, technology, energy, is_gift, price,
    profile_kind, details, sample, outline, day_shape, created_at, updated_at, published_at)
  select 'offer-' || n, 'bench', 'offer', 'published', case when n % 9 = 0 then 'brussels' else 'flanders' end,
    (11000 + n % 290)::text, 2.6 + (n % 97) * 0.03, 50.7 + (n % 71) * 0.01,
    (array['person', 'person', 'company', 'school'])[1 + n % 4], (array['solar', 'solar', 'solar', 'wind'])[1 + n % 4],
    1000 + (n * 37) % 20000, n % 17 = 0, case when n % 17 = 0 then 0 when n % 3 = 0 then null else (n % 120) / 1000.0 end,
    'model', json_build_object('postcode', '9000', 'municipality', 'Gent', 'companyName', null, 'title', 'Aanbod ' || n,
      'text', repeat('Een zin over het dak. ', 10), 'use', json_build_object('energy', 3000), 'fee', 100, 'partners', json_build_array(),
      'installation', json_build_object('technology', 'solar', 'power', 10, 'tilt', 35, 'azimuth', 180),
      'price', json_build_object('kind', 'open', 'lowest', null), 'injectionPrice', 0.02, 'startsOn', null, 'termYears', 5, 'photoId', null),
    decode(repeat(lpad(to_hex(n % 65536), 4, '0'), 2048), 'hex'), array_fill((n % 997)::real, array[32]),
    array_fill((n % 101)::smallint, array[24]), now(), now(), now() - n * interval '1 minute'
  from generate_series(${sql.raw(String(from))}, ${sql.raw(String(to))}) as n`;
