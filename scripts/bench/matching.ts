import { rankPairs } from "#domain/economics/rank-pairs.ts";
import { type MarketBuyer, type MarketSeller, readProfile } from "#domain/matching/market-party.ts";
import { recommend } from "#domain/matching/recommend.ts";
import { defaultEffort, type SearchEffort } from "#domain/matching/search-assignment.ts";
import { chanceOf, nextUniform } from "#domain/profiles/chance.ts";
import { brusselsYear, clockQuarterOf } from "#domain/time/brussels-year.ts";
import { type BenchMarket, benchMarket, modelPool } from "./matching-market.ts";
import { type Measure, measure, median } from "./measure.ts";

const calendar = brusselsYear(2026);
const clockHours = Uint8Array.from({ length: calendar.quarters }, (_, at) => clockQuarterOf(calendar, at) >> 2);
const NEWCOMERS = 9;
const SAMPLES = 3;
const SAMPLE_SIZE = 500;

/** The matching on one thread, on model years. */
export async function measureMatching(): Promise<Measure[]> {
  const pool = modelPool();
  const market = (size: number, seed?: number) => benchMarket(pool, size, seed);
  const thousand = matched(market(1000));
  const twoThousand = matched(market(2000));
  const half = measure("matching.1000", thousand.seconds, "s");
  return [
    half,
    measure("matching.1000-gain", thousand.gain, "EUR"),
    measure("matching.2000", twoThousand.seconds, "s", half),
    measure("matching.2000-memory", process.resourceUsage().maxRSS / 1024, "MB"),
    oneOffer(market(2000), market(NEWCOMERS, 2)),
    fitOfOffers(market(1000, 3)),
    ...dealtGaps(market(2000), twoThousand.gain),
    gap((seed) => market(SAMPLE_SIZE, seed)),
  ];
}

function matched({ sellers, buyers }: BenchMarket, effort: SearchEffort = defaultEffort) {
  let gain = 0;
  const seconds =
    timed(() => {
      gain = recommend(sellers, buyers, clockHours, effort).gain;
    }) / 1000;
  return { seconds, gain };
}

/** What dealing into parts costs against one search, both settled on every quarter; less than nothing is a gain. */
const dealtGaps = (people: BenchMarket, gain: number): Measure[] =>
  [2, 4].map((parts) =>
    measure(`matching.${people.sellers.length}-dealt-into-${parts}`, 100 * (1 - dealt(people, parts) / gain), "%"),
  );

/** The gain of the same people dealt into parts by chance, and of who is left over by those in one last pass, as a round does it. */
function dealt({ sellers, buyers }: BenchMarket, parts: number): number {
  const chance = chanceOf(parts, 12);
  const shareOf = new Map([...sellers, ...buyers].map(({ id }) => [id, Math.floor(nextUniform(chance) * parts)]));
  const placed = new Set<string>();
  const search = (isIn: (id: string) => boolean): number => {
    const [own, others] = [sellers.filter(({ id }) => isIn(id)), buyers.filter(({ id }) => isIn(id))];
    const found = recommend(own, others, clockHours, defaultEffort, () => false);
    for (const { buyer, pairs } of found.proposals)
      for (const id of [buyer, ...pairs.map(({ seller }) => seller)]) placed.add(id);
    return found.gain;
  };
  const first = Array.from({ length: parts }, (_, share) => search((id) => shareOf.get(id) === share));
  const last = search((id) => !placed.has(id));
  return first.reduce((total, gain) => total + gain, last);
}

/** One new offer meets every buyer, as between two whole rounds when nobody has a partner yet: there is no harder case. */
function oneOffer({ buyers }: BenchMarket, { sellers }: BenchMarket): Measure {
  const isNew = (id: string) => sellers.some((seller) => seller.id === id);
  // Years at hand: to draw two thousand of them is no part of the matching.
  const ready = buyers.map((buyer) => ({ ...buyer, id: `ready-${buyer.id}`, offtake: readProfile(buyer.offtake) }));
  const meet = (seller: MarketSeller) => recommend([seller], ready, clockHours, defaultEffort, isNew);
  return measure("matching.one-offer", median(sellers.map((seller) => timed(() => meet(seller)))), "ms");
}

function fitOfOffers({ sellers, buyers }: BenchMarket): Measure {
  const { offtake, energyPrice, fee } = buyers[0] as MarketBuyer;
  const buyer = { offtake: readProfile(offtake), energyPrice, fee };
  const offers = sellers.map(({ injection, injectionPrice, fee }: MarketSeller) => {
    return { injection: readProfile(injection), injectionPrice, fee, askedPrice: null };
  });
  rankPairs(buyer, offers);
  return measure("matching.fit-1000", median([1, 2, 3, 4, 5].map(() => timed(() => rankPairs(buyer, offers)))), "ms");
}

/** What a sample of the year costs in gain, both settled on every quarter, against a search on every quarter. */
function gap(market: (seed: number) => BenchMarket): Measure {
  const whole = { ...defaultEffort, weighing: Number.POSITIVE_INFINITY, listing: 1024 };
  const lost = Array.from({ length: SAMPLES }, (_, at) => {
    const people = market(100 + at);
    return 100 * (1 - matched(people).gain / matched(people, whole).gain);
  });
  return measure("matching.gap-500", lost.reduce((total, one) => total + one, 0) / SAMPLES, "%");
}

/** Milliseconds of this thread on the processor: on a busy machine the time of its neighbours does not count. */
function timed(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
