import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

test.each([
  ["kort", "refused"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak"],
  ["abcdefghijklmnop", "weak"],
  ["azertyuiop1234567890", "weak"],
  ["koekoekkoekoek", "weak"],
  ["Zomer2026!x", "weak"],
  ["gele fiets op dak", "fair"],
  ["vier lampen dansen traag", "strong"],
  ["x9$Kq2!vLm7#Rt4@Wz", "strong"],
])("%s is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test("a password of one's own name and address is weak, however long", () => {
  expect(passwordStrength("an.peeters@example", ["An", "Peeters", "an.peeters@example.org"])).toBe("weak");
});

test("more than the longest password is refused", () => {
  expect(passwordStrength("vier lampen dansen traag ".repeat(6))).toBe("refused");
});
