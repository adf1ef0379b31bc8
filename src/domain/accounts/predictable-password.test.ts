import { expect, test } from "vitest";
import { isPredictablePassword } from "./predictable-password.ts";

const known = ["an.peeters@example.org", "Stroomplein"];

test.each([
  "Welkom2026!",
  "W3lk0m2026!!",
  "Zomer2026zomer",
  "clubbrugge1891",
  "Stroomplein1!",
  "peeters1984!",
  "an.peeters@example.org",
  "1234567890",
  "abcdefghijkl",
  "aaaaaaaaaaaa",
  "abcabcabcabc",
  "azertyuiop123",
  "Wachtwoord123!",
  "P@ssw0rd2026",
])("%s is guessed early", (password) => {
  expect(isPredictablePassword(password, known)).toBe(true);
});

test.each([
  "vier lampen dansen traag",
  "gele fiets op dak",
  "x9$Kq2!vLm7#Rt4@Wz",
  "zomerse kwarktaart met peer",
  "welkom8472910365",
])("%s is left to the person", (password) => {
  expect(isPredictablePassword(password, known)).toBe(false);
});
