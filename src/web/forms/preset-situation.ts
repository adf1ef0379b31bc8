import { defaultSituation } from "#application/calculations/default-situation.ts";
import type { CalculationSide, Situation } from "#application/calculations/situation.ts";
import type { CalculatorVariant } from "#content/calculator-variants/calculator-variant.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { readSituation } from "#web/forms/situation-query.ts";

/** What stands under an address: the default of the side, with the preset of a variant over it. */
export function presetSituation(
  side: CalculationSide,
  market: "be" | "nl",
  day: CalendarDay,
  variant: CalculatorVariant | null,
): Situation {
  const base = defaultSituation(side, market, day);
  if (variant === null) return base;
  const defaults = side === "buyer" ? variant.defaults.koper : variant.defaults.verkoper;
  const { situation, faults } = readSituation(new URLSearchParams(defaults), base);
  if (situation === null) throw new Error(`A preset cannot be read: ${Object.keys(faults).join(", ")}.`);
  return situation;
}
