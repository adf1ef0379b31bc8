import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { doors, sharedOnShelves, shelves } from "./doors.ts";
import { findDeadPaths } from "./find-dead-paths.ts";

const root = join(import.meta.dirname, "../..");

const read = (path: string) => readFileSync(join(root, path), "utf8");
const rooms = readdirSync(join(root, "src"), { withFileTypes: true }).flatMap((found) =>
  found.isDirectory() && readdirSync(join(root, "src", found.name)).length > 0 ? [`src/${found.name}`] : [],
);
const documents = globSync(["*.md", "docs/**/*.md", "src/*/README.md", "tests/README.md"], { cwd: root }).map(
  (path) => ({
    path,
    text: read(path),
  }),
);

/** The rows of the table under a heading, without its head, each as its cells. */
function tableUnder(heading: string, text: string): string[][] {
  const section = text.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("\\|", "|")),
  );
}

const code = (words: readonly string[], none: string) => words.map((word) => `\`${word}\``).join(", ") || none;

test("every path that a document names exists", () => {
  expect(documents.length).toBeGreaterThan(20);
  expect(findDeadPaths(root, documents)).toEqual([]);
});

describe("a planted path is found dead", () => {
  test.each([
    ["a file from the root", "See `src/server/no-such-file.ts`."],
    ["a folder of a room", "See `domain/no-such-folder`."],
    ["a file name alone", "See `no-such-file.ts`."],
    ["an alias", "See `#ui/no-such-file.tsx`."],
    ["a pattern", "See `src/figures/<subject>-1999.ts`."],
    ["a link", "See [this](no-such-file.md)."],
  ])("%s", (_kind, text) => {
    expect(findDeadPaths(root, [{ path: "docs/x.md", text }])).toHaveLength(1);
  });

  test("but not a route, a package, a setting, what a build makes, or a path that exists", () => {
    const text =
      "`/overons` `@hono/node-server` `npm run bench -- --json web` `MARKET=flags` `build/client` `house.md` `domain/units` `#ui/button.tsx` `src/web/pages/<area>/<page>.tsx` [rooms](house.md#the-doors)";
    expect(findDeadPaths(root, [{ path: "docs/x.md", text }])).toEqual([]);
  });
});

type Setting = { readonly name: string; readonly fallback: string };

/** The settings as src/server/config.ts declares them, in its order. */
function declaredSettings(): Setting[] {
  const schema = /const schema = z\.object\(\{\n([\s\S]*?)\n\}\);/.exec(read("src/server/config.ts"))?.[1] ?? "";
  return schema.split(/\n(?= {2}[A-Z])/).map((entry) => {
    const given = /\.default\(([^)]*)\)/.exec(entry)?.[1] ?? "null";
    const name = /^\s*([A-Z_]+):/.exec(entry)?.[1] ?? entry;
    return { name, fallback: given === "null" ? "not set" : `\`${given.replace(/(?<=\d)_(?=\d)|"/g, "")}\`` };
  });
}

test("the configuration table of the README has every setting with its default, in the order of the schema", () => {
  const documented = tableUnder("Configuration", read("README.md")).map(([name = "", fallback = ""]) => ({
    name: name.replaceAll("`", ""),
    fallback,
  }));
  expect(declaredSettings().length).toBeGreaterThan(10);
  expect(documented).toEqual(declaredSettings());
});

test("the table of doors in docs/house.md is that of doors.ts", () => {
  const rows = Object.entries(doors).map(([room, { rooms, packages }]) => [
    `\`${room}\``,
    code(rooms, "nothing"),
    code(packages, "none"),
  ]);
  expect(tableUnder("The doors", read("docs/house.md"))).toEqual(rows);
});

test("docs/house.md names the shelves of doors.ts, and who is excepted", () => {
  expect(read("docs/house.md")).toContain(
    `on ${code(shelves, "")} do not import each other, except ${code(sharedOnShelves, "")}`,
  );
});

test("what a walk of docs/house.md names stands in the file that it names", () => {
  const house = read("docs/house.md");
  const named = [...house.matchAll(/`(?<name>\w+)` in `(?<path>src\/[^`]+)`/g)].map(({ groups }) => groups ?? {});
  expect(named.length).toBeGreaterThan(15);
  const isThere = ({ name, path }: Record<string, string>) => new RegExp(`\\b${name}\\b`).test(read(path ?? ""));
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});

test("docs/house.md says of every test of the house what it keeps, and of no other", () => {
  const said = tableUnder("What the tests keep", read("docs/house.md")).map(([, test = ""]) =>
    test.replaceAll("`", ""),
  );
  expect(said.toSorted()).toEqual(globSync("tests/house/*.test.ts", { cwd: root }).toSorted());
});

test("no document waits for something to be filled in", () => {
  expect(documents.filter(({ text }) => /\b(PLACEHOLDER|TBD)\b/.test(text)).map(({ path }) => path)).toEqual([]);
});

test("every room and the tests tell what lives there", () => {
  const documents = [...rooms, "tests"].map((place) => `${place}/README.md`);
  expect(documents.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("decision records are numbered without gaps and have a context, a decision and consequences", () => {
  const records = globSync("docs/decisions/*.md", { cwd: root }).sort();
  expect(records.map((path) => Number(/(\d{3})-[a-z0-9-]+\.md$/.exec(path)?.[1]))).toEqual(
    records.map((_, index) => index + 1),
  );
  for (const path of records) {
    if (/^Superseded by \d{3}\b/m.test(read(path))) continue;
    const headings = [...read(path).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings, path).toEqual(["Context", "Decision", "Consequences"]);
  }
});

test("every alert has its row in the runbook, and watches numbers that the site tells", () => {
  const operation = read("docs/operation.md");
  const rules = /# stroomplein\.rules\.yml\n([\s\S]*?)```/.exec(operation)?.[1] ?? "";
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = ""]) => name);
  expect(alerts.length).toBeGreaterThan(15);
  const rows = tableUnder("What to do at each alert", operation).flatMap(([names = ""]) => names.split(", "));
  expect(rows.toSorted()).toEqual(alerts.toSorted());
  const told = read("src/adapters/metrics/open-metrics.ts");
  const watched = new Set([...rules.matchAll(/\b(?:site|http)_\w+/g)].map(([name]) => name.replace(/_bucket$/, "")));
  expect([...watched].filter((name) => !told.includes(`"${name}"`))).toEqual([]);
});
