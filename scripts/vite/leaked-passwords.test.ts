import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { filterHas, makePasswordFilter } from "../../src/adapters/passwords/password-filter.ts";
import { readLeakedPasswords } from "./leaked-passwords.ts";

const leaked = readLeakedPasswords();
const filter = makePasswordFilter(leaked);

test("the list holds over a hundred thousand passwords that the policy would allow: ASVS 6.2.4 asks for 3,000", () => {
  expect(leaked.length).toBeGreaterThan(100_000);
});

test("every one of them is found in a filter of under 350 kB, whatever its capitals", () => {
  expect(filter.length).toBeLessThan(350_000);
  expect(leaked.filter((password) => !filterHas(filter, password))).toEqual([]);
  expect(filterHas(filter, "Sweetheart")).toBe(true);
});

test("a password that was never leaked is hardly ever taken for one: one in a hundred thousand", () => {
  const random = Array.from({ length: 30_000 }, () => randomBytes(12).toString("base64"));
  expect(random.filter((password) => filterHas(filter, password)).length).toBeLessThan(6);
});
