import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { compileGlossary, type GlossaryEntry } from "./compile-glossary.ts";
import { type CompiledPage, compileMarkdownPage } from "./compile-markdown-page.ts";
import { linkablePaths } from "./linkable-paths.ts";

const MODULE = "virtual:generic-pages";
const FOLDER = join(import.meta.dirname, "../../src/content/generic");
const GLOSSARY = "begrippen.md";

/** Compiles src/content/generic/*.md; a fault in one of them stops the build with a sentence. */
export function markdownPages(): Plugin {
  return {
    name: "markdown-pages",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      for (const file of markdownFiles()) this.addWatchFile(join(FOLDER, file));
      return `export default ${JSON.stringify(compileGenericPages())};\nexport const glossary = ${JSON.stringify(readGlossary())};`;
    },
  };
}

export function compileGenericPages(): Record<string, CompiledPage> {
  const files = markdownFiles();
  return Object.fromEntries(
    files.map((file) => {
      const source = readFileSync(join(FOLDER, file), "utf8");
      return [slugOf(file), compileMarkdownPage(file, source, isPathOfSite)];
    }),
  );
}

export const readGlossary = (): GlossaryEntry[] => compileGlossary(readFileSync(join(FOLDER, GLOSSARY), "utf8"));

export const isPathOfSite = (path: string): boolean =>
  linkablePaths.some((known) => known === path) || markdownFiles().some((file) => path === `/${slugOf(file)}`);

const markdownFiles = () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(".md"))
    .sort();
const slugOf = (file: string) => file.replace(/\.md$/, "");
