import { expect, test } from "vitest";
import { namesMatch } from "#domain/forms/names-match.ts";

test.each([
  ["An De Smet", "An De Smet"],
  ["an de smet", "An De Smet"],
  ["  AN   DE SMET ", "An De Smet"],
  ["De Smet An", "An De Smet"],
  ["An Desmet", "An De Smet"],
  ["Zoë Van den Broeck", "Zoe van den Broeck"],
  ["Jan Peeters", "Jan Maria Peeters"],
  ["Jean-Luc O'Neill", "Jean Luc O’Neill"],
  ["Cher", "Cher"],
])("%j signs for %j", (typed, name) => {
  expect(namesMatch(typed, name)).toBe(true);
});

test.each([
  ["", "An De Smet"],
  ["An", "An De Smet"],
  ["An An", "An De Smet"],
  ["Bart De Smet", "An De Smet"],
  ["An De Smet Peeters", "An De Smet"],
  ["...", ""],
  ["An", ""],
])("%j does not sign for %j", (typed, name) => {
  expect(namesMatch(typed, name)).toBe(false);
});
