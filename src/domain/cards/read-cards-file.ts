import {
  type CardColumn,
  type CardDraft,
  type CardRow,
  cardColumns,
  isNumberColumn,
} from "#domain/cards/card-columns.ts";
import { cellsOf, openTable, textCell, textOfCell } from "#domain/cards/csv-cells.ts";
import { type RowFault, readCardRow } from "#domain/cards/read-card-row.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export const CARD_FILE_LENGTH_MAX = 200_000;
export const CARDS_PER_FILE_MAX = 300;

/** What is wrong with a file, on which line. Of JSON the line is where the card begins. */
export type FileFault = { readonly line: number } & (
  | RowFault
  | { readonly code: "empty" | "too-many" | "quote-open" | "no-json" | "no-list" | "no-card" }
  | { readonly code: "columns-missing"; readonly columns: readonly string[] }
  | { readonly code: "column-unknown" | "column-twice"; readonly name: string }
  | { readonly code: "cell-count"; readonly found: number; readonly expected: number }
  | { readonly code: "key-twice"; readonly key: string; readonly first: number }
);

export type CardsFile =
  | { readonly ok: true; readonly drafts: readonly CardDraft[] }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

type Lined = { readonly line: number; readonly row: CardRow };
type Rows = { readonly rows: readonly Lined[]; readonly faults: readonly FileFault[] };

/** A file of cards, CSV or JSON: all of its cards, or every fault with its line. Nothing is read by halves. */
export function readCardsFile(text: string, today: CalendarDay): CardsFile {
  const plain = text.replace(/^\uFEFF/, "").slice(0, CARD_FILE_LENGTH_MAX + 1);
  if (plain.trim() === "") return { ok: false, faults: [{ line: 1, code: "empty" }] };
  if (plain.length > CARD_FILE_LENGTH_MAX) return { ok: false, faults: [{ line: 1, code: "too-many" }] };
  const { rows, faults: found } = /^\s*[[{]/.test(plain) ? jsonRows(plain) : csvRows(plain);
  const faults = [...found];
  if (rows.length > CARDS_PER_FILE_MAX) faults.push({ line: 1, code: "too-many" });
  else if (rows.length === 0 && faults.length === 0) faults.push({ line: 1, code: "empty" });
  const drafts: CardDraft[] = [];
  const firstLines = new Map<string, number>();
  for (const { line, row } of rows.slice(0, CARDS_PER_FILE_MAX)) {
    const read = readCardRow(row, today);
    if (read.ok) drafts.push(read.draft);
    else faults.push(...read.faults.map((fault) => ({ line, ...fault })));
    const key = row.sleutel?.trim() ?? "";
    const first = firstLines.get(key);
    if (key !== "" && first !== undefined) faults.push({ line, code: "key-twice", key, first });
    else firstLines.set(key, line);
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, drafts };
}

const isColumn = (name: string): name is CardColumn => (cardColumns as readonly string[]).includes(name);
const REQUIRED: readonly CardColumn[] = ["soort", "sleutel", "leverancier", "bron", "uitgever", "gelezen"];

function csvRows(text: string): Rows {
  const faults: FileFault[] = [];
  const { lines, at, separator, names } = openTable(text);
  for (const [index, name] of names.entries()) {
    if (!isColumn(name)) faults.push({ line: at + 1, code: "column-unknown", name: name.slice(0, 40) });
    else if (names.indexOf(name) < index) faults.push({ line: at + 1, code: "column-twice", name });
  }
  const missing = REQUIRED.filter((name) => !names.includes(name));
  if (missing.length > 0) faults.push({ line: at + 1, code: "columns-missing", columns: missing });
  if (faults.length > 0) return { rows: [], faults };
  const rows: Lined[] = [];
  for (const [index, text] of lines.entries()) {
    if (index <= at || text.trim() === "") continue;
    const line = index + 1;
    const cells = cellsOf(text, separator);
    if (cells === null) faults.push({ line, code: "quote-open" });
    else if (cells.length !== names.length) {
      faults.push({ line, code: "cell-count", found: cells.length, expected: names.length });
    } else
      rows.push({ line, row: Object.fromEntries(names.map((name, cell) => [name, textOfCell(cells[cell] ?? "")])) });
  }
  return { rows, faults };
}

function jsonRows(text: string): Rows {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return { rows: [], faults: [{ line: lineOfJsonFault(text, error), code: "no-json" }] };
  }
  if (!Array.isArray(parsed)) return { rows: [], faults: [{ line: 1, code: "no-list" }] };
  const starts = objectLines(text);
  const faults: FileFault[] = [];
  const rows: Lined[] = [];
  for (const [index, item] of parsed.entries()) {
    const line = starts[index] ?? 1;
    if (typeof item !== "object" || item === null || Array.isArray(item)) {
      faults.push({ line, code: "no-card" });
      continue;
    }
    const unknown = Object.keys(item).filter((name) => !isColumn(name));
    for (const name of unknown) faults.push({ line, code: "column-unknown", name: name.slice(0, 40) });
    const cells = Object.entries(item).filter(([name]) => isColumn(name));
    rows.push({ line, row: Object.fromEntries(cells.map(([name, value]) => [name, textOf(value)])) });
  }
  return { rows, faults };
}

/** A number, a text or nothing; anything else becomes a text that no column takes. */
const textOf = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "object" ? "\u0000" : String(value);

const lineAt = (text: string, position: number) => text.slice(0, position).split("\n").length;

function lineOfJsonFault(text: string, error: unknown): number {
  const position = /position (\d+)/.exec(String(error))?.[1];
  return position === undefined ? lineAt(text, text.length) : lineAt(text, Number(position));
}

/** Where each item of the outer list begins. */
function objectLines(text: string): number[] {
  const lines: number[] = [];
  let depth = 0;
  let line = 1;
  let isText = false;
  let isItem = false;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at] as string;
    if (mark === "\n") line += 1;
    const opens = !isText && (mark === "{" || mark === "[");
    if (depth === 1 && !isItem && !/[\s,\]]/.test(mark)) {
      lines.push(line);
      isItem = true;
    }
    if (isText) {
      if (mark === "\\") at += 1;
      else if (mark === '"') isText = false;
    } else if (mark === '"') isText = true;
    else if (opens) depth += 1;
    else if (mark === "}" || mark === "]") depth -= 1;
    else if (mark === "," && depth === 1) isItem = false;
  }
  return lines;
}

/** The same cards as a file that can be changed and brought back. */
export const writeCardsFile = (rows: readonly Readonly<Record<CardColumn, string>>[]): string =>
  [
    cardColumns.join(";"),
    ...rows.map((row) => cardColumns.map((column) => cellOf(column, row[column])).join(";")),
  ].join("\n");

/** Below zero a number begins with a sign that a text may not begin with. */
const cellOf = (column: CardColumn, text: string): string => (isNumberColumn(column) ? text : textCell(text));
