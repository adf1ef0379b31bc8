import { expect, test } from "vitest";
import { ranged, rangedGain } from "#application/calculations/ranged.ts";
import { euros, kilowattHours } from "#domain/units/quantity.ts";

test("of eleven years from 100 to 200 kWh one in ten stays below 110 and one in ten passes 190", () => {
  const years = [150, 100, 200, 110, 190, 120, 180, 130, 170, 140, 160].map(kilowattHours);
  expect(ranged(kilowattHours(155), years)).toEqual({ value: 155, low: 110, high: 190 });
});

test("a mean year beyond the drawn ones is itself the end of its range", () => {
  expect(ranged(euros(5), [euros(6), euros(7)])).toMatchObject({ value: 5, low: 5 });
});

test("without other years there is no range", () => {
  expect(ranged(euros(5), [])).toEqual({ value: 5, low: null, high: null });
});

test("what one side wins when the other loses cancels out in what they gain together", () => {
  const gainOf = (buyer: number) => ({ buyer: euros(buyer), seller: euros(100 - buyer), together: euros(100) });
  const { buyer, seller, together } = rangedGain(gainOf(50), [gainOf(0), gainOf(100)]);
  expect([buyer, seller]).toEqual([
    { value: 50, low: 10, high: 90 },
    { value: 50, low: 10, high: 90 },
  ]);
  expect(together).toEqual({ value: 100, low: 100, high: 100 });
});
