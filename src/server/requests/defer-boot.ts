import bootLoader from "#web/browser/loading/boot-loader.ts?script-file";
import { earlyScript } from "#web/browser/loading/early-events.ts";
import { contextScript } from "#web/browser/loading/router-context.ts";
import { type Change, putIn, type Span, spansOf } from "#web/requests/tags.ts";
import { kindOfPage } from "./page-fields.ts";

// What nearly every page is made of.
const sharedFirst = /\/(framework|shell|resting)-[^/]+\.js$/;
const restingFile = /\/resting-[^/]+\.js$/;

const bootScript = /<script(?=[^>]* type="module")(?=[^>]* async="")[^>]*>([\s\S]*?)<\/script>/;

// React looks for the elements that it has drawn when it takes the page over.
const EMPTY_SCRIPT = "<script></script>";

// The boot loader does the same (restoreScroll).
const scrollScript = /^<script[^>]*>\(\(storageKey, restoreKey\)/;

/** Where a page at rest finds what it leaves out. */
export type Rest = {
  /** The address of its words, as a page that is navigated to gets them. */
  readonly words: string;
  /** Of the words that it was drawn with. */
  readonly stamp: string;
};

/** When a page asks for its scripts: at the first touch where it waits, and then with what it left out; else once it is idle. */
export type Start = { readonly rest?: Rest | null; readonly waits?: boolean };

/**
 * React Router starts as soon as the page is read. Ours reads first: preloads go, and the boot loader asks for the modules
 * once the page is loaded and idle, or at the visitor's first touch.
 */
export function deferBoot(page: Buffer, nonce: string | null, { rest = null, waits = false }: Start = {}): Buffer {
  const textAt = (span: Span) => page.toString("utf8", ...span);
  const preloadLinks = spansOf(page, '<link rel="modulepreload"', "/>");
  const preloads = preloadLinks.map((span) => /href="([^"]+)"/.exec(textAt(span))?.[1] ?? "");
  const scripts = spansOf(page, "<script", "</script>").map((span) => ({ span, text: textAt(span) }));
  const boot = scripts.find(({ text }) => bootScript.test(text));
  const scroll = scripts.find(({ text }) => scrollScript.test(text));
  if (!boot || !scroll) throw new Error("React Router's own scripts were not found: look at deferBoot().");
  const { manifest, modules, entry } = readBoot(boot.text);
  const resting = waits ? preloads.find((url) => restingFile.test(url)) : undefined;
  const left = resting && rest ? leaveOut(page, scripts, rest, modules.at(-1)?.id ?? "") : nothing;
  const isUnknown = (url: string) => sharedFirst.test(url) && !bootLoader.shared.chunks.includes(url);
  const [root, ...own] = modules;
  const { shared } = bootLoader;
  if (entry !== shared.entry || root?.url !== shared.root || preloads.some(isUnknown))
    throw new Error("The boot loader knows other files than the page: look at scriptFiles().");
  const attributes = [
    `data-boot="${bootLoader.address}"`,
    `data-manifest="${manifest}"`,
    `data-ids="${own.map(({ id }) => id).join(" ")}"`,
    `data-modules="${own.map(({ url }) => url).join(" ")}"`,
    ...(resting ? [`data-resting=""`] : []),
    ...left.attributes,
    ...(nonce ? [`nonce="${nonce}"`] : []),
  ];
  return putIn(page, [
    ...preloadLinks.map((span) => ({ span, by: "" })),
    { span: boot.span, by: `<script ${attributes.join(" ")}>${earlyScript}</script>` },
    { span: scroll.span, by: EMPTY_SCRIPT },
    ...left.changes,
  ]);
}

type Script = { readonly span: Span; readonly text: string };
/** What a page at rest does without, and what its boot script is told of it. */
type LeftOut = { readonly attributes: readonly string[]; readonly changes: readonly Change[] };
const nothing: LeftOut = { attributes: [], changes: [] };

// What React Router writes for a page whose loader alone gave something: no other loader did, and nothing failed.
const stateScript =
  /^<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>$/;
const closingScript = /^<script[^>]*>window\.__reactRouterContext\.streamController\.close\(\);<\/script>$/;
const stateOf = (id: string) =>
  `[{"_1":2,"_3":-5,"_4":-5},"loaderData",{"_5":6},"actionData","errors",${JSON.stringify(id)},`;

/** Leaves out of a page what only its scripts would read, and tells them where it is. */
function leaveOut(page: Buffer, scripts: readonly Script[], { words, stamp }: Rest, id: string): LeftOut {
  const html = page.toString("utf8");
  const kind = kindOfPage(html);
  if (kind === "fields") return nothing;
  const states = scripts.filter(({ text }) => stateScript.test(text));
  const state = JSON.parse(stateScript.exec(states[0]?.text ?? "")?.[1] ?? '""') as string;
  const isKnown = states.length === 1 && state.startsWith(stateOf(id));
  const closing = scripts.filter(({ text }) => closingScript.test(text));
  const context = scripts.filter(({ text }) => text.endsWith(`>${contextScript}</script>`));
  if (isKnown && context.length !== 1)
    throw new Error("React Router tells its scripts something else: look at routerContext.");
  const changes = isKnown
    ? [
        ...[...states, ...closing].map(({ span }) => ({ span, by: "" })),
        ...context.map(({ span }) => ({ span, by: EMPTY_SCRIPT })),
      ]
    : [];
  const attributes = isKnown ? [`data-words="${words}"`, `data-stamp="${stamp}"`] : [];
  if (kind === "controls") return { attributes: [...attributes, `data-controls=""`], changes };
  return { attributes, changes };
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
