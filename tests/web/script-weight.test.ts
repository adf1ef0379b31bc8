import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const client = new URL("../../build/client/", import.meta.url);
// The list of all pages is a part of it: the eighteen of the back office weigh 1.2 kB, of which 0.3 the pages of proofs. To tell React what was typed before it
// came takes 0.6 kB, and the boot loader, which stood in every page before, 1.4 kB.
const LIMIT = 136_200;
/** A whole guide has the parts of all its chapters. */
const WHOLE_GUIDE_LIMIT = 137_700;
const limitOf = (id: string) => (/-whole$/.test(id) ? WHOLE_GUIDE_LIMIT : LIMIT);

type Part = { readonly module: string; readonly imports: readonly string[] };
type Manifest = { readonly entry: Part; readonly routes: Readonly<Record<string, Part>> };

const manifestFile = readdirSync(new URL("assets/", client)).find((name) => /^manifest-.*\.js$/.test(name)) ?? "";
const manifest = JSON.parse(
  readFileSync(new URL(`assets/${manifestFile}`, client), "utf8")
    .replace(/^[^{]*/, "")
    .replace(/;\s*$/, ""),
) as Manifest;

const loader = `/assets/${readdirSync(new URL("assets/", client)).find((name) => /^boot-loader-.*\.js$/.test(name))}`;

/** As it travels: what is too small to gain by it is sent as it is. */
const sizeOf = (file: string): number =>
  (statSync(new URL(`.${file}.br`, client), { throwIfNoEntry: false }) ?? statSync(new URL(`.${file}`, client))).size;

/** Bytes of all that a page asks for once somebody touches it. */
function weightOf(id: string): number {
  const { entry, routes } = manifest;
  const parts = [entry, routes["root"], routes[id]].filter((part) => part !== undefined);
  const files = new Set([
    loader,
    `/assets/${manifestFile}`,
    ...parts.flatMap(({ module, imports }) => [module, ...imports]),
  ]);
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}

const contentPages = Object.keys(manifest.routes).filter((id) => {
  const source = new URL(`../../src/web/${id}.tsx`, import.meta.url);
  return (
    id !== "root" &&
    !id.startsWith("pages/workbench/") &&
    statSync(source, { throwIfNoEntry: false }) &&
    /content: true/.test(readFileSync(source, "utf8"))
  );
});

test("a page that nobody touches asks for less than 15 kB of script", () => {
  const resting = manifest.entry.imports.find((file) => /\/resting-[^/]+\.js$/.test(file)) ?? "";
  expect(sizeOf(loader) + sizeOf(`/assets/${manifestFile}`) + sizeOf(resting)).toBeLessThan(15_000);
  // On its own, or what it needs would come along.
  expect(readFileSync(new URL(`.${resting}`, client), "utf8")).not.toMatch(/\bfrom\s*"|\bimport\b/);
});

test("no page that teaches asks for more than 136.2 kB of script once it is touched, a whole guide 137.7", () => {
  expect(contentPages.length).toBeGreaterThan(10);
  const weights = contentPages.map((id) => [id, weightOf(id)] as const);
  expect(weights.filter(([id, bytes]) => bytes > limitOf(id))).toEqual([]);
});
