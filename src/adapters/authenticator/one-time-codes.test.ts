import { expect, test } from "vitest";
import { base32, matchStep, oneTimeCode, stepAt } from "./one-time-codes.ts";

// The key and the table of RFC 6238, appendix B, of which six digits are used here.
const key = Buffer.from("12345678901234567890");

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %i the code is %s, as the RFC says", (seconds, code) => {
  expect(oneTimeCode(key, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test("a code of the step before or after still counts, one further away does not", () => {
  const now = new Date("2026-11-15T10:00:00Z");
  const step = stepAt(now);
  const matched = [-2, -1, 0, 1, 2].map((shift) => matchStep(key, oneTimeCode(key, step + shift), now));
  expect(matched).toEqual([null, step - 1, step, step + 1, null]);
});

test("base 32 is that of RFC 4648", () => {
  expect(base32(Buffer.from("fooba"))).toBe("MZXW6YTB");
  expect(base32(key)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
});
