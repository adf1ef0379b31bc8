import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { compile } from "tailwindcss";
import { parseSync } from "vite";

/** A text in a source file: what stands between quotes, or between the parts of a template. */
export type Text = {
  readonly value: string;
  /** Where it stands in the file, quotes left out, and what stands there. */
  readonly from: number;
  readonly to: number;
  readonly written: string;
  /** Something is put before it or after it, so that its first or last word may be half of one. */
  readonly isOpen: { readonly before: boolean; readonly after: boolean };
};

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

/** Every text of a source file. */
export function textsIn(file: string, code: string): Text[] {
  const texts: Text[] = [];
  const visit = (node: Node) => {
    if (node.type === "Literal" && typeof node["value"] === "string") {
      const [from, to] = [node.start + 1, node.end - 1];
      const isOpen = { before: false, after: false };
      texts.push({ value: node["value"], from, to, written: code.slice(from, to), isOpen });
    }
    if (node.type === "TemplateLiteral") {
      const quasis = node["quasis"] as Node[];
      for (const [index, quasi] of quasis.entries()) {
        const { cooked } = quasi["value"] as { cooked: string | null };
        const isOpen = { before: index > 0, after: index < quasis.length - 1 };
        const { from, to } = placeOf(quasi, code);
        texts.push({ value: cooked ?? "", from, to, written: code.slice(from, to), isOpen });
      }
    }
    for (const part of Object.values(node).flat()) if (isNode(part)) visit(part);
  };
  const { program, errors } = parseSync(file, code, { lang: file.endsWith("x") ? "tsx" : "ts" });
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  visit(program as unknown as Node);
  return texts;
}

/** Parsers differ in whether the marks around a part of a template belong to it. */
function placeOf({ start, end }: Node, code: string) {
  const from = /[`}]/.test(code[start] ?? "") && code[start - 1] !== "\\" ? start + 1 : start;
  const written = code.slice(from, end);
  return { from, to: end - (/(`|\$\{)$/.exec(written)?.[0].length ?? 0) };
}

const WORD = /\S+/g;

/** Its words, and whether each is whole. */
function wordsOf({ value, isOpen }: Pick<Text, "value" | "isOpen">) {
  return [...value.matchAll(WORD)].map(({ 0: word, index }) => {
    const isCutBefore = isOpen.before && index === 0;
    const isCutAfter = isOpen.after && index + word.length === value.length;
    return { word, isWhole: !isCutBefore && !isCutAfter };
  });
}

// Values that mean something to the browser without any style sheet, and the class by which our checks know text for screen readers.
const kept = new Set(
  "inline-block inline-flex inline-grid inline-table table-cell table-row table-caption flow-root list-item line-through break-all keep-all ease-in ease-out ease-in-out sr-only".split(
    " ",
  ),
);
// Those with a sign in them: a single word such as `hidden` or `table` may stand for anything.
const isUnmistakable = (name: string) => /[^a-z0-9]/.test(name) && name.length > 3 && !kept.has(name);

export type Classes = {
  /** Of the utilities, which are named by what they do. */
  readonly utilities: ReadonlySet<string>;
  /** All that the style sheet asks for. */
  readonly all: ReadonlySet<string>;
};

/** Whether it names classes and nothing else, letter by letter. */
export function isClassList(text: Text, { all }: Classes): boolean {
  const words = wordsOf(text);
  return (
    text.value === text.written &&
    words.length > 0 &&
    words.every(({ word, isWhole }) => isWhole && (all.has(word) || /^(group|peer)\b/.test(word)))
  );
}

/**
 * A short name for each utility that the sources only name in lists of classes: the more often, the shorter. One that also
 * stands elsewhere, such as in a piece of HTML, keeps its name.
 */
export function shorten(texts: readonly Text[], classes: Classes): Map<string, string> {
  const uses = new Map<string, number>();
  const elsewhere = new Set<string>();
  for (const text of texts) {
    if (isClassList(text, classes)) for (const { word } of wordsOf(text)) uses.set(word, (uses.get(word) ?? 0) + 1);
    else for (const word of text.value.split(/[\s"'`<>=]+/)) elsewhere.add(word.replace(/^\./, ""));
  }
  const chosen = [...uses]
    .filter(([name]) => classes.utilities.has(name) && isUnmistakable(name) && !elsewhere.has(name))
    .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const names = shortNames(new Set([...classes.all, ...uses.keys(), ...elsewhere]));
  return new Map(chosen.map(([name]) => [name, names.next().value ?? name]));
}

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const signs = [...letters, ..."0123456789"];

/** Names of two and three signs. One that begins like an advertisement would be hidden by who blocks those. */
function* shortNames(taken: ReadonlySet<string>): Generator<string, undefined> {
  const pairs = letters.flatMap((first) => signs.map((second) => first + second));
  const triples = pairs.flatMap((pair) => signs.map((third) => pair + third));
  for (const name of [...pairs, ...triples]) if (!taken.has(name) && !name.includes("ad")) yield name;
}

const sheet = "src/web/app.css";
/** Those that the sheet has as `@source`. */
export const rooms = ["src/ui", "src/web", "src/content"];

/** The classes that the style sheet of the site has for these words. */
async function classesFor(words: readonly string[]): Promise<Classes> {
  const { resolve } = createRequire(import.meta.url);
  const { build } = await compile(readFileSync(sheet, "utf8"), {
    base: dirname(sheet),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith(".") ? join(base, id) : resolve(`${id}/index.css`);
      return { path, base: dirname(path), content: readFileSync(path, "utf8") };
    },
  });
  const css = build([...words]);
  const utilities = /@layer utilities \{[\s\S]*?\n\}/.exec(css)?.[0] ?? "";
  return { all: namedIn(css), utilities: namedIn(utilities) };
}

// A number below one looks like a class too; no text that is made of classes has one.
const NAMED = /\.((?:\\.|[\w-])+)/g;
const bare = (name: string) => name.replaceAll(/\\(.)/g, "$1");
const namedIn = (css: string) => new Set([...css.matchAll(NAMED)].map(([, name = ""]) => bare(name)));

/** A style sheet in which these classes have their short names. */
export const renameIn = (css: string, names: ReadonlyMap<string, string>): string =>
  css.replaceAll(NAMED, (whole, name: string) => (names.has(bare(name)) ? `.${names.get(bare(name))}` : whole));

export const isStyled = (file: string) =>
  rooms.some((room) => relative("", file).startsWith(`${room}/`)) &&
  /\.tsx?$/.test(file) &&
  !/\.test\.tsx?$/.test(file);

/** The short names of this site. */
export async function siteClassNames(): Promise<{ classes: Classes; names: Map<string, string> }> {
  const files = globSync(rooms.map((room) => `${room}/**/*.{ts,tsx}`))
    .filter(isStyled)
    .toSorted();
  const texts = files.flatMap((file) => textsIn(file, readFileSync(file, "utf8")));
  const words = new Set(texts.flatMap(({ value }) => value.split(/\s+/)));
  const classes = await classesFor([...words]);
  return { classes, names: shorten(texts, classes) };
}
