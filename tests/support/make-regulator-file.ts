import { type ContractKind, nameOf, type RegulatorProduct } from "#domain/cards/regulator/regulator-product.ts";

/** One row before it is bytes. */
export type MadeRow = { readonly cells: readonly string[]; readonly isLatin?: boolean };
export type MadeFile = {
  readonly header: readonly string[];
  readonly rows: readonly MadeRow[];
  /** What the newest month must give, by name. */
  readonly expected: ReadonlyMap<string, RegulatorProduct>;
};

const MONTHS = ["aug", "sep", "okt"] as const;
const FIXED_HEADER = [
  "Jaar",
  "Maand",
  "Segment",
  "Energietype",
  "Contracttype",
  "Handelsnaam",
  "Productnaam",
  "Vast/variabel/dynamisch",
  "Prijsonderdeel",
  "Prijs",
  // Some exports have a column without a name.
  "",
];
const TERMS = ["A", "B", "C", "D"];
const VARIABLE_HEADER = [
  ...FIXED_HEADER.slice(0, 7),
  "Variabel/Dynamisch",
  "Prijsonderdeel",
  ...TERMS.flatMap((term, at) => [
    `Indexatieparameter ${term}${at === 0 ? " (a.A + b.B + c.C + d.D + z)" : ""}`,
    `Beschrijving ${term}`,
    `Waarde ${term} (€/MWh) - VNR waarde`,
    `Waarde ${term} (€/MWh) - laatst gekende waarde`,
  ]),
  // The same column again, with another spelling of the euro sign.
  "Waarde A (\ufffd/MWh) - laatst gekende waarde",
  "a",
  "b",
  "c",
  "d",
  "z",
  "Prijs",
];
const PARTS = [
  "Enkelvoudige meter dagtarief",
  "Tweevoudige meter dagtarief",
  "Tweevoudige meter nachttarief",
  "Uitsluitend nachtmeter",
];
/** As exports spell the unit of cents, and of euros. */
const CENTS = ["(c€/kWh)", "(c/kWh)", "(c\ufffd/kWh)"];
const EUROS = ["(€)", "()", "(\ufffd)"];

export const comma = (value: number, decimals = 5): string => String(Number(value.toFixed(decimals))).replace(".", ",");
const suppliers = [
  "ENGIE (handelsnaam van Electrabel) ",
  "OCTA+",
  "Eneco",
  "Energie Één",
  "Belvus",
  "Bolt ",
  "Mega",
  "Luminus",
  "Trevion",
  'Wind voor "A"',
];

