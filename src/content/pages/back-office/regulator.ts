import { formatDay } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { columnWords } from "#content/pages/back-office/cards.ts";
import type { RefusedRow, RegulatorFault, RowCode, SkippedRows } from "#domain/cards/regulator/regulator-file.ts";
import { type ContractKind, sayMonth } from "#domain/cards/regulator/regulator-product.ts";
import type { PriceChange, RegulatorColumn, ReviewedProduct } from "#domain/cards/regulator/review-products.ts";

export const regulatorWords = {
  head: {
    title: "Maandbestand van de V-test",
    description: "Het bestand van de regulator met alle producten nakijken en overnemen.",
  },
  title: "Maandbestand van de V-test",
  lead: "Het bestand van de Vlaamse Nutsregulator met alle producten, zonder btw. Het brengt de energieprijs, de certificaten en de vaste vergoeding van onze kaarten; injectie, deelkost en aanbiedingen staan er niet in en houden hun eigen datum.",
  back: { label: "Terug naar de kaarten", path: "/beheer/tariefkaarten" },
  form: "Het bestand",
  file: {
    label: "Kies een CSV-bestand",
    help: "Tot 32 MB. Is het een werkboek, open het dan en bewaar het als CSV. Alleen de nieuwste maand telt.",
  },
  look: "Bekijk de nieuwste maand",
  missing: "Kies een bestand.",
  fault: "Dit bestand is niet ingelezen",
  review: (month: string) => `Wat ${month} brengt`,
  cards: {
    caption: "Onze kaarten",
    columns: ["Kaart", "Wat", "Op onze kaart", "Maand voordien", "Deze maand", "Let op"],
    none: "Geen enkele prijs van onze kaarten verandert.",
  },
  jump: "Grote sprong",
  jumps: "Grote sprongen",
  jumpsLead:
    "Deze prijzen liggen ver van onze kaart of van de maand voordien. Ze blijven liggen, tenzij u ze aanvinkt. Kijk ze eerst na op de kaart van de leverancier.",
  keep: "Bewaar als ontwerp",
  keepHelp: "De kaarten staan dan klaar als ontwerp. Ze tellen pas nadat u ze publiceert.",
  leave: "Laat dit bestand liggen",
  fresh: {
    caption: "Nieuwe producten",
    columns: ["Leverancier", "Product", "Soort", "Energieprijs", "Vaste vergoeding"],
    none: "Geen enkel product is nieuw voor ons.",
  },
  absent: {
    caption: "Kaarten die niet in het bestand staan",
    columns: ["Kaart", "Leverancier"],
    none: "Al onze kaarten staan in het bestand.",
  },
  refused: {
    caption: "Geweigerde rijen",
    columns: ["Regel", "Product", "Onderdeel", "Waarom"],
    none: "Geen enkele rij is geweigerd.",
  },
  notCompared: {
    caption: "Nog niet vergeleken",
    columns: ["Product", "Leverancier", "Soort", "Wat ontbreekt"],
    none: "Alle producten van de laatste maand zijn vergeleken.",
  },
  done: {
    bewaard: "Het bestand is overgenomen. De kaarten staan klaar als ontwerp: publiceer ze bij de tariefkaarten.",
    weg: "Het bestand is weggelegd. Er is niets veranderd.",
    aangevuld: "Het product is aangevuld. De kaart staat klaar als ontwerp.",
    gekoppeld: "Het product hoort nu bij die kaart.",
  },
  meanwhile: "Iemand las ondertussen een ander bestand in, of nam dit al over. Kijk opnieuw na wat hier staat.",
};

const kinds: Readonly<Record<ContractKind, string>> = {
  fixed: "Vast",
  variable: "Variabel",
  dynamic: "Dynamisch",
};
export const sayContract = (kind: ContractKind): string => kinds[kind];

const count = (value: number, one: string, more: string) => `${formatNumber(value)} ${value === 1 ? one : more}`;

export const sayRows = (rows: number): string => count(rows, "rij", "rijen");
export const sayRefusedCount = (rows: number): string =>
  rows === 0 ? "geen" : `${count(rows, "rij of onderdeel", "rijen of onderdelen")}, hieronder bij naam`;

export const saySkipped = ({ business, gas, injection, notForSale, earlier }: SkippedRows): string =>
  [
    [earlier, "van vroegere maanden"],
    [business, "voor ondernemingen"],
    [gas, "van gas"],
    [injection, "van injectie"],
    [notForSale, "van het sociaal tarief en Fluvius"],
  ]
    .filter(([rows]) => rows !== 0)
    .map(([rows, what]) => `${formatNumber(Number(rows))} ${what}`)
    .join(", ") || "geen";

