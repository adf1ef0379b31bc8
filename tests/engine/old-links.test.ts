import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { oldLinkAnswer } from "../support/old-link-answer.ts";

/**
 * Page, query and what it meant when it was written down, on 16 November 2026: no gain may change, and lines may be added.
 * What is said of an assumption may be corrected, as that a proposed use counts heat pump, car and boiler. Four links have a
 * day of 2028: they count with the cards of October 2026 since those came, as every day from 20 November 2026 on.
 */
const lines = readFileSync(new URL("./old-links.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");

test("links of before the table of fields are still read, refused and answered as they were", () => {
  expect(lines.length).toBeGreaterThan(300);
  for (const line of lines) {
    const [page = "", query = "", expected] = line.split("\t");
    expect([page, query, oldLinkAnswer(page, query)]).toEqual([page, query, expected]);
  }
});
