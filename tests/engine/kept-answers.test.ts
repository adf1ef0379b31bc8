import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keptAnswer, keptLinks } from "../support/kept-answer.ts";

/**
 * What these links answered on 19 November 2026, the last day of the cards of April and May: amounts, lines, bills, figures
 * and their sources. An answer may say more since then; nothing that it said may change.
 */
const kept = JSON.parse(readFileSync(new URL("./kept-answers.json", import.meta.url), "utf8"));

test.each(Object.keys(keptLinks))("the whole answer of %s is what it was before the cards of October", (link) => {
  expect(JSON.parse(keptAnswer(link))).toMatchObject(kept[link]);
});