export const sayComparison = (compared: number, products: number): string =>
  `Vergeleken: ${formatNumber(compared)} van ${count(products, "product", "producten")}.`;

const units: Readonly<Record<RegulatorColumn, string>> = {
  energie: "cent per kWh",
  energie_dag: "cent per kWh",
  energie_nacht: "cent per kWh",
  energie_jaar: "cent per kWh",
  energie_toeslag: "cent per kWh, zonder btw",
  energie_factor: "",
  certificaten: "cent per kWh",
  vaste_vergoeding: "euro per jaar",
};
export const sayColumn = (column: RegulatorColumn): string => columnWords[column].label;
export const sayAmount = (column: RegulatorColumn, value: number | null): string =>
  value === null ? "–" : `${formatNumber(value, { fractionDigitsMax: 4 })} ${units[column]}`.trim();

/** One jump as the label of its box. */
export const sayJump = (name: string, changes: readonly PriceChange[]): string =>
  `${name}: ${changes
    .filter(({ isJump }) => isJump)
    .map(({ column, card, before, now }) => {
      const was = card ?? before;
      return `${sayColumn(column).toLowerCase()} van ${sayAmount(column, was)} naar ${sayAmount(column, now)}`;
    })
    .join("; ")}`;

const states: Readonly<Record<ReviewedProduct["state"], string>> = {
  refused: "Prijs of vaste vergoeding geweigerd: de kaart blijft wat ze is.",
  unknown: "Nog niet vergeleken.",
  older: "Onze kaart is van een latere maand.",
  same: "Niets veranderd.",
  changed: "",
};
export const sayState = (state: ReviewedProduct["state"]): string => states[state];

/** What is wrong with the whole file. */
export function sayRegulatorFault(fault: RegulatorFault): string {
  switch (fault.code) {
    case "workbook":
      return "Dit is een werkboek. Open het in uw rekenblad, kies ‘Opslaan als’, bewaar als CSV, en kies dan dat bestand.";
    case "wide-letters":
      return "Dit bestand heeft twee tekens per letter of is geen tekst. Bewaar het opnieuw als CSV, en kies dan dat bestand.";
    case "empty":
      return "Er staat niets in dit bestand.";
    case "separator":
      return "In de kopregel staan geen puntkomma’s tussen de kolommen. Neem het bestand zoals de regulator het geeft.";
    case "too-long":
      return "Dit bestand is te groot. Wij lezen er een tot 32 MB.";
    case "too-many":
      return "Er staan te veel producten in dit bestand. Neem het bestand zoals de regulator het geeft.";
    case "no-rows":
      return "In dit bestand staat geen enkele elektriciteitsprijs voor gezinnen waarvan wij de maand kennen.";
    case "columns-missing":
      return `Deze kolommen ontbreken in de kopregel: ${fault.columns.join(", ")}.`;
    case "column-twice":
      return `De kolom ‘${fault.column}’ staat er twee keer.`;
    case "column-unknown":
      return `De kolom ‘${fault.column}’ kennen wij niet.`;
    case "column-with-vat":
      return `In de kolom ‘${fault.column}’ staan prijzen met btw. Wij lezen alleen het bestand zonder btw.`;
  }
}

const rowWords: Readonly<Record<RowCode, (cell: string) => string>> = {
  "cell-count": (cell) => `Er staan ${cell} velden, of een veld in een kolom zonder naam.`,
  "cut-off": () => "Het bestand stopt midden in deze rij. Misschien is het afgebroken.",
  "quote-open": () => "Een aanhalingsteken wordt niet gesloten.",
  month: (cell) => `De maand ‘${cell}’ kennen wij niet.`,
  "month-to-come": (cell) => `De maand ${cell} moet nog komen.`,
  "unknown-word": (cell) => `Het woord ‘${cell}’ kennen wij niet.`,
  name: () => "In de naam ontbreekt een letter, of staat een teken dat geen letter is.",
  part: (cell) => `Het onderdeel ‘${cell}’ kennen wij niet.`,
  "no-unit": () => "Er staat geen eenheid bij, of een andere. Zonder eenheid kan het een prijs met alles erin zijn.",
  "no-number": (cell) => (cell === "" ? "Er staat geen prijs." : `‘${cell}’ is geen getal met een komma.`),
  "out-of-range": (cell) => `${cell} kan geen prijs in deze eenheid zijn.`,
  bonus: (cell) => `${cell} is een korting, geen vaste vergoeding. Zet ze op de kaart als aanbod.`,
  formula: (cell) => `De formule is niet volledig, of past niet bij dit onderdeel${cell === "" ? "" : ` (${cell})`}.`,
  "index-value": (cell) => `De laatst gekende waarde van ${cell === "" ? "de index" : cell} ontbreekt.`,
  contradiction: (cell) => `De prijs ${cell} klopt niet met de formule ernaast.`,
  rounded: (cell) =>
    `De factor ${cell} is afgerond, en er staat geen prijs naast waaruit wij de juiste kunnen afleiden. Neem de kaart van de leverancier.`,
  twice: (cell) => `Ditzelfde onderdeel staat ook op regel ${cell}, met een andere prijs.`,
  "doubled-columns": (cell) => `In twee kolommen met dezelfde naam staat iets anders (${cell}).`,
  kind: () => "Een dynamisch product heeft geen vaste prijs per meter.",
  incomplete: () => "Niet alle rijen van dit onderdeel zijn er.",
};
export const sayRefusedRow = ({ code, cell }: RefusedRow): string => rowWords[code](cell);

