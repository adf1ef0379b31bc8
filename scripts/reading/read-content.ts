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
};

/** Every text of src/content as a reader meets it, file by file; what is filled in while the page is made is a "0". */
export const readContent = (): ContentTexts[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.(ts|md)$/.test(entry.name) && entry.name !== "README.md")
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => {
      const source = readFileSync(file, "utf8");
      const texts = file.endsWith(".md") ? textsOfMarkdown(source) : textsOfModule(file, source);
      return { page: relative(root, file), texts: texts.filter((text) => /\p{L}{2}/u.test(text)) };
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

type Node = { readonly type: string; readonly [key: string]: unknown };

function textsOfModule(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const texts: string[] = [];
  visit(program as unknown as Node);
  return texts;

  function visit(node: Node): void {
    // What a module imports, the names of types, and what it throws are no words for a visitor.
    if (/^(Import|TS|ExportAll|Throw)/.test(node.type)) return;
    if (node.type === "Literal" && typeof node["value"] === "string" && isProse(node["value"]))
      texts.push(clean(node["value"]));
    if (node.type === "TemplateLiteral") {
      const pieces = (node["quasis"] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
      if (isProse(pieces.join("0"))) texts.push(clean(pieces.join("0")));
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (child && typeof child === "object" && "type" in child) visit(child as Node);
      }
    }
  }
}

/** Words with a space between them: keys, paths, formats and addresses have none. */
const isProse = (text: string) =>
  /\p{L}[\p{L}'’]* +\p{L}/u.test(text) && !/^[a-z&-]+=|https?:\/\/\S+$|[<>{}]{2}|\$\{/.test(text);
const clean = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\*\*/g, "")
    .replaceAll(/\{\w+\}/g, "0")
    .replaceAll(address, "0");
