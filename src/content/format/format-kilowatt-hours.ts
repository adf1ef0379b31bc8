import { type FractionDigits, formatNumber } from "#content/format/format-number.ts";

const significantFractionDigits = (size: number) => (size >= 100 ? 0 : size >= 10 ? 1 : 2);

/** A year is read in whole kilowatt-hours, a quarter-hour in hundredths: by default about three digits count. */
export function formatKilowattHours(kilowattHours: number, digits?: FractionDigits): string {
  const chosen = digits ?? { fractionDigitsMax: significantFractionDigits(Math.abs(kilowattHours)) };
  return `${formatNumber(kilowattHours, chosen)}\u00a0kWh`;
}
