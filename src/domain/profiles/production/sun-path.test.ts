import { expect, test } from "vitest";
import { sunPath, sunPosition } from "#domain/profiles/production/sun-path.ts";
import { brusselsYear, clockQuarterOf } from "#domain/time/brussels-year.ts";

const brussels = { latitude: 50.85, longitude: 4.35 };
const heightAt = (instant: string, place = brussels) =>
  (Math.asin(sunPosition(place, Date.parse(instant)).up) * 180) / Math.PI;

test("at solar noon of midsummer the sun stands at 90 - 50.85 + 23.44 = 62.6 degrees, of midwinter at 15.7", () => {
  // Solar noon in Brussels: 12:00 UTC less 4.35 x 4 minutes, plus or less the equation of time of that day.
  expect(heightAt("2026-06-21T11:44:30Z")).toBeCloseTo(62.59, 1);
  expect(heightAt("2026-12-21T11:41:00Z")).toBeCloseTo(15.71, 1);
});

test("at solar noon it stands in the south, on a March morning in the east", () => {
  const noon = sunPosition(brussels, Date.parse("2026-06-21T11:44:30Z"));
  expect(noon.north).toBeLessThan(0);
  expect(noon.east).toBeCloseTo(0, 2);
  const morning = sunPosition(brussels, Date.parse("2026-03-20T05:55:00Z"));
  expect(morning.east).toBeGreaterThan(0.99);
  expect(Math.abs(morning.up)).toBeLessThan(0.03);
});

test("on the equator at the equinox it passes overhead", () => {
  expect(heightAt("2026-03-20T12:07:25Z", { latitude: 0, longitude: 0 })).toBeGreaterThan(89.5);
});

test("the sun does not notice the clock change: it rises an hour later on the wall, a few minutes earlier in truth", () => {
  const calendar = brusselsYear(2026);
  const { quarters } = sunPath(brussels, calendar);
  const firstOf = (day: number) => quarters.find((quarter) => quarter >= (calendar.dayStarts[day] ?? 0)) ?? -1;
  const before = firstOf(calendar.springDay - 1);
  const after = firstOf(calendar.springDay);
  expect(clockQuarterOf(calendar, after) - clockQuarterOf(calendar, before)).toBe(4);
  expect(after - before).toBe(96);
});

test("a year has 4,380 hours of sun above the horizon, and the lit quarters of a day follow each other", () => {
  const calendar = brusselsYear(2026);
  const { quarters, dayStarts } = sunPath(brussels, calendar);
  expect(quarters.length / 4).toBeGreaterThan(4350);
  expect(quarters.length / 4).toBeLessThan(4480);
  for (let day = 0; day < calendar.days; day++) {
    const [first = -1, next = -1] = [dayStarts[day], dayStarts[day + 1]];
    expect(quarters[first]).toBeGreaterThanOrEqual(calendar.dayStarts[day] ?? 0);
    expect(quarters[next - 1]).toBeLessThan(calendar.dayStarts[day + 1] ?? 0);
    expect((quarters[next - 1] ?? 0) - (quarters[first] ?? 0)).toBe(next - 1 - first);
  }
});
