import { expect, test } from "vitest";
import { foundFew } from "#domain/back-office/found-few.ts";

test("fewer than one in ten of the smaller side is few, unless that side is a handful", () => {
  expect(foundFew({ offers: 300, requests: 40, proposals: 3 })).toBe(true);
  expect(foundFew({ offers: 300, requests: 40, proposals: 4 })).toBe(false);
  expect(foundFew({ offers: 9, requests: 40, proposals: 0 })).toBe(false);
  expect(foundFew({ offers: 10, requests: 10, proposals: 0 })).toBe(true);
});
