import { ESTIMATED, MISSING } from "#domain/meter-files/meter-reading.ts";
import type { QuarterValues } from "#domain/settlement/meter-data/meter-day.ts";
import type { DifferenceCause, Statement, StatementDifference } from "#domain/settlement/statement.ts";
import { cost, eurosPerKilowattHour, kilowattHours, toCents } from "#domain/units/quantity.ts";

type Version = Pick<Statement, "price" | "netCents" | "vatCents" | "shared"> & {
  readonly sharedQuarters: QuarterValues;
};

/** Why a corrected statement differs, cause by cause. Watt-hours and cents before VAT add up to the whole difference. */
export function explainDifference(before: Version, after: Version): StatementDifference[] {
  const found = new Map<DifferenceCause, { quarters: number; wattHours: number }>();
  const [old, now] = [before.sharedQuarters, after.sharedQuarters];
  for (let quarter = 0; quarter < now.values.length; quarter++) {
    const wattHours = (now.values[quarter] as number) - (old.values[quarter] as number);
    const cause = causeOf(old.quality[quarter] as number, now.quality[quarter] as number);
    if (wattHours === 0 && cause === "values-corrected") continue;
    const sum = found.get(cause) ?? { quarters: 0, wattHours: 0 };
    found.set(cause, { quarters: sum.quarters + 1, wattHours: sum.wattHours + wattHours });
  }
  const differences: StatementDifference[] = [...found].map(([cause, { quarters, wattHours }]) => ({
    cause,
    quarters,
    wattHours,
    cents: centsOf(wattHours, before.price),
  }));
  if (after.price !== before.price) {
    differences.push({
      cause: "price",
      quarters: 0,
      wattHours: 0,
      cents: centsOf(after.shared, after.price) - centsOf(after.shared, before.price),
    });
  }
  const rest = after.netCents - before.netCents - differences.reduce((sum, { cents }) => sum + cents, 0);
  if (rest !== 0) differences.push({ cause: "rounding", quarters: 0, wattHours: 0, cents: rest });
  if (after.netCents === before.netCents && after.vatCents !== before.vatCents) {
    differences.push({ cause: "vat", quarters: 0, wattHours: 0, cents: 0 });
  }
  return differences;
}

function causeOf(before: number, after: number): DifferenceCause {
  if (before === after) return "values-corrected";
  if (before === MISSING) return "gaps-filled";
  if (after === MISSING) return "values-removed";
  return before === ESTIMATED ? "estimates-replaced" : "values-corrected";
}

const centsOf = (wattHours: number, price: number) =>
  toCents(cost(kilowattHours(wattHours / 1000), eurosPerKilowattHour(price)));
