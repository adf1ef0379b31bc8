import { expect, test } from "vitest";
import { gridAreaNames } from "#content/energy/grid-areas.ts";
import { flemishGridAreas } from "#domain/regions/grid-area.ts";

test("the eight Flemish areas are all of Fluvius, each by its own name", () => {
  const names = flemishGridAreas.map((area) => gridAreaNames[area]);
  expect(names.filter((name) => !name.startsWith("Fluvius "))).toEqual([]);
  expect(new Set(names).size).toBe(8);
});
