import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

test.each([
  ["kort", "wrong-length"],
  ["aaaaaaaaaaaaaaaaaaaa", "predictable"],
  ["abcdefghijklmnop", "predictable"],
  ["azertyuiop1234567890", "predictable"],
  ["Zomer2026!!", "predictable"],
  ["koekoekkoekoek", "predictable"],
  ["fietspompje", "weak"],
  ["gele fiets op dak", "fair"],
  ["vier lampen dansen traag", "strong"],
  ["x9$Kq2!vLm7#Rt4@Wz", "strong"],
])("%s is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test("a password of one's own name and address is predictable, however long", () => {
  expect(passwordStrength("an.peeters@example", ["An", "Peeters", "an.peeters@example.org"])).toBe("predictable");
});

test("more than the longest password is refused", () => {
  expect(passwordStrength("vier lampen dansen traag ".repeat(6))).toBe("wrong-length");
});
