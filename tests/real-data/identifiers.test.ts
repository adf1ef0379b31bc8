import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseEan } from "#domain/identifiers/ean.ts";
import { parseEnterpriseNumber } from "#domain/identifiers/enterprise-number.ts";

const folder = process.env["REAL_DATA_DIR"];
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder ?? "", name), "utf8"));

test.skipIf(folder === undefined)("access point codes are accepted and refused as the vectors say", () => {
  const vectors = read("ean18_gsrn_vectors.json") as Record<
    "valid" | "invalid" | "sanitised_fixture_eans_failing",
    string[]
  >;
  expect(vectors.valid).toHaveLength(16);
  expect(vectors.valid.filter((text) => !parseEan(text).ok)).toEqual([]);
  const wrong = [...vectors.invalid, ...vectors.sanitised_fixture_eans_failing];
  expect(wrong.filter((text) => parseEan(text).ok)).toEqual([]);
});

test.skipIf(folder === undefined)("enterprise numbers of the series that starts with 1 are accepted", () => {
  const vectors = read("be_vat_1-prefix_vectors.json") as { valid: string[] };
  expect(vectors.valid.length).toBeGreaterThan(0);
  expect(vectors.valid.filter((text) => !parseEnterpriseNumber(text).ok)).toEqual([]);
});
