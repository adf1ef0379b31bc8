import fc from "fast-check";
import { expect, test } from "vitest";
import { wholeWattHours } from "#domain/sharing/whole-watt-hours.ts";

test("a third of a watt-hour each: three amounts of 1.333 Wh make 4 Wh, and the first gets the odd one", () => {
  expect([...wholeWattHours([0.001333, 0.001333, 0.001333])]).toEqual([2, 1, 1]);
});

test("the largest remainder is rounded up first", () => {
  expect([...wholeWattHours([0.0014, 0.0018, 0.0018])]).toEqual([1, 2, 2]);
  expect([...wholeWattHours([0.0016, 0.0017, 0.0017], 5)]).toEqual([1, 2, 2]);
});

test("what is whole already stays as it is, also where binary fractions fall short", () => {
  expect([...wholeWattHours([0.29, 0.001, 4.35])]).toEqual([290, 1, 4350]);
});

test("a total that these amounts cannot make is our own fault and thrown", () => {
  expect(() => wholeWattHours([0.001, 0.001], 5)).toThrow(RangeError);
  expect(() => wholeWattHours([0.001, 0.001], 1)).toThrow(RangeError);
});

const _wattHours = fc.integer({ min: 0, max: 20_000 });

test("whole watt-hours add up to the rounded total, and nobody is a whole watt-hour away", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 30 }), (amounts) => {
      const whole = wholeWattHours(amounts);
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      expect(whole.reduce((sum, part) => sum + part, 0)).toBe(Math.round(total * 1000));
      amounts.forEach((amount, who) => {
        expect(Math.abs((whole[who] as number) - amount * 1000)).toBeLessThan(1.001);
      });
    }),
  );
});

test("of equal remainders the larger amount is rounded up first, in whichever order they stand", () => {
  // 1.5 and 2.5 Wh make 4: one of the two halves is rounded up.
  expect([...wholeWattHours([0.0015, 0.0025])]).toEqual([1, 3]);
  expect([...wholeWattHours([0.0025, 0.0015])]).toEqual([3, 1]);
  // Binary fractions apart, 0.5 Wh is 0.5 Wh.
  expect([...wholeWattHours([0.0015, 1.0005, 0.0025, 0.0005], 1005)]).toEqual([1, 1001, 3, 0]);
});
