import fc from "fast-check";
import { expect, test } from "vitest";
import { remainder97 } from "#domain/identifiers/remainder-97.ts";

test("a number too long for a double leaves the same remainder as in exact arithmetic", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,60}$/), (digits) => {
      expect(remainder97(digits)).toBe(Number(BigInt(digits) % 97n));
    }),
  );
});
