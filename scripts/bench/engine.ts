import { type RankedSeller, rankPairs } from "#domain/economics/rank-pairs.ts";
import { netMeter } from "#domain/profiles/net-meter.ts";
import { type PairSituation, pairYears, rangeOfPairYears } from "#domain/profiles/range-of-pair-years.ts";
import { allocateCommunity, type Participant } from "#domain/sharing/allocate-community.ts";
import { sharePair } from "#domain/sharing/share-pair.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import {
  euros,
  eurosPerKilowattHour,
  kilowattHours,
  kilowattHoursPerKilowattPeak,
  kilowattsPeak,
  share,
} from "#domain/units/quantity.ts";
import { type Series, seriesOf } from "#domain/units/series.ts";
import { belgianClimate } from "#figures/profiles/belgian-climate.ts";
import { measureCalculations } from "./calculations.ts";
import { measureImport } from "./engine-import.ts";
import { type Measure, measure, median } from "./measure.ts";

const ROUNDS = 9;
const RUNS_OF_A_PAIR = 50;
const MODEL_HOUSES = 40;

const situation: PairSituation = {
  calendar: brusselsYear(2026),
  climate: belgianClimate,
  plant: {
    roofs: [{ kilowattsPeak: kilowattsPeak(6), tilt: 35, azimuth: 180 }],
    place: { latitude: 50.85, longitude: 4.35 },
    yearlyYield: kilowattHoursPerKilowattPeak(950),
  },
  buyer: { yearlyUse: kilowattHours(3500) },
  seed: 1,
};

/** The engine on one thread, on model years; every measure next to a plain way through the same numbers. */
export async function measureEngine(): Promise<Measure[]> {
  const houses = modelHouses();
  return [
    ...measurePair(houses),
    ...measureCommunities(houses),
    ...measureRanking(houses),
    ...measureRange(),
    ...measureCalculations(),
    ...(await measureImport()),
  ];
}

type House = { injection: Series<"kWh">; offtake: Series<"kWh"> };

function modelHouses(): House[] {
  const yearOf = pairYears(situation);
  return Array.from({ length: MODEL_HOUSES }, (_, draw) => {
    const { injection, offtake } = yearOf(draw);
    return { injection: scaled(injection, 1), offtake: scaled(offtake, 1) };
  });
}

/** A house of the model in another size, in memory of its own. */
const scaled = (series: Series<"kWh">, factor: number) => seriesOf<"kWh">(series.map((energy) => energy * factor));
const houseOf = (houses: readonly House[], index: number) => houses[index % houses.length] as House;
const sizeOf = (index: number) => 0.5 + ((index * 37) % 100) / 100;

function measurePair(houses: readonly House[]): Measure[] {
  const { injection, offtake } = houseOf(houses, 0);
  const rows = Array.from(injection, (injected, quarter) => ({ injected, taken: offtake[quarter] as number }));
  const [pair, objects] = byTurns(
    ROUNDS,
    () => {
      for (let run = 0; run < RUNS_OF_A_PAIR; run++) sharePair(injection, offtake);
    },
    () => {
      for (let run = 0; run < RUNS_OF_A_PAIR; run++) {
        rows.map(({ injected, taken }) => {
          const shared = Math.min(injected, taken);
          return { shared, toSupplier: injected - shared, fromSupplier: taken - shared };
        });
      }
    },
  );
  const reference = measure("engine.pair-year-of-objects", objects / RUNS_OF_A_PAIR, "ms");
  return [reference, measure("engine.pair-year", pair / RUNS_OF_A_PAIR, "ms", reference)];
}

function measureCommunities(houses: readonly House[]): Measure[] {
  const hundred = measureCommunity(houses, 100, ROUNDS);
  const thousand = measureCommunity(houses, 1000, 5);
  const linear = measure("engine.community-100-times-ten", hundred.value * 10, "ms");
  return [
    hundred.reference,
    measure("engine.community-100-optimal", hundred.value, "ms", hundred.reference),
    linear,
    measure("engine.community-1000-optimal", thousand.value, "ms", linear),
  ];
}

/** Half of the group has panels behind its own meter. The reference copies the same three tables that come out. */
function measureCommunity(houses: readonly House[], size: number, rounds: number) {
  const group: Participant[] = Array.from({ length: size }, (_, index) => {
    const house = houseOf(houses, index);
    const offtake = scaled(house.offtake, sizeOf(index + 1));
    const meter =
      index % 2 === 0 ? netMeter(offtake, scaled(house.injection, sizeOf(index))) : { injection: null, offtake };
    return { ...meter, key: share(1 / size) };
  });
  const [value, copied] = byTurns(
    rounds,
    () => allocateCommunity(group, "optimal"),
    () => {
      for (const { injection, offtake } of group) {
        (injection ?? offtake)?.slice();
        offtake?.slice();
        offtake?.slice();
      }
    },
  );
  return { value, reference: measure(`engine.community-${size}-copied`, copied, "ms") };
}

function measureRanking(houses: readonly House[]): Measure[] {
  const sellers: RankedSeller[] = Array.from({ length: 1000 }, (_, index) => ({
    injection: scaled(houseOf(houses, index).injection, sizeOf(index)),
    injectionPrice: eurosPerKilowattHour(0.03 + (index % 10) / 1000),
    fee: euros(85 + (index % 40)),
    askedPrice: null,
  }));
  const buyer = {
    offtake: houseOf(houses, 1).offtake,
    energyPrice: eurosPerKilowattHour(0.16),
    fee: euros(100),
  };
  const [ranked, copied] = byTurns(
    ROUNDS,
    () => rankPairs(buyer, sellers),
    () => {
      const into = new Float64Array(buyer.offtake.length);
      for (const { injection } of sellers) into.set(injection);
    },
  );
  const reference = measure("engine.rank-1000-copied", copied, "ms");
  return [reference, measure("engine.rank-1000", ranked, "ms", reference)];
}

function measureRange(): Measure[] {
  const draws = 1000;
  const { injection, offtake } = pairYears(situation)(0);
  const [drawn, copied] = byTurns(
    3,
    () => rangeOfPairYears(situation, draws),
    () => {
      for (let draw = 0; draw < draws; draw++) {
        injection.slice();
        offtake.slice();
      }
    },
  );
  const reference = measure("engine.range-1000-copied", copied, "ms");
  return [reference, measure("engine.range-1000", drawn, "ms", reference)];
}

/** The medians of two works done by turns, so that both meet the machine in the same mood; a first turn warms up. */
function byTurns(rounds: number, first: () => unknown, second: () => unknown): [number, number] {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    const spent = [timed(first), timed(second)] as const;
    if (round === 0) continue;
    times[0].push(spent[0]);
    times[1].push(spent[1]);
  }
  return [median(times[0]), median(times[1])];
}

/** Milliseconds of this thread on the processor: on a busy machine the time of its neighbours does not count. */
function timed(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
