import { expect, test } from "vitest";
import { sayStep } from "#content/pages/back-office/market.ts";

test.each([
  [{ step: "begun", parts: 3, partsDone: 0 }, "Deel 1 van 3"],
  [{ step: "searching", parts: 3, partsDone: 1 }, "Deel 2 van 3: zoekt de beste paren"],
  [{ step: "recording", parts: 3, partsDone: 3 }, "Deel 3 van 3: bewaart de voorstellen"],
  [{ step: "finished", parts: 3, partsDone: 3 }, "Klaar"],
  [{ step: "incomplete", parts: 3, partsDone: 2 }, "Klaar, op een deel na"],
  [{ step: "closed", parts: 0, partsDone: 0 }, "Gestopt"],
])("a round tells which part of how many it is, and what it does: %j", (round, said) => {
  expect(sayStep(round)).toBe(said);
});
