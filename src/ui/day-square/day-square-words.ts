import { formatHour } from "#content/format/format-hour.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { fillLabel } from "#ui/labels.ts";

export type DayQuarter = { shared: number; toSupplier: number; fromSupplier?: number };

/** Plain text; {from}, {until}, {hour}, {shared}, {toSupplier} and {fromSupplier} are filled in. */
export type DaySquareWords = {
  shared: string;
  toSupplier: string;
  fromSupplier: string;
  none: string;
  /** One hour mark above the tiles: "{hour} u". */
  hour: string;
  day: string;
  quarter: string;
  table: { caption: string; hour: string; total: string };
};

/** What is written as 0,00 kWh is drawn as nothing: a tile and its number never disagree. */
export const isShown = (energy: number) => energy >= 0.005;

export function dayTotals(quarters: readonly DayQuarter[]): Required<DayQuarter> {
  const totals = { shared: 0, toSupplier: 0, fromSupplier: 0 };
  for (const quarter of quarters) {
    totals.shared += quarter.shared;
    totals.toSupplier += quarter.toSupplier;
    totals.fromSupplier += quarter.fromSupplier ?? 0;
  }
  return totals;
}

export const daySentence = (words: DaySquareWords, quarters: readonly DayQuarter[]) =>
  fillLabel(words.day, energies(dayTotals(quarters), formatKilowattHours));

export const quarterSentence = (words: DaySquareWords, quarters: readonly DayQuarter[], index: number) =>
  fillLabel(words.quarter, {
    from: formatHour(index),
    until: formatHour(index + 1),
    ...energies(quarters[index] ?? { shared: 0, toSupplier: 0 }, formatQuarterEnergy),
  });

/** Quarters stand below each other, so all have the same two decimals. */
const twoDecimals = { fractionDigitsMin: 2, fractionDigitsMax: 2 };
export const formatQuarterEnergy = (energy: number) => formatKilowattHours(energy, twoDecimals);
/** In a table, where the head of the column has the unit. */
export const formatQuarterNumber = (energy: number) => formatNumber(energy, twoDecimals);

const energies = ({ shared, toSupplier, fromSupplier = 0 }: DayQuarter, format: (energy: number) => string) => ({
  shared: format(shared),
  toSupplier: format(toSupplier),
  fromSupplier: format(fromSupplier),
});
