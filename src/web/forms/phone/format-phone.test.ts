import { expect, test } from "vitest";
import { formatPhone } from "./format-phone.ts";

test.each([
  ["0470123456", "BE", "0470 12 34 56"],
  ["+32 470 12 34 56", "BE", "0470 12 34 56"],
  ["092334455", "BE", "09 233 44 55"],
  ["0612345678", "NL", "06 12345678"],
  ["+31612345678", "BE", "+31 6 12345678"],
  ["geen nummer", "BE", "geen nummer"],
  ["12", "BE", "12"],
  ["", "xx", ""],
])("%j in %s is written as %j", (text, country, written) => {
  expect(formatPhone(text, country)).toBe(written);
});
