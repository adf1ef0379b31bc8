import type { ContractParts } from "#application/ports/contracts.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { partyIn } from "#domain/contracts/amendment.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import { sharedPeriod } from "#domain/settlement/months/month-data.ts";
import { daysBetween } from "#domain/time/calendar-day.ts";

/** Whether a side has not brought every day of a month on which power was shared. */
export async function lacksDays(
  { contracts }: Pick<ContractParts, "contracts">,
  agreement: Agreement,
  side: Side,
  month: Month,
): Promise<boolean> {
  const period = sharedPeriod(agreement, month);
  const meter = partyIn(agreement, side, month)?.ean;
  if (!period || !meter) return false;
  const role = side === "seller" ? "injection" : "offtake";
  const known = await contracts.countDays({ uid: agreement.uids[side], meter, role }, period.first, period.last);
  return known < daysBetween(period.first, period.last) + 1;
}
