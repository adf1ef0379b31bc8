import { expect, test } from "vitest";
import { readCalculationName } from "./calculation-name.ts";

test("a name is kept on one line", () => {
  expect(readCalculationName("  Met de\nburen\0 ")).toEqual({ ok: true, value: "Met de buren" });
  expect(readCalculationName("é".repeat(80)).ok).toBe(true);
});

test("no name, or one that no list can show, is refused", () => {
  expect(readCalculationName(" \u0000 ")).toEqual({ ok: false, refusal: { code: "name-missing" } });
  expect(readCalculationName("x".repeat(81))).toEqual({ ok: false, refusal: { code: "name-too-long", maximum: 80 } });
});