export const productWords = {
  description: "Een product uit het maandbestand: koppelen aan een kaart, of aanvullen.",
  back: { label: "Terug naar het maandbestand", path: "/beheer/tariefkaarten/v-test" },
  lead: (month: string) => `In het bestand van ${month}, en nog niet vergeleken.`,
  facts: "Uit het bestand, met 6 % btw",
  link: {
    title: "Het is een kaart die wij al hebben",
    lead: "De prijzen van dit product gaan dan naar die kaart, ook in de volgende maanden.",
    label: "Kaart",
    submit: "Koppel aan deze kaart",
    missing: "Kies een kaart.",
    refused: "Deze kaart past niet bij dit product.",
  },
  complete: {
    title: "Het is een nieuw product",
    lead: "Vul aan wat het bestand niet heeft, van de tariefkaart van de leverancier: de vergoeding voor injectie, en waar die vandaan komt.",
  },
  noFee: (supplier: string) =>
    `Van ${supplier} kennen wij nog geen kost om te delen. Zoek ze op in de V-test, bij de details van een contract, in de rij ‘Kosten of voorwaarden voor klanten die energiedelen?’, en lees ze in als deelkost. Tot dan blijft het product ‘nog niet vergeleken’.`,
};

const lacks = {
  card: "injectie",
  publication: "publicatie van de kaart",
  fee: "kost om te delen",
} as const;
export const sayLacks = (of: readonly (keyof typeof lacks)[]): string => of.map((lack) => lacks[lack]).join(", ");

export const checklistWords = {
  head: {
    title: "Wat deze maand vraagt",
    description: "Per leverancier: welke kaarten oud zijn, en wat er na te kijken is.",
  },
  title: "Wat deze maand vraagt",
  back: regulatorWords.back,
  lead: "Een prijs telt als oud vanaf 36 dagen na de laatste dag waarop iemand de kaart nog kon tekenen. Dan is ons antwoord geen oordeel meer, maar een bereik.",
  none: "Er zijn geen kaarten.",
  columns: ["Kaart", "Laatst te tekenen", "Leeftijd"],
  caption: (supplier: string, stale: number) =>
    stale === 0 ? supplier : `${supplier}: ${count(stale, "oude kaart", "oude kaarten")}`,
  ask: "Na te kijken",
  vtest:
    "In de V-test staat de kost om te delen bij de details van een contract, in de rij ‘Kosten of voorwaarden voor klanten die energiedelen?’. Daar staat ook of er aandelen nodig zijn, hoe de vaste vergoeding wordt verrekend, en de link naar de tariefkaart.",
  toFile: "Naar het maandbestand",
};

export const sayCardAge = (days: number, isStale: boolean): string => {
  if (days <= 0) return "nog te tekenen";
  const said = days === 1 ? "1 dag" : `${formatNumber(days)} dagen`;
  return isStale ? `${said}, oud` : said;
};

/** What a month asks of one card, as a question with the answer of today. */
export const checkQuestions = {
  sold: (product: string) =>
    `Kan iemand ${product} nog tekenen? Staat het niet meer in de V-test, dan is het uit de verkoop.`,
  energy: (month: string | null) =>
    month === null
      ? "Energieprijs en vaste vergoeding: komen met het maandbestand."
      : `Energieprijs en vaste vergoeding: van ${sayMonth(month)}, uit het maandbestand.`,
  brussels: (product: string) =>
    `Wat kost ${product} nu? De V-test is er alleen voor Vlaanderen: neem de kaart van de leverancier.`,
  injection: (product: string, now: string, until: string) =>
    `Wat betaalt ${product} nu voor injectie? Bij ons staat ${now}, tot ${formatDay(until)}.`,
  fee: (now: string) => `Wat vraagt de leverancier om te delen? Bij ons staat: ${now}.`,
  feeUnknown: "Wat vraagt de leverancier om te delen? Wij hebben nog geen kaart die dat zegt.",
  offer: "Geeft de kaart een korting in het eerste jaar? Die staat niet in het maandbestand.",
};
