import type { Ranged } from "#application/calculations/answer.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { rangeWords } from "#content/pages/calculators/answer-words.ts";

/**
 * A figure of a year as it is written, with its low and high end where the weather moves it. The unit stands with the
 * figure alone, so that a narrow column holds the range below it.
 */
export type RangedText = { text: string; range: string | null };

const whole = (value: number) => formatNumber(value, { fractionDigitsMax: 0 });

export const eurosRanged = (amount: Ranged<"EUR">): RangedText => ({
  text: formatEuros(amount.value),
  range: rangeWords(amount, whole),
});

export const energyRanged = (energy: Ranged<"kWh">): RangedText => ({
  text: formatKilowattHours(energy.value, { fractionDigitsMax: 0 }),
  range: rangeWords(energy, whole),
});

export const unranged = (text: string): RangedText => ({ text, range: null });
