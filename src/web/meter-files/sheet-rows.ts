import { MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";
/** What a workbook says about its cells before a sheet can be read. */
export type Workbook = {
  readonly sharedStrings: readonly string[];
  /** By the number in a cell's `s`: whether it is shown as a day or a time. */
  readonly dateStyles: readonly boolean[];
  readonly daysBefore: number;
};

const CELL = /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g;
const TEXT = /<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g;
const COLUMNS_MAX = 64;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const plainText = (xml: string) =>
  xml.replace(/&(#x?[0-9a-fA-F]+|\w+);/g, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name] ?? whole;
    const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

/** The texts within a piece of XML, put together: a cell may be cut up by its markup. */
export const textsIn = (xml: string): string =>
  [...xml.matchAll(TEXT)].map(([, text]) => plainText(text ?? "")).join("");

/**
 * One row of a sheet as the cells of a separated file, filled up to a width: a sheet leaves out its last empty cells.
 * A lone cell that holds a whole line already is left as it is.
 */
export function cellsOf(row: string, workbook: Workbook, width: number): string[] {
  const cells: string[] = [];
  for (const [, attributes = "", inner = ""] of row.matchAll(CELL)) {
    const column = columnOf(/\br="([A-Z]+)/.exec(attributes)?.[1] ?? "") ?? cells.length;
    if (column >= COLUMNS_MAX) continue;
    while (cells.length < column) cells.push("");
    cells[column] = cellText(attributes, inner, workbook);
  }
  if (cells.length === 1 && width <= 1) return [oneLine(cells[0] ?? "")];
  while (cells.length < width) cells.push("");
  return cells.map(quoted);
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ");
const quoted = (text: string) => (/[;"]/.test(text) ? `"${oneLine(text).replaceAll('"', '""')}"` : oneLine(text));

function columnOf(letters: string): number | null {
  if (letters === "" || letters.length > 3) return null;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(attributes: string, inner: string, workbook: Workbook): string {
  const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? "n";
  if (type === "inlineStr") return textsIn(inner);
  const value = plainText(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(inner)?.[1] ?? "");
  if (value === "" || type === "str" || type === "b" || type === "e") return value;
  if (type === "s") return workbook.sharedStrings[Number(value)] ?? "";
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const style = Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? 0);
  if (workbook.dateStyles[style]) return momentText(number, workbook.daysBefore);
  // A spreadsheet stores 0.065 as 6.5000000000000002E-2.
  return Math.abs(number) < 1e15 ? String(Number(number.toFixed(9))) : value;
}

/** A day, a time or both, from days since the end of 1899 and their fraction. */
function momentText(serial: number, daysBefore: number): string {
  const seconds = Math.round((serial % 1) * 86_400);
  const at = new Date((Math.floor(serial) - daysBefore) * MILLISECONDS_PER_DAY + seconds * 1000).toISOString();
  const [year, month, day] = at.slice(0, 10).split("-");
  const time = at.slice(11, 19);
  if (serial < 1) return time;
  return seconds === 0 ? `${day}-${month}-${year}` : `${day}-${month}-${year} ${time}`;
}
