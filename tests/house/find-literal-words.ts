import { parseSync } from "vite";
import type { SourceFile } from "./find-breaches.ts";

/** Attributes whose text a visitor reads or hears. */
const spoken = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "caption",
  "description",
  "eyebrow",
  "help",
  "label",
  "lead",
  "placeholder",
  "title",
]);

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };
type Text = { readonly text: string; readonly start: number };

/** Every text that stands literally in JSX instead of coming from content, as "file:line 'text'". */
export function findLiteralWords(files: readonly SourceFile[], allowed: ReadonlySet<string>): string[] {
  return files.flatMap(({ path, text }) => {
    const { program, errors } = parseSync(path, text);
    if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
    return textsIn(program as unknown as Node).flatMap((found) => {
      const words = found.text.trim().replace(/\s+/g, " ");
      if (!/\p{L}/u.test(words) || allowed.has(words)) return [];
      return [`${path}:${text.slice(0, found.start).split("\n").length} '${words}'`];
    });
  });
}

function textsIn(node: Node): Text[] {
  const own: Text[] = [];
  if (node.type === "JSXElement" || node.type === "JSXFragment") {
    for (const child of node["children"] as Node[]) {
      if (child.type === "JSXText") own.push({ text: String(child["value"]), start: child.start });
      if (child.type === "JSXExpressionContainer") own.push(...stringsOf(child["expression"] as Node));
    }
  }
  if (node.type === "JSXAttribute" && spoken.has(nameOf(node["name"] as Node))) {
    const value = node["value"] as Node | null;
    if (value) own.push(...stringsOf(value.type === "JSXExpressionContainer" ? (value["expression"] as Node) : value));
  }
  return [...own, ...childrenOf(node).flatMap(textsIn)];
}

/** The strings that an expression can come to, without following names. */
function stringsOf(node: Node): Text[] {
  switch (node.type) {
    case "Literal":
      return typeof node["value"] === "string" ? [{ text: node["value"], start: node.start }] : [];
    case "TemplateLiteral":
      return (node["quasis"] as Node[]).map(({ value, start }) => ({ text: (value as { raw: string }).raw, start }));
    case "ConditionalExpression":
      return [...stringsOf(node["consequent"] as Node), ...stringsOf(node["alternate"] as Node)];
    case "LogicalExpression":
      return [
        ...(node["operator"] === "&&" ? [] : stringsOf(node["left"] as Node)),
        ...stringsOf(node["right"] as Node),
      ];
    case "BinaryExpression":
      return node["operator"] === "+" ? [...stringsOf(node["left"] as Node), ...stringsOf(node["right"] as Node)] : [];
    default:
      return [];
  }
}

const nameOf = (name: Node) => (name.type === "JSXIdentifier" ? String(name["name"]) : "");

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
