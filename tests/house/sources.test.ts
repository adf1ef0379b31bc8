import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findLiteralWords } from "./find-literal-words.ts";

const root = join(import.meta.dirname, "../..");

/** Units and signs that are the same in every language. */
const allowedWords = new Set(["kWh", "kWp", "kW", "%", "c€/kWh"]);

const read = (path: string) => ({ path, text: readFileSync(join(root, path), "utf8") });

const sources = globSync(
  [
    "{src,scripts,tests,docs}/**/*.{ts,tsx,mjs,css,md,json,sql,html}",
    "*.{ts,json,md,yaml}",
    ".ci/run",
    ".dockerignore",
    ".editorconfig",
    ".gitignore",
    "Dockerfile",
  ],
  { cwd: root },
)
  // This file names what it looks for.
  .filter((path) => path !== "tests/house/sources.test.ts")
  .map(read);
const code = sources.filter(({ path }) => /\.(?:tsx?|mjs|css)$/.test(path));

const forbidden: readonly (readonly [string, RegExp])[] = [
  ["a path of one machine", /(?<![\w.#*<-])\/(?:home|root|tmp|Users|work)\/\w/],
  ["a registry host", /\bregistry\.[a-z]|\bnpmjs\.(?:com|org)|\bartifactory\b|\bverdaccio\b|"resolved"/i],
  ["placeholder text", /lorem ipsum/i],
  ["a note to do something later", /\b(?:TODO|FIXME)\b/],
  ["a test that runs alone", /\.only\(/],
  ["a test that does not run", /\.skip\(/],
];

const linesWith = (pattern: RegExp, files: readonly { path: string; text: string }[]) =>
  files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );

const bodyRead = /\brequest\.(?:formData|text|json|arrayBuffer|blob|bytes)\(/;

test("no page or endpoint reads the body of a request past the limits of posted-body.ts", () => {
  const ours = code.filter(({ path }) => /^src\/(?:web|server)\//.test(path));
  expect(ours.length).toBeGreaterThan(100);
  expect(linesWith(bodyRead, ours)).toEqual([]);
  expect(linesWith(bodyRead, [{ path: "x.ts", text: "const form = await request.formData();" }])).toEqual(["x.ts:1"]);
});

test.each(forbidden)("no line holds %s", (_what, pattern) => {
  expect(linesWith(pattern, sources)).toEqual([]);
});

describe("a planted line of each kind is found", () => {
  const planted = [
    'const file = "/home/someone/site/build";',
    '"resolved": "https://registry.example.org/a.tgz"',
    "Lorem ipsum dolor sit amet.",
    "// TODO: later",
    'test.only("one", () => {});',
    'test.skip("another", () => {});',
  ];
  test.each(forbidden.map(([what, pattern], index) => [what, pattern, planted[index] ?? ""] as const))(
    "%s",
    (_what, pattern, line) => {
      expect(linesWith(pattern, [{ path: "x.ts", text: line }])).toEqual(["x.ts:1"]);
    },
  );
});

test("an import of the home page is no path of one machine", () => {
  const line = 'import { homeWords } from "#content/pages/home/home.ts";';
  expect(forbidden.filter(([, pattern]) => pattern.test(line))).toEqual([]);
});

const components = code.filter(({ path }) => /^src\/(?:ui|web)\/.*\.tsx$/.test(path) && !path.endsWith(".test.tsx"));

test("no words stand in the JSX of ui and web: they come by props or from content", () => {
  expect(components.length).toBeGreaterThan(50);
  expect(findLiteralWords(components, allowedWords)).toEqual([]);
});

describe("a planted word of each kind is found", () => {
  test.each([
    ["between tags", "<p>Goedendag</p>"],
    ["in a label", '<Field label="Verbruik" />'],
    ["in a template", "<p>{`Dag iedereen`}</p>"],
    ["in a choice", '<p>{isOpen ? "Sluit" : null}</p>'],
    ["in a sum", '<p>{count + " stuks"}</p>'],
    ["in a choice inside an attribute", '<img alt={isLight ? "Zon" : word} />'],
    ["inside a function", "<ul>{list.map((one) => <li key={one}>Punt</li>)}</ul>"],
  ])("%s", (_place, jsx) => {
    expect(findLiteralWords([{ path: "x.tsx", text: `const a = ${jsx};` }], allowedWords)).toHaveLength(1);
  });

  test("but not a class name, a path, a comparison, a unit or a word by props", () => {
    const jsx =
      '<p className="lead" title={words.title}><a href="/koper">{words.link}</a> · {side === "start" && amount} kWh</p>';
    expect(findLiteralWords([{ path: "x.tsx", text: `const a = ${jsx};` }], allowedWords)).toEqual([]);
  });
});
