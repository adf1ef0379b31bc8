import type { BrusselsYear } from "#domain/time/brussels-year.ts";

/** The month, from 1, in which a quarter falls. */
export function monthOfQuarter({ monthStarts }: BrusselsYear, quarter: number): number {
  let month = 1;
  while (month < 12 && (monthStarts[month] as number) <= quarter) month++;
  return month;
}
