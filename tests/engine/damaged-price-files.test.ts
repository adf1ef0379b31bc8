import fc from "fast-check";
import { expect, test } from "vitest";
import { sayPriceFault } from "#content/pages/back-office/day-prices.ts";
import { hoursIn, quartersIn } from "#domain/day-prices/day-prices.ts";
import { PRICE_LIMITS, readPricesFile } from "#domain/day-prices/read-prices-file.ts";
import { campaign } from "../support/campaign.ts";
import { priceFile } from "../support/price-file.ts";

const TODAY = "2026-11-15";
const price = (_: string, at: number) => 80.25 - 3 * at;
const spring = priceFile({ from: "2026-03-28", days: 3, price });
const autumn = priceFile({ from: "2025-10-25", days: 2, step: "quarter", price });
const local = spring
  .split("\n")
  .slice(25)
  .map((line) => line.replaceAll("T", " ").replaceAll("Z;", ";").replace(",", "."))
  .join("\r\n");
const files = [spring, autumn, local, spring.replaceAll(",", ".").replaceAll(";", ",")];

type Damage = { readonly at: number; readonly length: number; readonly put: string };
const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.nat(3), fc.nat(400)),
  put: fc.oneof(
    fc.constantFrom(
      "",
      ";",
      '"',
      "\n",
      ",",
      "-",
      "\u0000",
      "99999",
      "NaN",
      "1e9",
      "Z",
      "+14:00",
      "9999-12-31",
      "\uFEFF",
    ),
    fc.string({ maxLength: 8 }),
  ),
});

const damaged = (text: string, damages: readonly Damage[]) =>
  damages.reduce((now, { at, length, put }) => {
    const from = Math.floor(at * now.length);
    return now.slice(0, from) + put + now.slice(from + length);
  }, text);

test(
  "a damaged file of prices is refused with lines and sentences, or holds whole days within their limits",
  () => {
    const damages = fc.array(damage, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...files), damages, (file, all) => {
        const text = damaged(file, all);
        const read = readPricesFile(text, TODAY);
        if (!read.ok) {
          const lines = text.split(/\r\n|\n|\r/).length;
          expect(read.faults.length).toBeGreaterThan(0);
          for (const fault of read.faults) {
            expect(fault.line).toBeGreaterThanOrEqual(1);
            expect(fault.line).toBeLessThanOrEqual(lines);
            expect(sayPriceFault(fault)).toMatch(/^Regel [\d.]+: .{10,}\.$/u);
          }
          return;
        }
        expect(read.days.length).toBeGreaterThan(0);
        expect(new Set(read.days.map(({ day }) => day)).size).toBe(read.days.length);
        for (const { day, prices } of read.days) {
          expect([hoursIn(day), quartersIn(day)]).toContain(prices.length);
          for (const value of prices) {
            expect(value).toBeGreaterThanOrEqual(PRICE_LIMITS.min);
            expect(value).toBeLessThanOrEqual(PRICE_LIMITS.max);
          }
        }
      }),
      { numRuns: campaign(60, 1000) },
    );
  },
  campaign(30_000, 600_000),
);
