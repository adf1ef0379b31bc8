import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatEuros, formatEurosWhole } from "#content/format/format-euros.ts";
import { formatFileSize } from "#content/format/format-file-size.ts";
import { formatHour } from "#content/format/format-hour.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";

// Numbers and their units are held together by a no-break space.
const shown = (text: string) => text.replaceAll("\u00a0", " ");

test("numbers have a comma for decimals and dots for thousands", () => {
  expect(formatNumber(1234.56)).toBe("1.234,56");
  expect(formatNumber(1234)).toBe("1.234");
  expect(formatNumber(12.5, { fractionDigitsMin: 2 })).toBe("12,50");
  expect(formatNumber(1 / 3, { fractionDigitsMax: 4 })).toBe("0,3333");
  expect(formatNumber(0)).toBe("0");
});

test("a tiny loss that rounds to nothing shows no minus", () => {
  expect(formatNumber(-0.001)).toBe("0");
  expect(shown(formatEuros(-0.001))).toBe("€ 0,00");
});

test("euros have two decimals, whole euros none", () => {
  expect(shown(formatEuros(12.3))).toBe("€ 12,30");
  expect(shown(formatEuros(-1234.5))).toBe("− € 1.234,50");
  expect(shown(formatEurosWhole(595.4))).toBe("€ 595");
  expect(shown(formatEurosWhole(-41.6))).toBe("− € 42");
});

test("kilowatt-hours keep about three digits unless told otherwise", () => {
  expect(shown(formatKilowattHours(3500))).toBe("3.500 kWh");
  expect(shown(formatKilowattHours(3500.4))).toBe("3.500 kWh");
  expect(shown(formatKilowattHours(12.34))).toBe("12,3 kWh");
  expect(shown(formatKilowattHours(0.256))).toBe("0,26 kWh");
  expect(shown(formatKilowattHours(12.34, { fractionDigitsMax: 0 }))).toBe("12 kWh");
});

test("a price per kilowatt-hour is written in cents", () => {
  expect(shown(formatCentsPerKilowattHour(0.0525))).toBe("5,25 c€/kWh");
  expect(shown(formatCentsPerKilowattHour(0.3))).toBe("30,00 c€/kWh");
});

test("a share is written as a percentage", () => {
  expect(formatPercent(0.125)).toBe("12,5%");
  expect(formatPercent(1)).toBe("100%");
  expect(formatPercent(0.125, { fractionDigitsMax: 0 })).toBe("13%");
});

test("a day is written in full", () => {
  expect(formatDay("2026-11-14")).toBe("14 november 2026");
  expect(formatDay("2026-01-01")).toBe("1 januari 2026");
});

test("a quarter-hour is named by the time it begins", () => {
  expect(formatHour(0)).toBe("00:00");
  expect(formatHour(41)).toBe("10:15");
  expect(formatHour(95)).toBe("23:45");
  expect(formatHour(96)).toBe("24:00");
});

test("a file's size is rounded to a unit people know", () => {
  expect(shown(formatFileSize(512))).toBe("512 B");
  expect(shown(formatFileSize(34_560))).toBe("34,6 kB");
  expect(shown(formatFileSize(2_500_000))).toBe("2,5 MB");
});

test("numbers, amounts and days are written as the platform writes Belgian Dutch", () => {
  const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  const digits = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }));
  fc.assert(
    fc.property(number, digits, (value, [a, b]) => {
      const [fractionDigitsMin, fractionDigitsMax] = [Math.min(a, b), Math.max(a, b)];
      const platform = new Intl.NumberFormat("nl-BE", {
        minimumFractionDigits: fractionDigitsMin,
        maximumFractionDigits: fractionDigitsMax,
        signDisplay: "negative",
      });
      expect(formatNumber(value, { fractionDigitsMin, fractionDigitsMax })).toBe(platform.format(value));
    }),
  );
  const euros = new Intl.NumberFormat("nl-BE", { style: "currency", currency: "EUR", signDisplay: "negative" });
  fc.assert(
    fc.property(number, (value) => {
      // The platform writes € -35,23.
      expect(formatEuros(value).replace(/^−\u00a0€\u00a0/, "€\u00a0-")).toBe(euros.format(value));
    }),
  );
  const days = new Intl.DateTimeFormat("nl-BE", { dateStyle: "long", timeZone: "UTC" });
  fc.assert(
    fc.property(fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }), (date) => {
      expect(formatDay(date.toISOString().slice(0, 10))).toBe(days.format(date));
    }),
  );
});
