import fc from "fast-check";
import { expect, test } from "vitest";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";

test.each([
  ["1000", "brussels"],
  ["1210", "brussels"],
  ["1299", "brussels"],
  ["1300", "wallonia"],
  ["1499", "wallonia"],
  ["1500", "flanders"],
  ["2000", "flanders"],
  ["3999", "flanders"],
  ["4000", "wallonia"],
  ["5000", "wallonia"],
  ["7999", "wallonia"],
  ["8000", "flanders"],
  ["9000", "flanders"],
  ["9999", "flanders"],
])("%s lies in %s", (postcode, region) => {
  expect(regionOfPostcode(postcode)).toBe(region);
});

test.each(["", "999", "0999", "10000", "9000 ", "9 000", "B-9000", "1234AB", "9,00", "١٢٣٤", "-100", "1e3"])(
  "%j is no Belgian postcode",
  (text) => {
    expect(regionOfPostcode(text)).toBeNull();
  },
);

test("every number from 1000 to 9999 lies in exactly one region", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), (number) => {
      expect(regionOfPostcode(String(number))).not.toBeNull();
    }),
  );
});
