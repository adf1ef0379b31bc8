import type { PlaceRegister } from "#domain/regions/place.ts";
import {
  type CalculatorGivens,
  type CalculatorOutcome,
  calculatorOutcome,
} from "#web/calculations/calculator-outcome.ts";
import { meantQuery } from "#web/forms/meant-query.ts";

/** A page of results is some tens of kilobytes; all of them together stay within ten megabytes. */
const REMEMBERED_MAX = 200;

const remembered = new Map<string, CalculatorOutcome>();

/**
 * The outcome of an address that was asked for shortly before, on a server: the same question gives the same answer,
 * since the day and the fee of the site are part of it. What else stands in a query does not count.
 */
export function rememberedOutcome(
  params: URLSearchParams,
  givens: CalculatorGivens,
  places: PlaceRegister | null,
  draws?: number,
): CalculatorOutcome {
  const meant = meantQuery(params);
  const key = JSON.stringify([givens, draws ?? null, meant.toString()]);
  const outcome = remembered.get(key) ?? calculatorOutcome(meant, givens, places, undefined, draws).outcome;
  // Whoever was asked for last stands at the end.
  remembered.delete(key);
  remembered.set(key, outcome);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
  return outcome;
}
