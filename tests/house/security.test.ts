import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = readFileSync("docs/security.md", "utf8")
  .split("\n")
  .filter((line) => /^\| (?!Attack|What happens|ASVS|---)/.test(line) && !line.startsWith("|---"));
const isOfStandard = (row: string) => /^\| \d/.test(row);
const attacks = rows.filter((row) => !isOfStandard(row));
const standard = rows.filter(isOfStandard).map((row) => row.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")));

test("every line of the table of attacks names a test that exists", () => {
  expect(attacks.length).toBeGreaterThan(30);
  const missing = attacks.flatMap((row) => {
    const proofs = [...row.matchAll(/`(tests\/[^`]+|[^`]+\.test\.tsx?)`((?:[:,] "[^"]+")*)/g)];
    if (proofs.length === 0) return [row];
    return proofs.flatMap(([proof, file = "", list = ""]) => {
      const text = existsSync(file) ? readFileSync(file, "utf8") : null;
      const names = [...list.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
      return text !== null && names.every((name) => text.includes(name)) ? [] : [proof];
    });
  });
  expect(missing).toEqual([]);
});

/** How many requirements of levels 1 and 2 each section has by the list of ASVS 5.0.0; chapters 10 and 17 are of what the site does not have. */
const sections: Readonly<Record<string, number>> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4 },
  ...{ "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2, "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1 },
  ...{ "9.1": 3, "9.2": 4, "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1 },
  ...{ "12.1": 3, "12.2": 2, "12.3": 4, "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3 },
  ...{ "15.1": 3, "15.2": 3, "15.3": 7, "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3 },
};
/** Level 3, where it is about identity and money, and files for spreadsheets. */
const beyond = [
  ...["1.2.10", "2.3.5", "2.4.2", "6.3.5", "6.3.6", "6.3.7", "6.3.8", "6.4.5", "6.4.6", "6.5.6", "6.5.7", "6.5.8"],
  ...["6.6.4", "6.7.1", "6.7.2", "7.5.3", "8.1.3", "8.1.4", "8.2.4", "8.3.2", "8.3.3", "8.4.2"],
];

test("every requirement of ASVS 5.0.0, level 2, and those of level 3 on identity and money, has one line, a state, and names what exists", () => {
  const asked = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  const covered = standard.flatMap(([numbers = ""]) => numbers.split(", ").flatMap(numbersOf));
  expect(covered.toSorted()).toEqual([...asked, ...beyond, "10", "17"].toSorted());
  for (const [numbers, state, where = ""] of standard) {
    expect([numbers, ["met", "partly", "no", "none", "operator"]]).toEqual([numbers, expect.arrayContaining([state])]);
    for (const [, path = ""] of where.matchAll(/`((?:tests|src|docs)\/[^`]+)`/g))
      expect([path, existsSync(path)]).toEqual([path, true]);
    for (const [, file = "", names = ""] of where.matchAll(/`(tests\/[^`]+)`: ((?:"[^"]+"(?:, )?)+)/g))
      for (const [, name = ""] of names.matchAll(/"([^"]+)"/g)) expect(readFileSync(file, "utf8")).toContain(name);
  }
});

const aboutDocuments = /^(?:2|5|6|7|8|11|13|14|15|16)\.1\./;
const provesByItself = /`(?:tests\/[^`]+\.ts|[^`]+\.test\.tsx?|biome\.json)`/;

test("every requirement that is met, even partly, and is not about documents names the test that shows it", () => {
  const unproved = ([numbers = "", state = "", where = ""]: readonly string[]) =>
    ["met", "partly"].includes(state) && !aboutDocuments.test(numbers) && !provesByItself.test(where);
  expect(standard.filter(unproved)).toEqual([]);
  expect(unproved(["6.3.1", "met", "by design, `docs/security.md`"])).toBe(true);
});

function numbersOf(numbers: string): string[] {
  const [first = "", last] = numbers.split("-");
  if (last === undefined) return [first];
  const section = first.slice(0, first.lastIndexOf("."));
  const [from, to] = [first, last].map((number) => Number(number.slice(number.lastIndexOf(".") + 1)));
  return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, at) => `${section}.${(from ?? 0) + at}`);
}
