import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findFunctions } from "./find-functions.ts";

const root = join(import.meta.dirname, "../..");
const LINES_MAX = 60;
/** What is a list by nature: the markup of a screen, and the methods of a repository. */
const LISTS_MAX = 145;

/** Longer ones that are one thing all the same, each with its reason. */
const longFunctions: readonly (readonly [string, string])[] = [
  ["src/adapters/database/store/apply-retention.ts applyRetention", "a list of what is removed, and when"],
  ["src/application/calculations/price-year.ts priceYear", "one sum, of which every line needs those before it"],
  [
    "src/application/settlement/import-meter-data.ts importMeterData",
    "one refusal after the other, in one transaction",
  ],
  [
    "src/domain/settlement/invoices/ubl-invoice.ts ublInvoice",
    "the elements of an invoice, in the order of the standard",
  ],
  ["src/web/calculations/use-calculator.ts useEffect", "one conversation with a worker"],
  ["src/web/pages/accounts/leads/draft-from-lead.ts listingOfLead", "the fields of a listing, one by one"],
  ["src/web/pages/journeys/load-journey.ts loadJourney", "the data of four steps that one address holds"],
];

const isList = (name: string) => /\.tsx [A-Z]\w*$/.test(name) || /^src\/adapters\/.* open[A-Z]\w*$/.test(name);
/** Lists of words. */
const isWords = (path: string) => path.startsWith("src/content/");

const functions = globSync("src/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !/\.test\.tsx?$/.test(path) && !isWords(path))
  .flatMap((path) => findFunctions({ path, text: readFileSync(join(root, path), "utf8") }));

test("a function has at most 60 lines of its own, unless it is a list or named here with its reason", () => {
  expect(functions.length).toBeGreaterThan(3000);
  const long = functions.filter(({ name, lines }) => lines > (isList(name) ? LISTS_MAX : LINES_MAX));
  expect(long.map(({ name }) => name).toSorted()).toEqual(longFunctions.map(([name]) => name));
});

const body = (lines: number, indent: string) => Array.from({ length: lines }, () => `${indent}use(1);`);

test("a planted function is counted without those inside it", () => {
  const text = [
    "export function outer(one: string): void {",
    ...body(4, "  "),
    "  async function inner() {",
    ...body(7, "    "),
    "  }",
    "  return {",
    "    async method(one) {",
    ...body(2, "      "),
    "    },",
    "  };",
    "}",
    "const arrow = (one: string) => {",
    ...body(3, "  "),
    "};",
  ].join("\n");
  expect(findFunctions({ path: "x.ts", text })).toEqual([
    { name: "x.ts outer", lines: 8 },
    { name: "x.ts inner", lines: 9 },
    { name: "x.ts method", lines: 4 },
    { name: "x.ts arrow", lines: 5 },
  ]);
});
