import { expect, test } from "vitest";
import { recommend } from "#domain/matching/recommend.ts";
import { verify } from "#domain/matching/verify.ts";
import { campaign } from "../support/campaign.ts";
import { optimalGain, plainGreedyGain, possibleGroups, type SmallSquare } from "./matching-optimum.ts";
import { randomSquare, SQUARE_HOURS } from "./matching-squares.ts";

const EACH = campaign(10, 100);
const mean = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0) / parts.length;

/** The part of the optimum that the matching reaches; every rule is checked on the way. */
function reached({ sellers, buyers }: SmallSquare, optimum: number): number {
  const recommendation = recommend(sellers, buyers, SQUARE_HOURS);
  expect(verify(sellers, buyers, recommendation)).toEqual([]);
  expect(recommendation.gain).toBeLessThanOrEqual(optimum + 1e-5);
  return recommendation.gain / optimum;
}

test("on random small squares the matching reaches 99 % of the exact optimum, and never less than 95 %", () => {
  const parts: number[] = [];
  for (let seed = 1; parts.length < EACH; seed++) {
    const square = randomSquare(seed, { sellers: 2 + (seed % 8), buyers: 1 + (seed % 5) });
    const optimum = optimalGain(square, possibleGroups(square));
    if (optimum > 0) parts.push(reached(square, optimum));
  }
  expect(mean(parts)).toBeGreaterThanOrEqual(0.99);
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(0.95);
}, 300_000);

test("it does so too on larger squares on which plain greed stays under 97 %", () => {
  const parts: number[] = [];
  for (let seed = 1001; parts.length < EACH; seed++) {
    const square = randomSquare(seed, { sellers: 8 + (seed % 3), buyers: 4 + (seed % 2) });
    const groups = possibleGroups(square);
    const optimum = optimalGain(square, groups);
    if (optimum <= 0 || plainGreedyGain(square, groups) >= 0.97 * optimum) continue;
    parts.push(reached(square, optimum));
  }
  expect(mean(parts)).toBeGreaterThanOrEqual(0.99);
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(0.95);
}, 300_000);
