import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test.each(["/account", "/account/formulieren?a=1", "/calculator/koper?postcode=9000"])("%s is a way back", (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each([
  ["an address elsewhere", "https://evil.example/account"],
  ["an address without scheme", "//evil.example"],
  ["a backslash that browsers read as a slash", "/\\evil.example"],
  ["a tab that browsers leave out", "/\t/evil.example"],
  ["a line end that browsers leave out", "/\n/evil.example"],
  ["dots that climb to a double slash", "/.//evil.example"],
  ["a script", "javascript:alert(1)"],
  ["a path without slash", "account"],
  ["nothing", ""],
  ["home, where nobody was sent from", "/"],
  ["the sign-in page itself", "/login?terug=%2Flogin"],
  ["the sign-out page", "/LOGOUT"],
  ["more than an address holds", `/${"a".repeat(4000)}`],
])("%s leads nowhere", (_, path) => {
  expect(returnPath(path)).toBeNull();
});

test("no way back at all is none", () => {
  expect(returnPath(null)).toBeNull();
});
