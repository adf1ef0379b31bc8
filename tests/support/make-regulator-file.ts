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
  // What exports add: where a row came from, and a column without a name.
  "source_file",
  "Unnamed: 10",
];
const TERMS = ["A", "B", "C", "D"];
const valueNames = (term: string, sign: string) => [
  `Waarde ${term} (${sign}/MWh) - VNR waarde`,
  `Waarde ${term} (${sign}/MWh) - laatst gekende waarde`,
];
const VARIABLE_HEADER = [
  ...FIXED_HEADER.slice(0, 7),
  "Variabel/Dynamisch",
  "Prijsonderdeel",
  ...TERMS.flatMap((term) => [
    `Indexatieparameter ${term} (a.A + b.B + c.C + d.D + z)`,
    `Beschrijving ${term}`,
    ...valueNames(term, "\ufffd"),
  ]),
  "a",
  "b",
  "c",
  "d",
  "z",
  "Prijs",
  "source_file",
  // The same columns again, with another spelling of the euro sign.
  ...TERMS.flatMap((term) => valueNames(term, "€")),
];
const [FACTORS, ADDITION, PRICE, DOUBLED] = [25, 29, 30, 32];
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
  type Term = { index: string; year: string; now: string; factor: string };
  const rowOf = (start: readonly string[], part: string, price: string): string[] => {
    const cells = [...start, part];
    if (isFixed) return [...cells, price, "v-test.csv", ""];
    const empty = Array.from({ length: width - cells.length }, (_, at) => (at < 16 ? "(Empty)" : ""));
    return [...cells, ...empty].with(PRICE, price).with(PRICE + 1, "v-test.csv");
  };
  const priced = (start: readonly string[], part: string, price: string): MadeRow => ({
    cells: rowOf(start, part, price),
  });
  /** `addition` is left out where a row only tells the index of its product. */
  const indexed = (
    start: readonly string[],
    part: string,
    terms: readonly Term[],
    addition: string,
    price: string,
  ): MadeRow => {
    let cells = rowOf(start, part, price);
    terms.forEach((term, at) => {
      const place = 9 + 4 * at;
      // A description may hold the sign between cells.
      cells = cells.with(place, term.index).with(place + 1, "gemiddelde van de maand; gewogen");
      const isDoubled = chance() < 0.3;
      const value = isDoubled ? DOUBLED + 2 * at : place + 2;
      cells = cells
        .with(value, term.year)
        .with(value + 1, term.now)
        .with(FACTORS + at, term.factor);
    });
    return { cells: cells.with(ADDITION, addition) };
  };

  for (let at = 0; rows.length < rowsWanted; at++) {
    const supplier = suppliers[at % suppliers.length] as string;
    const product = `Product ${at}${at % 9 === 0 ? " é" : ""}`;
    const kind: ContractKind = isFixed ? "fixed" : at % 5 === 4 ? "dynamic" : "variable";
    const word = { fixed: "Vast", variable: "Variabel", dynamic: "Dynamisch" }[kind];
    const single = 11 + 4 * chance();
    const [year, now] = [70 + 60 * chance(), 70 + 60 * chance()].map((value) => Number(value.toFixed(5))) as [
      number,
      number,
    ];
    const factor = Number((0.1 + 0.03 * chance()).toFixed(4));
    const addition = Number((0.2 + 2 * chance()).toFixed(2));
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
      const nowMoved = Number((now * moved).toFixed(5));
      const amount = (value: number) => factor * value + addition;
      // The newest month writes numbers as money: rounded, and with a price beside only for some.
      const isMoney = month === "okt" && at % 4 < 2;
      const hasPrice = at % 4 === 0;
      const money = (value: number) => (isMoney ? `€ ${value.toFixed(2).replace(".", ",")}` : comma(value));
      const term: Term = {
        index: kind === "dynamic" ? "EPEX SPOT Belgium/Belpex (kwartier)" : "M EPEX Spot Belgium/Belpex RLP_BE (uur)",
        year: comma(year),
        now: comma(nowMoved),
        factor: money(factor),
      };
      // Some products tell four indices, of which one counts for each meter.
      const terms =
        at % 6 === 0 && kind !== "dynamic"
          ? [term, ...TERMS.slice(1).map(() => ({ ...term, factor: "0,00" }))]
          : [term];
      const told = terms.map((one) => ({ ...one, factor: "" }));
      if (kind === "dynamic") {
        const beside = hasPrice ? comma(amount(year), 2) : "(Empty)";
        add(indexed(start, "Dynamisch tarief", terms, money(addition), beside));
      } else {
        PARTS.forEach((part, register) => {
          if (isFixed) add(priced(start, `${part} ${unit}`, comma(price(register), decimals)));
          else add(indexed(start, `${part} ${unit}`, terms, money(addition), hasPrice ? comma(amount(year), 2) : ""));
        });
      }
      const also = (part: string, value: string) =>
        add(isFixed ? priced(start, part, value) : indexed(start, part, told, "", value));
      also(`Kosten groene stroom ${unit}`, comma(green));
      also(`Kosten WKK ${unit}`, comma(heat));
      const euros = EUROS[at % EUROS.length];
      if (at % 8 === 7) {
        also(`Vaste vergoeding enkelvoudige meter ${euros}`, money(fee));
        also(`Vaste vergoeding uitsluitend nachtmeter ${euros}`, money(33.06));
      } else also(`Vaste vergoeding ${euros}`, money(fee));
      if (month === "okt") {
        const brand = supplier.replace(/ \(handelsnaam.*/, "").trim();
        const of = { supplier: brand, product, kind };
        // A rounded factor is only known again where a price stands beside it.
        const isLost = !isFixed && isMoney && !hasPrice;
        const listed = (register: number) =>
          isFixed
            ? { now: Number(comma(price(register), decimals).replace(",", ".")), year: null, basis: null }
            : ({ now: amount(nowMoved), year: amount(year), basis: "month" } as const);
        expected.set(nameOf(of), {
          ...of,
          energy:
            kind === "dynamic" || isLost
              ? null
              : { single: listed(0), registers: { day: listed(1), night: listed(2) } },
          formula: kind === "dynamic" && !isLost ? { addition, factor: factor * 10 } : null,
          certificates: green + heat,
          // A bonus is no fee.
          fixedFee: fee < 0 ? null : fee,
        });
      }
      // What is about something else.
      if (at % 4 === 0) {
        const business = about(month, "Onderneming", "Elektriciteit", supplier, product, word);
        add(priced(business, `${PARTS[0]} ${unit}`, "9,1"));
      }
      if (at % 4 === 1) {
        add(priced(about(month, "Woning", "Gas", supplier, product, word), `Variabel tarief ${unit}`, "4,4"));
        add(priced(start.with(4, "Teruglevering"), `${PARTS[0]} ${unit}`, "2,64"));
      }
      if (at % 40 === 2) {
        const social = "Mogelijk bij elke energieleverancier";
        add(
          priced(about(month, "Woning", "Elektriciteit", social, "Sociaal tarief", word), `${PARTS[0]} ${unit}`, "7,7"),
        );
      }
      // From a comparison screen: everything inside, and no unit.
      if (at % 17 === 3 && month === "okt") {
        const screen = about(month, "Woning", "Elektriciteit", supplier, `Alles ${at}`, word);
        add(priced(screen, PARTS[0] as string, "28,32"));
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
