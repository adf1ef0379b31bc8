import { simulatedExample } from "#application/calculations/examples/example-offer.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";

/** What the meters of the example pair would count in a month, 1 to 12, in whole watt-hours per quarter. */
export function exampleMonth(year: number, month: number): { injection: Int32Array; offtake: Int32Array } {
  const { seller, buyer } = simulatedExample(year);
  const { monthStarts } = brusselsYear(year);
  const [from, to] = [monthStarts[month - 1] as number, monthStarts[month] as number];
  const inWattHours = (series: Float64Array) =>
    Int32Array.from(series.subarray(from, to), (energy) => Math.round(energy * 1000));
  return { injection: inWattHours(seller.injection), offtake: inWattHours(buyer.offtake) };
}
