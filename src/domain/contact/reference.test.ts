import fc from "fast-check";
import { expect, test } from "vitest";
import { isReference, referenceOf } from "#domain/contact/reference.ts";

test("a reference is eight signs that nobody misreads, the same for the same id", () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(isReference(referenceOf(id))).toBe(true);
      expect(referenceOf(id)).toBe(referenceOf(id));
      expect(referenceOf(id)).not.toMatch(/[01ILOU]/);
    }),
  );
});

test("other ids give other references", () => {
  const ids = Array.from(
    { length: 2000 },
    (_, at) => `${String(at).padStart(8, "0")}-0000-4000-8000-${String(at * 7919).padStart(12, "0")}`,
  );
  expect(new Set(ids.map(referenceOf)).size).toBe(2000);
});

test.each(["", "7kq4-m2px", "7KQ4M2PX", "7KQ4-M2P0", "<b>a-aaaa"])("%j is no reference", (text) => {
  expect(isReference(text)).toBe(false);
});
