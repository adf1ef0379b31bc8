import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { classesOn, type RestingSheetFile, restingSheetFile } from "../../src/server/stored/resting-sheet.ts";
import { classesIn, cutSheet } from "./cut-sheet.ts";

/** What the scripts of a page at rest put on the root (`src/web/browser/color-mode.ts`). */
const onTheRoot = ["js", "light", "dark", "switching-mode"];

/** Writes the part of the style sheet that the pages at rest need: until somebody touches them, the rest is not asked for. */
export function writeRestingSheet(clientDirectory: string, pages: readonly string[]): void {
  const [whole, ...others] = new Set(pages.map(sheetOf));
  if (!whole || others.length > 0) throw new Error("The pages at rest do not all have one and the same style sheet.");
  const used = new Set([...onTheRoot, ...pages.flatMap((page) => [...classesOn(page)])]);
  const sheet = readFileSync(join(clientDirectory, whole), "utf8");
  const cut = cutSheet(sheet, (name) => used.has(name));
  const resting = `/assets/resting-${createHash("sha256").update(cut).digest("hex").slice(0, 8)}.css`;
  writeFileSync(join(clientDirectory, resting), cut);
  const missing = [...classesIn(sheet)].filter((name) => !used.has(name));
  writeFileSync(
    restingSheetFile(clientDirectory),
    JSON.stringify({ whole, resting, missing } satisfies RestingSheetFile),
  );
}

const sheetOf = (page: string) => /<link rel="stylesheet" href="([^"]+)"\/>/.exec(page)?.[1];
