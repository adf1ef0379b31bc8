import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync } from "vite";

const root = join(import.meta.dirname, "../../src/content");

const address = /\S+@\S+|[\w.-]+\.(?:be|nl|com|org|brussels|example)\b\S*/g;

export type ContentTexts = {
  /** The file, from src/content. */
  readonly page: string;
  /** Headings, paragraphs, labels: what stands apart on the page. */
  readonly texts: readonly string[];
  /** Literals that are no prose: keys, paths, and a figure that stands alone. */
  readonly literals: readonly string[];
  /** Numbers that the module writes itself instead of being given them: "formatEuros(121)". */
  readonly typedNumbers: readonly string[];
};

/** Every text of src/content as a reader meets it, file by file; what is filled in while the page is made is a "0". */
export const readContent = (): ContentTexts[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.(ts|md)$/.test(entry.name) && entry.name !== "README.md")
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => {
      const source = readFileSync(file, "utf8");
      const read = file.endsWith(".md") ? readMarkdown(source) : readModule(file, source);
      return { page: relative(root, file), ...read, texts: read.texts.filter((text) => /\p{L}{2}/u.test(text)) };
    });

export function textsOfMarkdown(source: string): string[] {
  const [, front = "", body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const fields = front
    .split("\n")
    .flatMap((line) => (/^(title|description|subject|preview): (.*)/.exec(line) ?? []).slice(2));
  const lines = body.split("\n").map((line) =>
    line
      .replace(/^(#+|-|\d+\.|:|>) /, "")
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replaceAll(/\*\*|__|`/g, "")
      .replaceAll(/\{\{[^}]*\}\}/g, "0")
      .replaceAll(address, "0"),
  );
  return [...fields, ...lines].filter((line) => line.trim() !== "");
}

const readMarkdown = (source: string) => ({ texts: textsOfMarkdown(source), literals: [], typedNumbers: [] });

type Node = { readonly type: string; readonly [key: string]: unknown };

export function readModule(file: string, source: string): Omit<ContentTexts, "page"> {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const texts: string[] = [];
  const literals: string[] = [];
  const typedNumbers: string[] = [];
  visit(program as unknown as Node);
  return { texts, literals, typedNumbers };

  function visit(node: Node): void {
    // "[...] as const" has words in it and a type beside it.
    const holdsWords = /^TS(As|Satisfies)Expression$/.test(node.type);
    // What a module imports, the names of types, and what it throws are no words for a visitor.
    if (!holdsWords && /^(Import|TS|ExportAll|Throw)/.test(node.type)) return;
    if (node.type === "Literal" && typeof node["value"] === "string") keep(node["value"]);
    if (node.type === "TemplateLiteral") {
      const pieces = (node["quasis"] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
      keep(pieces.join("0"));
    }
    if (node.type === "CallExpression" && isFormatOfNumber(node)) {
      typedNumbers.push(source.slice(node["start"] as number, node["end"] as number));
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (child && typeof child === "object" && "type" in child) visit(child as Node);
      }
    }
  }

  function keep(text: string): void {
    if (isProse(text)) texts.push(clean(text));
    else literals.push(text);
  }
}

function isFormatOfNumber({ callee, arguments: given }: Node): boolean {
  const { name } = callee as { readonly name?: string };
  const [first] = given as { readonly type: string; readonly value?: unknown }[];
  return /^format[A-Z]/.test(name ?? "") && first?.type === "Literal" && typeof first.value === "number";
}

/** Words with a space between them: keys, paths, formats and addresses have none. A command has its options. */
const isProse = (text: string) =>
  /\p{L}[\p{L}'’]* +\p{L}/u.test(text) && !/^[a-z&-]+=|https?:\/\/\S+$|[<>{}]{2}|\$\{|^[a-z]+ .* -[a-z]/.test(text);
const clean = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\*\*/g, "")
    .replaceAll(/\{\w+\}/g, "0")
    .replaceAll(address, "0");
