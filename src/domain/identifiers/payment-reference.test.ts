import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatPaymentReference,
  makePaymentReference,
  parsePaymentReference,
} from "#domain/identifiers/payment-reference.ts";
import { swappedDigits, wrongDigits } from "#domain/testing/typing-errors.ts";

const numbers = fc.integer({ min: 0, max: 9_999_999_999 });

test("the reference of 909337554 carries 93, the remainder after division by 97", () => {
  expect(formatPaymentReference(makePaymentReference(909_337_554))).toBe("+++090/9337/55493+++");
});

test("a number that divides by 97 carries 97", () => {
  expect(makePaymentReference(97)).toBe("000000009797");
  expect(makePaymentReference(0)).toBe("000000000097");
});

test.each(["+++090/9337/55493+++", "***090/9337/55493***", "090933755493", " 090 9337 55493 "])(
  "%j is read",
  (text) => {
    expect(parsePaymentReference(text)).toEqual({ ok: true, value: "090933755493" });
  },
);

test.each([
  ["++++++", { code: "payment-reference-missing" }],
  ["factuur 12", { code: "payment-reference-characters" }],
  ["+++090/9337/5549+++", { code: "payment-reference-length", digits: 11 }],
  ["+++090/9337/55494+++", { code: "payment-reference-check-digits" }],
  ["000000000000", { code: "payment-reference-check-digits" }],
])("%j is refused with its reason", (text, refusal) => {
  expect(parsePaymentReference(text)).toEqual({ ok: false, refusal });
});

test.each([-1, 1.5, 10_000_000_000, Number.NaN])("no reference is made of %d", (number) => {
  expect(() => makePaymentReference(number)).toThrow(RangeError);
});

test("every reference that is made reads back as itself", () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const reference = makePaymentReference(number);
      expect(parsePaymentReference(formatPaymentReference(reference))).toEqual({ ok: true, value: reference });
      expect(Number(reference.slice(0, 10))).toBe(number);
    }),
  );
});

test("a single wrong digit and two swapped neighbours are always found", () => {
  fc.assert(
    fc.property(numbers.map(makePaymentReference), (text) => {
      expect([...wrongDigits(text), ...swappedDigits(text)].filter((wrong) => parsePaymentReference(wrong).ok)).toEqual(
        [],
      );
    }),
  );
});
