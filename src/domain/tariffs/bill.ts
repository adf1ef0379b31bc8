import type { Figure } from "#domain/figure.ts";
import { type Euros, euros, plus, type Share } from "#domain/units/quantity.ts";

export type BillPart =
  | "energy"
  | "fixed-fee"
  | "certificates"
  | "grid-energy"
  | "capacity"
  | "data-management"
  | "distribution"
  | "transport"
  | "metering"
  | "power-term"
  | "public-service"
  | "excise"
  | "energy-contribution"
  | "energy-fund"
  | "energy-tax"
  | "tax-reduction"
  | "grid-connection"
  | "shared-energy"
  | "sharing-fee";

export type BillLine = {
  part: BillPart;
  /** Without VAT. */
  amount: Euros;
  vat: Euros;
  /** The published numbers that the amount rests on; none when it rests on the customer's own contract. */
  figures: readonly Figure<string>[];
  /** Whether sharing can replace or lower this line: in Flanders only the energy, all else stays due. */
  changedBySharing: boolean;
  /** Present on energy that is priced by a model year. */
  origin?: "model-year";
};

export type Bill = { lines: readonly BillLine[]; total: Euros };

export const billOf = (lines: readonly BillLine[]): Bill => ({
  lines,
  total: lines.reduce((total, { amount, vat }) => plus(plus(total, amount), vat), euros(0)),
});

export function billLine(
  part: BillPart,
  amount: number,
  vatRate: Share,
  figures: readonly Figure<string>[] = [],
  changedBySharing = false,
): BillLine {
  return { part, amount: euros(amount), vat: euros(amount * vatRate), figures, changedBySharing };
}
