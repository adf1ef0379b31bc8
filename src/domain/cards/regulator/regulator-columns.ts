/** Where each column of the file stands; columns that stand there twice, with another euro sign, have several places. */
export type RegulatorColumns = {
  readonly count: number;
  readonly named: ReadonlySet<number>;
  readonly year: number;
  readonly month: number;
  readonly segment: number;
  readonly energyType: number;
  readonly contractType: number;
  readonly supplier: number;
  readonly product: number;
  readonly kind: number;
  readonly part: number;
  readonly price: number;
  readonly terms: readonly {
    readonly index: readonly number[];
    readonly year: readonly number[];
    readonly now: readonly number[];
    readonly factor: readonly number[];
  }[];
  readonly addition: readonly number[];
};

export type ColumnFault =
  | { readonly code: "columns-missing"; readonly columns: readonly string[] }
  | { readonly code: "column-twice" | "column-unknown" | "column-with-vat"; readonly column: string };

const single = {
  year: /^jaar$/,
  month: /^maand$/,
  segment: /^segment$/,
  energyType: /^energietype$/,
  contractType: /^contracttype$/,
  supplier: /^handelsnaam$/,
  product: /^productnaam$/,
  kind: /^(?:vast\/)?variabel\/dynamisch$/,
  part: /^prijsonderdeel$/,
  price: /^prijs$/,
} as const;
type Single = keyof typeof single;
const names: Readonly<Record<Single, string>> = {
  year: "Jaar",
  month: "Maand",
  segment: "Segment",
  energyType: "Energietype",
  contractType: "Contracttype",
  supplier: "Handelsnaam",
  product: "Productnaam",
  kind: "Vast/variabel/dynamisch",
  part: "Prijsonderdeel",
  price: "Prijs",
};

const LETTERS = ["a", "b", "c", "d"];
const UNIT = "\\([^a-z0-9]{0,3}/mwh\\)";
const plain = (name: string): string => name.replace(/\s+/g, " ").trim().toLowerCase();

/** A name that tells of money: a column that we do not know and that may change a price. */
const OF_MONEY = /waarde|parameter|prijs|prijz|tarief|vergoeding|korting|kost|index/;

/** Columns by their names, in any order. Others are left alone, unless their name tells of money. */
export function matchColumns(
  cells: readonly string[],
): { readonly ok: true; readonly columns: RegulatorColumns } | ({ readonly ok: false } & ColumnFault) {
  const header = cells.map(plain);
  const used = new Set<number>();
  const placesOf = (pattern: RegExp): number[] => {
    const found = header.flatMap((name, at) => (pattern.test(name) ? [at] : []));
    for (const at of found) used.add(at);
    return found;
  };
  const withVat = header.find((name) => /\b(?:incl|btw|tvac)\b/.test(name));
  if (withVat !== undefined) return { ok: false, code: "column-with-vat", column: withVat };
  const places = new Map<Single, number>();
  for (const [column, pattern] of Object.entries(single) as [Single, RegExp][]) {
    const [place, second] = placesOf(pattern);
    if (second !== undefined) return { ok: false, code: "column-twice", column: names[column] };
    if (place !== undefined) places.set(column, place);
  }
  const at = (column: Single) => places.get(column) ?? -1;
  const missing = (Object.keys(single) as Single[]).filter((column) => !places.has(column));
  if (missing.length > 0)
    return { ok: false, code: "columns-missing", columns: missing.map((column) => names[column]) };
  const terms = LETTERS.map((letter) => ({
    // The first one tells the whole formula behind its name.
    index: placesOf(new RegExp(`^indexatieparameter ${letter}(?: \\(.*\\))?$`)),
    description: placesOf(new RegExp(`^beschrijving ${letter}$`)),
    year: placesOf(new RegExp(`^waarde ${letter} ${UNIT} - vnr waarde$`)),
    now: placesOf(new RegExp(`^waarde ${letter} ${UNIT} - laatst gekende waarde$`)),
    factor: placesOf(new RegExp(`^${letter}$`)),
  }));
  const addition = placesOf(/^z$/);
  // A formula of which a part is missing would give another price.
  const some = terms.some(
    ({ index, year, now, factor }) => index.length + year.length + now.length + factor.length > 0,
  );
  if (some || addition.length > 0) {
    const lacking = terms.flatMap(({ index, year, now, factor }, letter) => {
      const name = (LETTERS[letter] ?? "").toUpperCase();
      return [
        ...(index.length > 0 ? [] : [`Indexatieparameter ${name}`]),
        ...(year.length > 0 ? [] : [`Waarde ${name} - VNR waarde`]),
        ...(now.length > 0 ? [] : [`Waarde ${name} - laatst gekende waarde`]),
        ...(factor.length > 0 ? [] : [name.toLowerCase()]),
      ];
    });
    const all = [...lacking, ...(addition.length > 0 ? [] : ["z"])];
    if (all.length > 0) return { ok: false, code: "columns-missing", columns: all };
  }
  const others = header.flatMap((name, place) => (name === "" || used.has(place) ? [] : [{ name, place }]));
  const unknown = others.find(({ name }) => OF_MONEY.test(name));
  if (unknown !== undefined) return { ok: false, code: "column-unknown", column: unknown.name.slice(0, 60) };
  // Some exports name the column of a file, or number those without a name.
  for (const { name, place } of others) if (!/^unnamed\b/.test(name)) used.add(place);
  return {
    ok: true,
    columns: {
      count: header.length,
      named: used,
      year: at("year"),
      month: at("month"),
      segment: at("segment"),
      energyType: at("energyType"),
      contractType: at("contractType"),
      supplier: at("supplier"),
      product: at("product"),
      kind: at("kind"),
      part: at("part"),
      price: at("price"),
      terms: some ? terms.map(({ index, year, now, factor }) => ({ index, year, now, factor })) : [],
      addition,
    },
  };
}
