import type { Figure } from "#domain/figure.ts";
import type { Bracket } from "#domain/tariffs/tariff-set.ts";
import { type Euros, euros, type KilowattHours } from "#domain/units/quantity.ts";

/** Each bracket's rate holds for the energy inside it only: the 20,001st kWh leaves the first 20,000 as they were. */
export function bracketCost(energy: KilowattHours, brackets: readonly Bracket[]): Euros {
  let total = 0;
  let from = 0;
  for (const { upTo, rate } of brackets) {
    total += Math.max(0, Math.min(energy, upTo ?? Number.POSITIVE_INFINITY) - from) * rate.value;
    from = upTo ?? Number.POSITIVE_INFINITY;
  }
  return euros(total);
}

/** The rates that a year's energy reaches. */
export function reachedRates(energy: KilowattHours, brackets: readonly Bracket[]): Figure<"EUR/kWh">[] {
  const reached = brackets.filter((_, index) => index === 0 || (brackets[index - 1]?.upTo ?? 0) < energy);
  return reached.map(({ rate }) => rate);
}
