import { expect, test } from "vitest";
import { valueScale } from "#ui/charts/value-scale.ts";

test("ticks stand on round numbers and reach past the highest value", () => {
  expect(valueScale([3, 87]).ticks).toEqual([0, 20, 40, 60, 80, 100]);
  expect(valueScale([0.13, 0.31]).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  expect(valueScale([1166.61]).ticks).toEqual([0, 200, 400, 600, 800, 1000, 1200]);
});

test("zero is always on the scale, also when all values lie on one side of it", () => {
  expect(valueScale([-40, -12]).ticks).toEqual([-40, -30, -20, -10, 0]);
  expect(valueScale([40, 12]).percent(0)).toBe(0);
  expect(valueScale([-50, 50], { tickCount: 0 }).percent(0)).toBe(50);
});

test("the highest value of a scale without ticks stands at 100, or below it when there is headroom", () => {
  expect(valueScale([8], { tickCount: 0 }).percent(8)).toBe(100);
  expect(valueScale([8], { tickCount: 0, headroom: 0.25 }).percent(8)).toBe(80);
});

test("values that are no numbers, or all zero, leave an empty scale", () => {
  expect(valueScale([Number.NaN, 0])).toMatchObject({ ticks: [0] });
  expect(valueScale([]).percent(5)).toBe(0);
});
