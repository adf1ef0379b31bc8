/** A header cell as it is compared: lower case, without brackets, quotes, underscores or double spaces. */
const plain = (cell: string) =>
  cell
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

export type FluviusColumns = {
  readonly fromDate: number;
  readonly fromTime: number;
  readonly toDate: number;
  readonly toTime: number;
  readonly ean: number;
  readonly register: number;
  readonly volume: number;
  readonly unit: number;
  readonly status: number;
};

/** Names by meaning: Dutch of 2021, Dutch of now and English. */
const names: Readonly<Record<keyof FluviusColumns, readonly string[]>> = {
  fromDate: ["van datum", "from date"],
  fromTime: ["van tijdstip", "from time"],
  toDate: ["tot datum", "until date", "to date"],
  toTime: ["tot tijdstip", "until time", "to time"],
  ean: ["ean", "ean code", "eancode"],
  register: ["register"],
  volume: ["volume"],
  unit: ["eenheid", "unit"],
  status: ["validatiestatus", "validation status"],
};
const gasNames = ["calorische bovenwaarde", "caloric upper value"];
const optional: readonly string[] = ["ean", "status"];
/** Fewer known names than this and it is some other table. */
const KNOWN_MIN = 4;

/** A column of a Dutch export: what it counts, and whether it holds a volume or the state of the register. */
export type P4Column = { readonly at: number; readonly register: number; readonly holds: "volume" | "state" };

export type MatchedColumns =
  | { readonly source: "fluvius"; readonly columns: FluviusColumns; readonly width: number }
  | { readonly source: "p4"; readonly date: number; readonly time: number; readonly columns: readonly P4Column[] }
  | { readonly source: "gas" }
  | { readonly source: "unknown"; readonly missing: readonly string[] }
  | { readonly source: "none" };

/** Which export a header belongs to and where each meaning stands, wherever its column is. */
export function matchColumns(header: readonly string[]): MatchedColumns {
  const cells = header.map(plain);
  const places = Object.fromEntries(
    Object.entries(names).map(([meaning, known]) => [meaning, cells.findIndex((cell) => known.includes(cell))]),
  ) as FluviusColumns;
  const found = Object.values(places).filter((place) => place >= 0).length;
  if (found >= KNOWN_MIN) {
    if (cells.some((cell) => gasNames.includes(cell))) return { source: "gas" };
    const missing = Object.entries(places).filter(([meaning, place]) => place < 0 && !optional.includes(meaning));
    if (missing.length > 0) return { source: "unknown", missing: missing.map(([meaning]) => dutchName(meaning)) };
    return { source: "fluvius", columns: places, width: header.length };
  }
  return matchDutchColumns(cells);
}

const dutchName = (meaning: string) => names[meaning as keyof FluviusColumns][0] ?? meaning;

const OFFTAKE = 0;
const INJECTION = 4;
const TARIFF_NORMAL = 1;
const TARIFF_LOW = 2;

function matchDutchColumns(cells: readonly string[]): MatchedColumns {
  const date = cells.findIndex((cell) =>
    /^(?:datum tijd|datumtijd|datum en tijd|tijdstip|timestamp|datum)$/.test(cell),
  );
  const time = cells.findIndex((cell) => /^(?:tijd|time)$/.test(cell));
  const columns = cells.flatMap((cell, at) => {
    const isInjection = /terug ?lever|invoeding|injectie/.test(cell);
    if (!isInjection && !/lever|verbruik|afname/.test(cell)) return [];
    if (/gas|water|warmte|kosten|prijs/.test(cell)) return [];
    const tariff = /laag|dal|nacht/.test(cell) ? TARIFF_LOW : /normaal|hoog|piek|dag/.test(cell) ? TARIFF_NORMAL : 0;
    const holds = /stand/.test(cell) ? ("state" as const) : ("volume" as const);
    return [{ at, register: (isInjection ? INJECTION : OFFTAKE) + tariff, holds }];
  });
  const isGas = columns.length === 0 && cells.some((cell) => /\bgas|m3\b|m³/.test(cell));
  if (date >= 0 && isGas) return { source: "gas" };
  if (date < 0 || columns.length === 0) return { source: "none" };
  return { source: "p4", date, time: time === date ? -1 : time, columns };
}