/** Chance that is the same each time. */
function openChance(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A file as the regulator publishes it, with everything in it that an import stumbles over. */
export function makeRegulatorFile(layout: "fixed" | "variable", rowsWanted = 5000, seed = 7): MadeFile {
  const chance = openChance(seed);
  const rows: MadeRow[] = [];
  const expected = new Map<string, RegulatorProduct>();
  const isFixed = layout === "fixed";
  const width = isFixed ? FIXED_HEADER.length : VARIABLE_HEADER.length;
  const about = (month: string, segment: string, type: string, supplier: string, product: string, kind: string) => [
    "2026",
    month,
    segment,
    type,
    "Afname",
    supplier,
    product,
    kind,
  ];
  const fill = (cells: readonly string[]) => [...cells, ...Array.from({ length: width - cells.length }, () => "")];
  const priced = (start: readonly string[], part: string, price: string): MadeRow => ({
    cells: isFixed
      ? fill([...start, part, price])
      : [...fill([...start, part]).slice(0, width - 1), price].map((cell, at) =>
          at > 8 && at < width - 1 ? "(Empty)" : cell,
        ),
  });
  type Term = { index: string; year: number; now: number; factor: number };
  const byFormula = (
    start: readonly string[],
    part: string,
    terms: readonly Term[],
    addition: number,
    price: string,
  ) => {
    const cells = fill([...start, part]);
    terms.forEach((term, at) => {
      cells[9 + 4 * at] = term.index;
      // A description may hold the sign between cells.
      cells[10 + 4 * at] = "gemiddelde van de maand; gewogen";
      cells[11 + 4 * at] = comma(term.year);
      cells[12 + 4 * at] = comma(term.now);
      cells[26 + at] = comma(term.factor);
    });
    // Of some rows the doubled column holds the value.
    if (chance() < 0.3) [cells[12], cells[25]] = ["(Empty)", cells[12] ?? ""];
    cells[30] = comma(addition);
    cells[31] = price;
    return { cells };
  };

  for (let at = 0; rows.length < rowsWanted; at++) {
    const supplier = suppliers[at % suppliers.length] as string;
    const product = `Product ${at}${at % 9 === 0 ? " é" : ""}`;
    const kind: ContractKind = isFixed ? "fixed" : at % 5 === 4 ? "dynamic" : "variable";
    const word = { fixed: "Vast", variable: "Variabel", dynamic: "Dynamisch" }[kind];
    const single = 11 + 4 * chance();
    const [year, now] = [70 + 60 * chance(), 70 + 60 * chance()];
    const [factor, addition] = [0.1 + 0.03 * chance(), 0.2 + 2 * chance()].map((value) => Number(value.toFixed(4))) as [
      number,
      number,
    ];
    const green = 1.1;
    const heat = 0.392;
    const fee = at % 11 === 10 ? -20 : Number((40 + 60 * chance()).toFixed(2));
    const isLatin = at % 3 === 1;
    for (const [index, month] of MONTHS.entries()) {
      // Listed in one month, gone in the next.
      if (at % 13 === 12 && month === "okt") continue;
      const moved = 1 + 0.02 * index;
      // Two decimals in one month, five in another.
      const decimals = month === "sep" ? 2 : 5;
      const start = about(month, "Woning", "Elektriciteit", supplier, `${product} `, word);
      const unit = CENTS[(at + index) % CENTS.length] as string;
      const add = (row: MadeRow) => rows.push({ ...row, isLatin });
      const price = (part: number) => single * moved * ([1, 1.1, 0.9, 0.88][part] ?? 1);
      const roundYear = Number(comma(year).replace(",", "."));
      const roundNow = Number(comma(now * moved).replace(",", "."));
      const formula = (value: number) => Number((factor * value + addition).toFixed(10));
      if (kind === "dynamic") {
        const term = { index: "EPEX SPOT Belgium/Belpex (kwartier)", year: roundYear, now: roundNow, factor };
        add(byFormula(start, `Dynamisch tarief ${unit}`, [term], addition, "(Empty)"));
      } else {
        PARTS.forEach((part, register) => {
          if (isFixed) {
            add(priced(start, `${part} ${unit}`, comma(price(register), decimals)));
            return;
          }
          const term = { index: "M EPEX Spot Belgium/Belpex RLP_BE (uur)", year: roundYear, now: roundNow, factor };
          // Rounded, beside the formula.
          add(byFormula(start, `${part} ${unit}`, [term], addition, at % 2 === 0 ? comma(formula(roundYear), 2) : ""));
        });
      }
      add(priced(start, `Kosten groene stroom ${unit}`, comma(green)));
      add(priced(start, `Kosten WKK ${unit}`, comma(heat)));
      add(priced(start, `Vaste vergoeding ${EUROS[at % EUROS.length]}`, comma(fee)));
      if (month === "okt") {
        const brand = supplier.replace(/ \(handelsnaam.*/, "").trim();
        const of = { supplier: brand, product, kind };
        const listed = (register: number) =>
          isFixed
            ? { now: Number(comma(price(register), decimals).replace(",", ".")), year: null, basis: null }
            : ({ now: formula(roundNow), year: formula(roundYear), basis: "month" } as const);
        expected.set(nameOf(of), {
          ...of,
          energy: kind === "dynamic" ? null : { single: listed(0), registers: { day: listed(1), night: listed(2) } },
          formula: kind === "dynamic" ? { addition, factor: factor * 10 } : null,
          certificates: green + heat,
          // A bonus is no fee.
          fixedFee: fee < 0 ? null : fee,
        });
      }
      // What is about something else.
      if (at % 4 === 0)
        add(
          priced(about(month, "Onderneming", "Elektriciteit", supplier, product, word), `${PARTS[0]} ${unit}`, "9,1"),
        );
      if (at % 4 === 1)
        add(priced(about(month, "Woning", "Gas", supplier, product, word), `Variabel tarief ${unit}`, "4,4"));
      if (at % 40 === 2) {
        add(
          priced(
            about(month, "Woning", "Elektriciteit", "Mogelijk bij elke energieleverancier", "Sociaal tarief", word),
            `${PARTS[0]} ${unit}`,
            "7,7",
          ),
        );
      }
      // From a comparison screen: everything inside, and no unit.
      if (at % 17 === 3 && month === "okt") {
        add(
          priced(about(month, "Woning", "Elektriciteit", supplier, `Alles ${at}`, word), PARTS[0] as string, "28,32"),
        );
      }
    }
  }
  return { header: isFixed ? FIXED_HEADER : VARIABLE_HEADER, rows, expected };
}

const quoted = (cell: string): string => (/[;"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
export const lineOf = ({ cells }: MadeRow): string => cells.map(quoted).join(";");

/** In UTF-8 and Latin-1 by turns, as the published files are. */
export function bytesOf(lines: readonly { readonly text: string; readonly isLatin?: boolean }[], end = "\r\n"): Buffer {
  return Buffer.concat(
    lines.map(({ text, isLatin }) =>
      isLatin
        ? // The euro sign of Windows, and a sign that was lost.
          Buffer.from((text + end).replaceAll("€", "\u0080").replaceAll("\ufffd", ""), "latin1")
        : Buffer.from(text + end, "utf8"),
    ),
  );
}

export const fileBytes = ({ header, rows }: MadeFile): Buffer =>
  bytesOf([
    { text: header.map(quoted).join(";") },
    ...rows.map((row) => ({ text: lineOf(row), isLatin: row.isLatin ?? false })),
  ]);
