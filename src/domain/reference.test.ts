import fc from "fast-check";
import { expect, test } from "vitest";
import { writeReference } from "#domain/reference.ts";

test("a reference tells its year and five signs that nobody confuses", () => {
  expect(writeReference("SP", 2026, "00000000-0000-0000-0000-000000000000")).toBe("SP-2026-22222");
  expect(writeReference("SP", 2026, "00000000-0000-0000-0000-000000000019")).toBe("SP-2026-23222");
});

test("whatever chance gives, the form holds and no sign is taken for another", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2026, max: 2100 }), fc.uuid(), (year, chance) => {
      const reference = writeReference("SP", year, chance);
      expect(reference).toMatch(new RegExp(`^SP-${year}-[0-9A-Z]{5}$`));
      expect(reference.slice(8)).not.toMatch(/[015ABEILOSU]/);
    }),
  );
});

test("references spread over nearly ten million, so that two of them seldom meet", () => {
  const seen = new Set(
    fc.sample(fc.uuid(), { numRuns: 500, seed: 7 }).map((chance) => writeReference("SP", 2026, chance)),
  );
  expect(seen.size).toBeGreaterThan(497);
});
