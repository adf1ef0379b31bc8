import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The style sheet of pages at rest: a part of the whole one, cut out at the build (`scripts/sheets/write-resting-sheet.ts`). */
export type RestingSheet = {
  /** The addresses of both. */
  readonly whole: string;
  readonly resting: string;
  /** Classes that only the whole sheet knows. */
  readonly missing: ReadonlySet<string>;
};

const FILE = "resting-sheet.json";
export type RestingSheetFile = Omit<RestingSheet, "missing"> & { readonly missing: readonly string[] };

export const restingSheetFile = (clientDirectory: string): string => join(clientDirectory, "..", FILE);

export function readRestingSheet(clientDirectory: string): RestingSheet | null {
  const file = restingSheetFile(clientDirectory);
  if (!existsSync(file)) return null;
  const { missing, ...addresses } = JSON.parse(readFileSync(file, "utf8")) as RestingSheetFile;
  return { ...addresses, missing: new Set(missing) };
}

/** The links of both sheets, if the smaller has a style for everything that stands on the page; null if not. */
export function restingLink(html: string, { whole, resting, missing }: RestingSheet) {
  for (const name of classesOn(html)) if (missing.has(name)) return null;
  const linkTo = (address: string) => `<link rel="stylesheet" href="${address}"/>`;
  return html.includes(linkTo(whole)) ? { whole: linkTo(whole), resting: linkTo(resting) } : null;
}

/** The classes that stand on a page. */
export function classesOn(html: string): Set<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = ""]) => list);
  return new Set(lists.flatMap((list) => readEntities(list).split(/\s+/)));
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const readEntities = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");
