import type { QrCodes } from "#application/ports/files/qr-codes.ts";
import { invoiceTitle } from "#content/contracts/statement-sheet.ts";
import { sayCents } from "#content/contracts/statement-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { formatIban, type Iban } from "#domain/identifiers/iban.ts";
import { formatPaymentReference, type PaymentReference } from "#domain/identifiers/payment-reference.ts";
import { epcPayment } from "#domain/settlement/invoices/epc-payment.ts";
import { type Invoice, invoiceNumber } from "#domain/settlement/statement.ts";

export type PaymentView = ReturnType<typeof paymentView>;

/** An invoice as somebody pays it: the lines of a transfer, and the same lines as a code to scan. */
export function paymentView(
  invoice: Invoice,
  { parties }: Pick<Agreement, "parties">,
  qrCodes: QrCodes,
  /** Who reads it: only the buyer has something to scan. */
  reader: Side,
) {
  const { seller } = parties;
  // Both were read and checked before they were stored.
  const reference = formatPaymentReference(invoice.reference as PaymentReference);
  const payment =
    reader === "buyer" && invoice.kind === "invoice" && seller?.iban
      ? epcPayment({ name: seller.name, iban: seller.iban, cents: invoice.totalCents, text: reference })
      : null;
  return {
    number: invoiceNumber(invoice),
    kind: invoice.kind,
    reader,
    title: invoiceTitle(invoice),
    corrects: invoice.corrects,
    issuedOn: formatDay(invoice.issuedOn),
    amount: sayCents(invoice.totalCents),
    transfer:
      invoice.kind === "invoice" && seller?.iban
        ? {
            name: seller.name,
            account: formatIban(seller.iban as Iban),
            reference,
            dueOn: formatDay(invoice.dueOn),
          }
        : null,
    qr: payment?.ok ? qrCodes.draw(payment.value) : null,
  };
}
