import { expect, test } from "vitest";
import { sayAccountRefusal } from "./account-refusals.ts";

test.each([
  [1, "een minuut"],
  [60, "een minuut"],
  [61, "2 minuten"],
  [900, "15 minuten"],
  [3541, "een uur"],
  [3601, "2 uur"],
])("who must wait %i seconds reads %s", (retryAfterSeconds, words) => {
  expect(sayAccountRefusal({ code: "too-many-attempts", retryAfterSeconds })).toBe(
    `Er waren te veel pogingen. Probeer het opnieuw over ${words}.`,
  );
});

test("a password that is too short names the minimum", () => {
  expect(sayAccountRefusal({ code: "password-too-short", minimum: 10 })).toBe(
    "Kies een wachtwoord van minstens 10 tekens.",
  );
});
