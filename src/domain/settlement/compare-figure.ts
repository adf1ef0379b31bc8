import type { Statement } from "#domain/settlement/statement.ts";
import { cost, euros, eurosPerKilowattHour, kilowattHours, toCents } from "#domain/units/quantity.ts";

/** What a supplier or the grid operator says of the same month. */
export type GivenFigure = { readonly wattHours: number | null; readonly cents: number | null };

export type ComparisonCause =
  | { readonly cause: "same" }
  /** Less than half a unit of the last digit that they wrote. */
  | { readonly cause: "energy-rounding"; readonly wattHours: number }
  | { readonly cause: "quarters-missing"; readonly quarters: number; readonly wattHours: number }
  | { readonly cause: "quarters-estimated"; readonly quarters: number; readonly wattHours: number }
  | { readonly cause: "energy"; readonly wattHours: number }
  | { readonly cause: "without-vat"; readonly cents: number }
  | { readonly cause: "amount-of-energy"; readonly cents: number }
  | { readonly cause: "price"; readonly price: number; readonly cents: number }
  | { readonly cause: "money-rounding"; readonly cents: number };

const CENTS_OF_ROUNDING = 1;

/**
 * Checks a statement against another's figure and tells where a difference comes from, as far as the numbers can tell.
 * Energy first: what differs there explains money too.
 */
export function compareFigure(statement: Statement, given: GivenFigure): ComparisonCause[] {
  const causes: ComparisonCause[] = [];
  const energy = given.wattHours === null ? 0 : given.wattHours - statement.shared;
  if (given.wattHours !== null && energy !== 0) causes.push(energyCause(statement, given.wattHours, energy));
  if (given.cents !== null) causes.push(...moneyCauses(statement, given.cents, given.wattHours ?? statement.shared));
  return causes.length === 0 ? [{ cause: "same" }] : causes;
}

function energyCause({ quarters }: Statement, given: number, wattHours: number): ComparisonCause {
  const unit = given % 1000 === 0 ? 1000 : given % 100 === 0 ? 100 : given % 10 === 0 ? 10 : 1;
  if (Math.abs(wattHours) * 2 <= unit && unit > 1) return { cause: "energy-rounding", wattHours };
  if (quarters.missing > 0 && wattHours > 0)
    return { cause: "quarters-missing", quarters: quarters.missing, wattHours };
  if (quarters.estimated > 0) return { cause: "quarters-estimated", quarters: quarters.estimated, wattHours };
  return { cause: "energy", wattHours };
}

function moneyCauses(statement: Statement, cents: number, wattHours: number): ComparisonCause[] {
  const difference = cents - statement.totalCents;
  if (difference === 0) return [];
  if (statement.vatCents > 0 && cents === statement.netCents) return [{ cause: "without-vat", cents: difference }];
  const rate = statement.vat.kind === "rate" ? statement.vat.rate : 0;
  const net = toCents(cost(kilowattHours(wattHours / 1000), eurosPerKilowattHour(statement.price)));
  const expected = net + toCents(euros((net / 100) * rate));
  const byEnergy = expected - statement.totalCents;
  const rest = difference - byEnergy;
  const causes: ComparisonCause[] = byEnergy === 0 ? [] : [{ cause: "amount-of-energy", cents: byEnergy }];
  if (rest === 0) return causes;
  if (Math.abs(rest) <= CENTS_OF_ROUNDING || wattHours === 0)
    return [...causes, { cause: "money-rounding", cents: rest }];
  const price = Math.round(((cents / (1 + rate)) * 1000 * 1e4) / wattHours / 100) / 1e4;
  return [...causes, { cause: "price", price, cents: rest }];
}
