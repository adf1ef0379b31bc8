import { remainder97 } from "#domain/identifiers/remainder-97.ts";

declare const paymentReference: unique symbol;
/** A Belgian structured reference: ten digits and two check digits. */
export type PaymentReference = string & { readonly [paymentReference]: true };

/** The reference of a number of at most ten digits, such as the number of an invoice. */
export function makePaymentReference(number: number): PaymentReference {
  if (!Number.isInteger(number) || number < 0 || number > 9_999_999_999) {
    throw new RangeError("A structured reference holds a whole number of at most ten digits.");
  }
  const ten = String(number).padStart(10, "0");
  return `${ten}${checkDigits(ten)}` as PaymentReference;
}

export function formatPaymentReference(reference: PaymentReference): string {
  return `+++${reference.slice(0, 3)}/${reference.slice(3, 7)}/${reference.slice(7)}+++`;
}

const checkDigits = (ten: string) => String(remainder97(ten) || 97).padStart(2, "0");
