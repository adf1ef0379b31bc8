import fc from "fast-check";
import { expect, test } from "vitest";
import { readIssue } from "./read-issue.ts";

const isPath = (path: string) => path === "/contact";
const faultsOf = (source: string) => {
  const read = readIssue(source, isPath);
  return read.ok ? [] : read.refusal.map(({ line, code }) => `${line} ${code}`);
};

test("paragraphs, headings and links alone become the parts of a letter", () => {
  expect(readIssue("Dag\nallen.\n\nNog iets.\n\n## Deel\nTekst.\n\n[Meer](/contact)\n", isPath)).toEqual({
    ok: true,
    value: {
      paragraphs: ["Dag allen.", "Nog iets."],
      sections: [{ title: "Deel", paragraphs: ["Tekst."], links: [{ label: "Meer", path: "/contact" }] }],
    },
  });
});

test.each([
  ["nothing", "", ["1 no-introduction"]],
  ["a heading without an introduction", "## Deel\n\nTekst.", ["1 no-introduction"]],
  ["a link in a sentence", "Dag.\n\nLees [dit](/contact) eens.", ["3 link-misplaced"]],
  ["a link before the first heading", "Dag.\n\n[Meer](/contact)", ["3 link-misplaced"]],
  ["a link to nowhere", "Dag.\n\n## Deel\n\n[Meer](/nergens)", ["5 path-unknown"]],
  ["html", "Dag.\n\n<b>vet</b>", ["3 mark-unknown"]],
  [
    "bold, a list and another heading",
    "Dag **u**.\n\n- een\n\n# Groot",
    ["1 mark-unknown", "3 mark-unknown", "5 mark-unknown"],
  ],
])("%s is told with its line", (_what, source, faults) => {
  expect(faultsOf(source)).toEqual(faults);
});

test("whatever is typed is a letter or has faults on lines that exist, and no letter holds a mark of html", () => {
  const text = fc.array(fc.constantFrom("Dag.", "", "## Deel", "[a](/contact)", "<i>", "- x", "a < b", "**"), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(text, (lines) => {
      const read = readIssue(lines.join("\n"), isPath);
      if (read.ok) expect(JSON.stringify(read.value)).not.toMatch(/<i>|\*\*/);
      else for (const { line } of read.refusal) expect(line >= 1 && line <= Math.max(1, lines.length)).toBe(true);
    }),
  );
});
