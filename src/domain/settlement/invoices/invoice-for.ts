import { makePaymentReference, type PaymentReference } from "#domain/identifiers/payment-reference.ts";
import { type Invoice, invoiceNumber, type Statement } from "#domain/settlement/statement.ts";
import { addDays, type CalendarDay, yearOf } from "#domain/time/calendar-day.ts";

type Issued = Pick<Invoice, "kind" | "year" | "number" | "wattHours" | "netCents" | "vatCents" | "totalCents">;
type Draft = Omit<Invoice, "id" | "number" | "reference">;

/**
 * What is still to ask or to give back for a month, after all that was asked and given back before; null when nothing
 * is. Together the papers of a month always come to its newest statement.
 */
export function invoiceFor(
  statement: Statement,
  issued: readonly Issued[],
  { today, paymentDays }: { readonly today: CalendarDay; readonly paymentDays: number },
): Draft | null {
  const signed = (key: "wattHours" | "netCents" | "vatCents") =>
    issued.reduce((sum, paper) => sum + (paper.kind === "invoice" ? paper[key] : -paper[key]), 0);
  const wattHours = statement.shared - signed("wattHours");
  const netCents = statement.netCents - signed("netCents");
  const vatCents = statement.vatCents - signed("vatCents");
  const totalCents = netCents + vatCents;
  if (totalCents === 0) return null;
  const isCredit = totalCents < 0;
  const first = issued.find(({ kind }) => kind === "invoice");
  return {
    agreementId: statement.agreementId,
    month: statement.month,
    statementVersion: statement.version,
    kind: isCredit ? "credit-note" : "invoice",
    year: yearOf(today),
    issuedOn: today,
    dueOn: addDays(today, paymentDays),
    wattHours: Math.abs(wattHours),
    price: statement.price,
    netCents: Math.abs(netCents),
    vat: statement.vat,
    vatCents: Math.abs(vatCents),
    totalCents: Math.abs(totalCents),
    basis: statement.basis,
    corrects: first ? invoiceNumber(first) : null,
  };
}

/** Four digits of the year and six of the number: one seller never has the same twice. */
export const referenceOf = ({ year, number }: Pick<Invoice, "year" | "number">): PaymentReference =>
  makePaymentReference(year * 1_000_000 + number);
