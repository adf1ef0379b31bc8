import { expect, test } from "vitest";
import { epcPayment } from "#domain/settlement/invoices/epc-payment.ts";

const payment = {
  name: "Hilde  Vermeulen",
  iban: "BE68539007547034",
  cents: 1205,
  text: "+++202/6000/00701+++",
};

// The lines of EPC069-12: service tag, version, character set, identification, BIC, name, IBAN, amount, purpose,
// structured reference, free text.
test.each([
  [1, "BCD"],
  [2, "002"],
  [3, "1"],
  [4, "SCT"],
  [5, ""],
  [6, "Hilde Vermeulen"],
  [7, "BE68539007547034"],
  [8, "EUR12.05"],
  [9, ""],
  [10, ""],
  [11, "+++202/6000/00701+++"],
])("line %i of a payment code is %j", (line, words) => {
  const made = epcPayment(payment);
  const lines = made.ok ? made.value.split("\n") : [];
  expect(lines).toHaveLength(11);
  expect(lines[line - 1]).toBe(words);
});

test("what no bank takes makes no code", () => {
  const codeOf = (changes: Partial<typeof payment>) => {
    const made = epcPayment({ ...payment, ...changes });
    return made.ok ? null : made.refusal.code;
  };
  expect(codeOf({ cents: 0 })).toBe("amount-range");
  expect(codeOf({ cents: 1.5 })).toBe("amount-range");
  expect(codeOf({ name: " " })).toBe("name-length");
  expect(codeOf({ name: "x".repeat(71) })).toBe("name-length");
  expect(codeOf({ text: "x".repeat(141) })).toBe("text-length");
  expect(codeOf({ name: "é".repeat(70), text: "é".repeat(140) })).toBe("payload-size");
  expect(codeOf({ cents: 1 })).toBeNull();
});
