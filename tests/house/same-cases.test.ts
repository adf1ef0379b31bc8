import fc from "fast-check";
import { expect, test } from "vitest";

test("laws are tried on the same cases every time, but on new ones in a whole campaign", () => {
  const isWhole = process.env["CAMPAIGN"] === "whole";
  const drawn = [fc.sample(fc.nat(), 5), fc.sample(fc.nat(), 5)];
  expect(fc.readConfigureGlobal().seed !== undefined).toBe(!isWhole);
  expect(String(drawn[0]) === String(drawn[1])).toBe(!isWhole);
});
