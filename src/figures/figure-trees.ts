import type { Figure, FigureList } from "#domain/figure.ts";

export type AnyFigure = Figure<string> | FigureList<string>;
export type NamedFigure = { name: string; figure: AnyFigure };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isFigure = (value: unknown): value is AnyFigure =>
  isObject(value) && "unit" in value && "source" in value && "validFrom" in value;

/** Every figure in a table, however deep, by the path that leads to it: `areas.antwerpen.capacity`. */
export function listFigures(table: unknown, path: string): NamedFigure[] {
  if (isFigure(table)) return [{ name: path, figure: table }];
  if (!isObject(table)) return [];
  return Object.entries(table).flatMap(([key, value]) => listFigures(value, path === "" ? key : `${path}.${key}`));
}

/** The same table with each figure replaced. */
export function mapFigures<T>(table: T, change: <F extends AnyFigure>(figure: F) => F): T {
  if (isFigure(table)) return change(table);
  if (Array.isArray(table)) return table.map((value) => mapFigures(value, change)) as T;
  if (!isObject(table)) return table;
  const entries = Object.entries(table).map(([key, value]) => [key, mapFigures(value, change)]);
  // The keys and the kinds of values are those of the table.
  return Object.fromEntries(entries) as T;
}
