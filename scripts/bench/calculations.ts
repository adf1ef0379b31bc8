import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import { simulateYear } from "#application/calculations/simulate-year.ts";
import { fitSuppliers } from "#application/calculations/supplier-fit/fit-suppliers.ts";
import { euros, eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { type Measure, measure, median } from "./measure.ts";

const ROUNDS = 15;
const VALUATIONS = 50;

const setting = { places: null, platformFee: euros(0), cards: [], dayPrices: null };
const situation = defaultSituation("buyer", "be", "2026-11-15");

/** A whole answer of a calculator: the mean year, the twelve years of its range, and one step of a slider. */
export function measureCalculations(): Measure[] {
  const mean = medianOf(ROUNDS, () => simulateYear(situation, setting, 0));
  const range = medianOf(ROUNDS, () => simulateYear(situation, setting));
  const simulated = simulateYear(situation, setting);
  if (!simulated.ok) throw new Error(simulated.refusal.code);
  const slid = (kind: "single" | "dynamic") => {
    const { prices } = situation;
    const buyer = { ...prices.buyer, kind };
    return medianOf(ROUNDS, () => {
      for (let step = 0; step < VALUATIONS; step++) {
        priceYear(simulated.value, { ...prices, buyer, agreedPrice: eurosPerKilowattHour(step / 500) });
      }
    });
  };
  const ofOctober = simulateYear({ ...situation, day: "2026-11-20" }, setting, 0);
  if (!ofOctober.ok) throw new Error(ofOctober.refusal.code);
  const reference = measure("calculation.simulateYear-mean-year", mean, "ms");
  return [
    reference,
    measure("calculation.simulateYear-range", range, "ms", reference),
    measure("calculation.priceYear", slid("single") / VALUATIONS, "ms", reference),
    measure("calculation.priceYear-dynamic", slid("dynamic") / VALUATIONS, "ms", reference),
    measure(
      "calculation.fitSuppliers",
      medianOf(ROUNDS, () => fitSuppliers(ofOctober.value)),
      "ms",
      reference,
    ),
  ];
}

function medianOf(rounds: number, work: () => unknown): number {
  work();
  return median(Array.from({ length: rounds }, () => timed(work)));
}

/** Milliseconds of this thread on the processor: on a busy machine the time of its neighbours does not count. */
function timed(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
