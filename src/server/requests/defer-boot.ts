import bootLoader from "#web/browser/loading/boot-loader.ts?inline-script";
import { type RestingSheet, withRestingSheet } from "../stored/resting-sheet.ts";
import { kindOfPage } from "./page-fields.ts";

// What every page is made of, in the order in which one needs the other.
const sharedFirst = /\/(framework|shell|resting)-[^/]+\.js$/;
const restingFile = /\/resting-[^/]+\.js$/;

const bootScript = /<script(?=[^>]* type="module")(?=[^>]* async="")[^>]*>([\s\S]*?)<\/script>/;

/** Where a page at rest finds what it leaves out. */
export type Rest = {
  readonly sheet: RestingSheet | null;
  /** The address of its words, as a page that is navigated to gets them. */
  readonly words: string;
  /** Of the words that it was drawn with. */
  readonly stamp: string;
};

/** When a page asks for its scripts: at the first touch where it waits, and then with what it left out; else once it is idle. */
export type Start = { readonly rest?: Rest | null; readonly waits?: boolean };

/**
 * React Router starts as soon as the page is read. Ours reads first: preloads go, and the modules are asked for
 * once the page is loaded and idle, or at the visitor's first touch.
 */
export function deferBoot(html: string, nonce: string | null, { rest = null, waits = false }: Start = {}): string {
  const found = bootScript.exec(html);
  if (!found) throw new Error("React Router's boot script was not found: look at deferBoot().");
  const { manifest, modules, entry } = readBoot(found[1] ?? "");
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g)].map(([, url = ""]) => url);
  const resting = waits ? preloads.find((url) => restingFile.test(url)) : undefined;
  const lean = resting && rest ? leanPage(html, rest, modules.at(-1)?.id ?? "") : { html, attributes: [] };
  const chunks = [...new Set(preloads)].filter((url) => sharedFirst.test(url)).toSorted();
  const attributes = [
    `data-chunks="${chunks.join(" ")}"`,
    `data-manifest="${manifest}"`,
    `data-ids="${modules.map(({ id }) => id).join(" ")}"`,
    `data-modules="${modules.map(({ url }) => url).join(" ")}"`,
    `data-entry="${entry}"`,
    ...(resting ? [`data-resting="${resting}"`] : []),
    ...lean.attributes,
    ...(nonce ? [`nonce="${nonce}"`] : []),
  ];
  return lean.html
    .replaceAll(/<link rel="modulepreload"[^>]*\/>/g, "")
    .replace(bootScript, () => `<script ${attributes.join(" ")}>${bootLoader}</script>`);
}

// What React Router writes for a page whose loader alone gave something: no other loader did, and nothing failed.
const stateScript =
  /<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;
const closingScript = /<script[^>]*>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/;
const stateOf = (id: string) =>
  `[{"_1":2,"_3":-5,"_4":-5},"loaderData",{"_5":6},"actionData","errors",${JSON.stringify(id)},`;

/** Leaves out of a page what only its scripts would read, and tells them where it is. */
function leanPage(html: string, { sheet, words, stamp }: Rest, id: string): { html: string; attributes: string[] } {
  const attributes: string[] = [];
  const kind = kindOfPage(html);
  if (kind === "fields") return { html, attributes };
  let lean = html;
  const states = [...html.matchAll(stateScript)];
  if (states.length === 1 && (JSON.parse(states[0]?.[1] ?? '""') as string).startsWith(stateOf(id))) {
    attributes.push(`data-words="${words}"`, `data-stamp="${stamp}"`);
    lean = lean.replace(stateScript, "").replace(closingScript, "");
  }
  if (kind === "controls") return { html: lean, attributes: [...attributes, `data-controls=""`] };
  const styled = sheet && withRestingSheet(lean, sheet);
  if (styled) {
    attributes.push(`data-sheet="${sheet.whole}"`);
    lean = styled;
  }
  return { html: lean, attributes };
}

function readBoot(code: string) {
  const manifest = /import "([^"]+)";/.exec(code)?.[1];
  const entry = /import\("([^"]+)"\)/.exec(code)?.[1];
  const urls = new Map(
    [...code.matchAll(/import \* as (route\d+) from "([^"]+)";/g)].map(([, name, url]) => [name, url]),
  );
  const modules = [...code.matchAll(/"([^"]+)":\s*(route\d+)/g)].map(([, id = "", name]) => ({
    id,
    url: urls.get(name) ?? "",
  }));
  if (!manifest || !entry || modules.length === 0 || modules.some(({ id, url }) => !url || id.includes(" "))) {
    throw new Error("React Router's boot script has changed: look at deferBoot().");
  }
  return { manifest, modules, entry };
}
