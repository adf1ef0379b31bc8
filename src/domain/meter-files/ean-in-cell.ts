import { type Ean, maskEan } from "#domain/identifiers/ean.ts";
import type { MeterEan } from "#domain/meter-files/meter-reading.ts";

/** The 18 digits in a cell such as `="541448…"`, or nothing when a spreadsheet has rounded them away. */
export function eanInCell(cell: string): MeterEan | null {
  const digits = cell.replace(/[="'\s.]/g, "");
  if (!/^\d{18}$/.test(digits)) return null;
  // Exports with a wrong check digit exist and are read too, so this number need not be a valid one.
  return { digits, masked: maskEan(digits as Ean) };
}
