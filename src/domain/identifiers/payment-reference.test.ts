import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPaymentReference, makePaymentReference } from "#domain/identifiers/payment-reference.ts";

const numbers = fc.integer({ min: 0, max: 9_999_999_999 });

test("the reference of 909337554 carries 93, the remainder after division by 97", () => {
  expect(formatPaymentReference(makePaymentReference(909_337_554))).toBe("+++090/9337/55493+++");
});

test("a number that divides by 97 carries 97", () => {
  expect(makePaymentReference(97)).toBe("000000009797");
  expect(makePaymentReference(0)).toBe("000000000097");
});

test.each([-1, 1.5, 10_000_000_000, Number.NaN])("no reference is made of %d", (number) => {
  expect(() => makePaymentReference(number)).toThrow(RangeError);
});

test("every reference is its number with the remainder of it after division by 97", () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const reference = makePaymentReference(number);
      expect(formatPaymentReference(reference).replace(/\D/g, "")).toBe(reference);
      expect(Number(reference.slice(10)) % 97).toBe(number % 97);
      expect(Number(reference.slice(0, 10))).toBe(number);
    }),
  );
});
