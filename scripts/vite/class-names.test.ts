import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import {
  type Classes,
  isClassList,
  isStyled,
  renameIn,
  rooms,
  shorten,
  siteClassNames,
  textsIn,
} from "./class-names.ts";

const utilities = new Set(["mt-4", "p-2.5", "hover:mt-4", "hidden", "[&>p]:mt-4", "inline-block"]);
const classes: Classes = { utilities, all: new Set([...utilities, "text-link"]) };
/** With a part of a template where a @ stands. */
const write = (code: string) => code.replaceAll("@", ["$", "{a}"].join(""));
const read = (code: string) => textsIn("page.tsx", write(code));
const namesOf = (...code: string[]) => Object.fromEntries(shorten(code.flatMap(read), classes));

test("every text of a file is found where it stands, quotes left out", () => {
  const code = write("const a = 'mt-4'; const b = <p className=\"p-2.5\">mt-4</p>; const c = `hidden @ mt-4`;");
  expect(read(code).map(({ value, from, to }) => [value, code.slice(from, to)])).toEqual([
    ["mt-4", "mt-4"],
    ["p-2.5", "p-2.5"],
    ["hidden ", "hidden "],
    [" mt-4", " mt-4"],
  ]);
});

test("a list of classes has no other word, and no word that is put together", () => {
  const isList = (code: string) => read(code).map((text) => isClassList(text, classes));
  expect(isList('"mt-4 text-link group/row"')).toEqual([true]);
  expect(isList('"mt-4 kWh"')).toEqual([false]);
  expect(isList('""')).toEqual([false]);
  expect(isList("`mt-4 @ hidden`")).toEqual([true, true]);
  expect(isList("`mt-4@ hidden`")).toEqual([false, true]);
  expect(isList("`@mt-4`")).toEqual([false, false]);
});

test("the class that is named most often has the first name", () => {
  expect(namesOf('["mt-4", "p-2.5 mt-4", "[&>p]:mt-4"]')).toEqual({ "mt-4": "aa", "[&>p]:mt-4": "ab", "p-2.5": "ac" });
});

test("a class keeps its name where it could be something else: in HTML, put together, a plain word, a value of CSS", () => {
  expect(namesOf('["mt-4", \'<p class="mt-4">\']')).toEqual({});
  expect(namesOf('"p-2.5"', "`@p-2.5`")).toEqual({});
  expect(namesOf('["hidden", "inline-block", "text-link"]')).toEqual({});
});

test("a short name is none that somebody else has", () => {
  expect(namesOf('["mt-4", "aa"]', "`ab @`")).toEqual({ "mt-4": "ac" });
});

test("a class that is written with an escape keeps its name, and a file that cannot be read stops the build", () => {
  expect(namesOf('"[&\\u003ep]:mt-4"')).toEqual({});
  expect(() => textsIn("page.ts", "const a = <p>")).toThrow(/page\.ts cannot be read/);
  expect(textsIn("page.ts", "const a = <T>(b: T) => 'mt-4';")).toHaveLength(1);
});

test("the rooms that are searched are those of the style sheet", () => {
  const sheet = readFileSync("src/web/app.css", "utf8");
  expect([...sheet.matchAll(/^@source "\.\.\/(\w+)"/gm)].map(([, room]) => `src/${room}`)).toEqual(rooms);
  expect(isStyled(resolve("src/web/root.tsx"))).toBe(true);
  expect(isStyled(resolve("src/server/src/web/main.ts"))).toBe(false);
});

test("a style sheet is renamed in its selectors, and numbers stay", () => {
  const names = new Map([
    ["p-2.5", "aa"],
    ["hover:mt-4", "ab"],
  ]);
  expect(renameIn(".p-2\\.5{padding:.5rem}.hover\\:mt-4:hover,.p-2{margin:0}", names)).toBe(
    ".aa{padding:.5rem}.ab:hover,.p-2{margin:0}",
  );
});

test("the site's own classes get names that differ, and none that a blocker of advertisements hides", async () => {
  const short = [...(await siteClassNames()).names.values()];
  expect(short.length).toBeGreaterThan(700);
  expect(new Set(short).size).toBe(short.length);
  expect(short.filter((name) => name.includes("ad"))).toEqual([]);
});
