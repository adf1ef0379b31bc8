import { expect, test } from "vitest";
import { matchOptions } from "#ui/field/combobox/match-options.ts";

const towns = [
  { value: "1", label: "Sint-Niklaas", hint: "9100" },
  { value: "2", label: "Liège", hint: "4000" },
  { value: "3", label: "Oud-Turnhout", hint: "2360" },
  { value: "4", label: "Turnhout", hint: "2300" },
];
const found = (typed: string) => matchOptions(towns, typed).map(({ label }) => label);

test("nothing typed shows everything, in the given order", () => {
  expect(found("  ")).toEqual(["Sint-Niklaas", "Liège", "Oud-Turnhout", "Turnhout"]);
});

test("accents and capitals do not matter", () => {
  expect(found("LIEGE")).toEqual(["Liège"]);
});

test("a word inside the name is found, but names that begin with it come first", () => {
  expect(found("turn")).toEqual(["Turnhout", "Oud-Turnhout"]);
});

test("the hint is searched too, and all words must be found", () => {
  expect(found("9100")).toEqual(["Sint-Niklaas"]);
  expect(found("sint 91")).toEqual(["Sint-Niklaas"]);
  expect(found("sint 40")).toEqual([]);
});

test("a name typed in full with its hyphen is found", () => {
  expect(found("sint-niklaas")).toEqual(["Sint-Niklaas"]);
});
