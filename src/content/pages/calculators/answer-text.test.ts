import { expect, test } from "vitest";
import { answerText } from "#content/pages/calculators/answer-text.ts";

test("what a visitor told is shown as Belgians write it", () => {
  expect(answerText("2026-11-15", {})).toBe("15 november 2026");
  expect(answerText("3500", { unit: "kWh" })).toBe("3.500\u00a0kWh");
  expect(answerText("10,25", { unit: "c€/kWh" })).toBe("10,25\u00a0c€/kWh");
  expect(answerText("zon", { options: [{ value: "zon", label: "Zonnepanelen" }] })).toBe("Zonnepanelen");
  expect(answerText("9000", {})).toBe("9000");
});
