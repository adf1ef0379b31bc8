import { expect, test } from "vitest";
import { definitionOf, formKinds } from "#domain/forms/form-definitions.ts";
import { findGaps, isComplete, nextStep, parseStep } from "#domain/forms/parse-step.ts";
import { filledAnswers } from "../../../tests/support/domain/filled-answers.ts";

const rules = { today: "2026-11-15", numberRemoved: "[weg]" } as const;
const agreement = definitionOf("sale-agreement");

test.each(formKinds)("a filled-in %s lacks nothing and has a signer", (kind) => {
  const definition = definitionOf(kind);
  expect(findGaps(definition, filledAnswers[kind], rules)).toEqual(definition.steps.map(() => ({})));
  expect(definition.signer(filledAnswers[kind])).not.toBe("");
});

test.each(formKinds)("%s has two to four steps with keys of its own", (kind) => {
  const { steps } = definitionOf(kind);
  const keys = steps.flatMap(({ fields }) => fields.map(({ key }) => key));
  expect([2, 3, 4]).toContain(steps.length);
  expect(new Set(keys).size).toBe(keys.length);
});

test("what is right in a step is kept, what is wrong is named, what is not of the step is ignored", () => {
  const [, , price] = agreement.steps;
  if (!price) throw new Error("no step");
  const typed = {
    priceCents: "8,5",
    technology: "solar",
    indexPercent: "0",
    settlement: "ooit",
    paymentDays: "",
    uid: "another",
    state: "signed",
  };
  expect(parseStep(price, typed, rules)).toEqual({
    kept: { priceCents: "8.5", technology: "solar", indexPercent: "0" },
    faults: { settlement: { code: "choice-missing" }, paymentDays: { code: "answer-missing" } },
  });
});

test("a company number is asked of a company alone, and forgotten when it turns out to be a person", () => {
  const [seller] = agreement.steps;
  if (!seller) throw new Error("no step");
  const company = { ...filledAnswers["sale-agreement"], sellerKind: "company", sellerNumber: "" };
  expect(parseStep(seller, company, rules).faults).toHaveProperty("sellerNumber");
  const person = { ...company, sellerKind: "person", sellerNumber: "0123456749" };
  expect(parseStep(seller, person, rules)).toMatchObject({ faults: {}, kept: { sellerNumber: "" } });
});

test("seller and buyer cannot have one meter", () => {
  const answers = { ...filledAnswers["sale-agreement"] };
  const gaps = findGaps(agreement, { ...answers, buyerEan: answers["sellerEan"] ?? "" }, rules);
  expect(gaps.map((faults) => Object.keys(faults))).toEqual([[], ["buyerEan"], [], []]);
});

test("a start that passed while the draft lay there must be chosen again", () => {
  const gaps = findGaps(agreement, filledAnswers["sale-agreement"], { ...rules, today: "2027-06-01" });
  expect(isComplete(gaps)).toBe(false);
  expect(nextStep(gaps)).toBe(3);
});
