import { expect, test } from "vitest";
import { parseCalendarDay } from "#domain/time/calendar-day.ts";
import { allFigures } from "#figures/all-figures.ts";
import { type AnyFigure, listFigures } from "#figures/figure-trees.ts";

test("every figure names its source, the day it was read and the day it applies from", () => {
  expect(allFigures.length).toBeGreaterThan(150);
  for (const { name, figure } of allFigures) {
    expect(figure.source.title, name).not.toBe("");
    expect(figure.source.publisher, name).not.toBe("");
    expect(parseCalendarDay(figure.source.readOn), name).not.toBeNull();
    expect(parseCalendarDay(figure.validFrom), name).not.toBeNull();
  }
});

test("a figure that ends does so on a day, after it began", () => {
  for (const { name, figure } of allFigures) {
    if (figure.validUntil === undefined) continue;
    expect(parseCalendarDay(figure.validUntil), name).not.toBeNull();
    expect(figure.validUntil > figure.validFrom, name).toBe(true);
  }
});

test("every figure has a name of its own and only numbers that can be counted with", () => {
  expect(new Set(allFigures.map(({ name }) => name)).size).toBe(allFigures.length);
  for (const { name, figure } of allFigures) {
    expect([figure.value].flat().every(Number.isFinite), name).toBe(true);
  }
});

test("what we guessed ourselves is marked as an estimate", () => {
  const own = allFigures.filter(({ figure }) => /^eigen (?:schatting|vergelijking)/i.test(figure.source.publisher));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter(({ figure }) => figure.status !== "estimate")).toEqual([]);
});

test("no file of this room keeps a figure that the list leaves out", () => {
  const files = import.meta.glob(["./**/*.ts", "!./**/*.test.ts", "!./all-figures.ts"], {
    eager: true,
  });
  const listed = new Set<AnyFigure>(allFigures.map(({ figure }) => figure));
  const missing = Object.entries(files).flatMap(([path, file]) =>
    listFigures({ ...(file as object) }, path).filter(({ figure }) => !listed.has(figure)),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test("the twelve shares of the sun's year make one whole", () => {
  const shares = allFigures.find(({ name }) => name === "solar.monthlySolarShares")?.figure.value ?? [];
  expect([shares].flat()).toHaveLength(12);
  expect([shares].flat().reduce((total, part) => total + part, 0)).toBeCloseTo(1, 6);
});
