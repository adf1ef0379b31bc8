import { formatDay } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { tableFaults } from "#content/pages/back-office/table-faults.ts";
import type { Card, SupplierCard } from "#domain/cards/card.ts";
import { type CardColumn, type ChoiceColumn, choiceWords } from "#domain/cards/card-columns.ts";
import type { CardWarning } from "#domain/cards/compare-cards.ts";
import type { RowFault } from "#domain/cards/read-card-row.ts";
import { CARDS_PER_FILE_MAX, type FileFault } from "#domain/cards/read-cards-file.ts";
import { type CalendarDay, parseCalendarDay } from "#domain/time/calendar-day.ts";

export const cardsWords = {
  head: {
    title: "Tariefkaarten",
    description: "De kaarten van leveranciers: leeftijd, einde, ontwerpen en publicaties.",
  },
  title: "Tariefkaarten",
  lead: "Waarmee de site vandaag rekent. Een nieuwe kaart telt vanaf een latere dag; oude links blijven wat ze waren.",
  list: {
    caption: "Kaarten die vandaag tellen",
    columns: ["Kaart", "Soort", "Geldig tot", "Gelezen", "Oud", "Wat volgt"],
    none: "Geen kaarten.",
  },
  drafts: {
    caption: "Ontwerpen",
    columns: ["Kaart", "Soort", "Let op"],
    none: "Geen ontwerpen. Importeer een bestand, of open een kaart en wijzig ze.",
  },
  toImport: "Bestand importeren",
  toRegulator: "Maandbestand van de V-test",
  toChecklist: "Wat deze maand vraagt",
  download: "Deze kaarten als CSV",
  publishAll: {
    title: "Alle ontwerpen publiceren",
    submit: "Publiceer alle ontwerpen",
    help: "Komt in het logboek. Wat gepubliceerd is, verandert niet meer.",
  },
  done: { gepubliceerd: "De ontwerpen zijn gepubliceerd.", ingelezen: "De kaarten staan klaar als ontwerp." },
};

export const FROM_FIELD = "vanaf";
export const fromWords = {
  label: "Telt vanaf",
  help: "Ten vroegste morgen.",
  missing: "Kies de dag vanaf wanneer de kaart telt.",
};

export const cardWords = {
  description: "Een tariefkaart met haar geschiedenis, wijzigen en publiceren.",
  back: { label: "Terug naar de kaarten", path: "/beheer/tariefkaarten" },
  now: "Wat vandaag telt",
  draft: "Ontwerp",
  noDraft: "Er is geen ontwerp. Wijzig hieronder wat op de nieuwe kaart staat, en bewaar.",
  edit: "Kaart wijzigen",
  editLead: "Wat u bewaart, is een ontwerp: het telt pas na publicatie.",
  save: "Bewaar als ontwerp",
  history: {
    caption: "Geschiedenis",
    columns: ["Telt vanaf", "Geldig tot", "Bron", "Gelezen", "Gepubliceerd"],
    none: "",
  },
  shipped: "Bij de site geleverd",
  open: "Geen einde vermeld",
  publish: {
    title: "Publiceren",
    submit: "Publiceer deze kaart",
    help: "Komt in het logboek. Wat gepubliceerd is, verandert niet meer.",
  },
  drop: { title: "Ontwerp weggooien", submit: "Gooi weg", help: "Komt in het logboek. De kaart die telt, blijft." },
  done: {
    bewaard: "Het ontwerp is bewaard.",
    gepubliceerd: "De kaart is gepubliceerd.",
    weg: "Het ontwerp is weggegooid.",
  },
};

export const importWords = {
  head: { title: "Tariefkaarten importeren", description: "Een bestand met tariefkaarten nakijken en inlezen." },
  title: "Tariefkaarten importeren",
  lead: "CSV met een kopregel, of JSON. Eerst ziet u wat erin staat; er wordt niets half ingelezen.",
  back: cardWords.back,
  form: "Het bestand",
  file: { label: "Kies een bestand", help: "Of plak de inhoud hieronder." },
  text: { label: "Inhoud", help: "De kolommen staan hieronder; een kolom die u niet nodig hebt, mag ontbreken." },
  look: "Bekijk",
  preview: { caption: "Wat erin staat", columns: ["Kaart", "Soort", "Let op"], none: "" },
  keep: "Bewaar als ontwerp",
  faults: "Dit bestand is niet ingelezen",
  more: (count: number) => `En nog ${formatNumber(count)} andere.`,
  missing: "Kies een bestand of plak de inhoud.",
  columns: "Kolommen",
};

const kindNames: Readonly<Record<Card["kind"], string>> = {
  product: "Product",
  dynamic: "Dynamisch product",
  supplier: "Kost om te delen",
};
export const sayKind = (kind: Card["kind"]): string => kindNames[kind];
export const sayCard = (card: Card): string => (card.kind === "supplier" ? card.supplier : card.product);

const CENTS = "cent per kWh, met 6 % btw";
const PLAIN_CENTS = "cent per kWh, zonder btw";
export const columnWords: Readonly<
  Record<CardColumn, { readonly label: string; readonly help?: string; readonly unit?: string }>
> = {
  soort: { label: "Soort", help: "product, dynamisch of deelkost." },
  sleutel: {
    label: "Sleutel",
    help: "De naam in links: leverancier en product, met een streepje. Ze verandert nooit.",
  },
  leverancier: { label: "Leverancier" },
  product: { label: "Product" },
  regio: { label: "Gewest" },
  prijs: { label: "Prijs" },
  energie: { label: "Energieprijs", help: "Enkelvoudige meter.", unit: CENTS },
  energie_dag: { label: "Energieprijs overdag", help: "Alleen samen met die van de nacht.", unit: CENTS },
  energie_nacht: { label: "Energieprijs ’s nachts", unit: CENTS },
  energie_jaar: {
    label: "Energieprijs, schatting over een jaar",
    help: "Wat een variabele kaart zelf voorspelt.",
    unit: CENTS,
  },
  injectie: { label: "Vergoeding voor injectie", unit: "cent per kWh" },
  injectie_jaar: { label: "Vergoeding voor injectie, schatting over een jaar", unit: "cent per kWh" },
  vaste_vergoeding: { label: "Vaste vergoeding", unit: "euro per jaar, met 6 % btw" },
  energie_toeslag: { label: "Toeslag op de marktprijs", unit: PLAIN_CENTS },
  energie_factor: { label: "Factor van de marktprijs", help: "1 is de marktprijs zelf." },
  injectie_toeslag: { label: "Toeslag bij injectie", help: "Meestal negatief.", unit: PLAIN_CENTS },
  injectie_factor: { label: "Factor bij injectie" },
  certificaten: { label: "Groene stroom en WKK", help: "Samen.", unit: CENTS },
  vtest_maand: {
    label: "Maand van de V-test",
    help: "Zoals 2026-10: van die maand zijn energieprijs, certificaten en vaste vergoeding. Leeg als de kaart ze zelf noemt.",
  },
  vtest_gelezen: { label: "V-test gelezen op", help: "Alleen samen met de maand." },
  deelkost: {
    label: "Kost om te delen",
    help: "Leeg als de kaart niets zegt, onbekend als ze een kost noemt zonder bedrag.",
    unit: "euro, of cent per gedeelde kWh",
  },
  deelkost_eenheid: { label: "Eenheid van die kost", help: "Leeg is per jaar. Per gedeelde kWh schrijft u cent." },
  deelkost_per: { label: "Aangerekend per" },
  deelkost_btw: { label: "Btw in die kost", help: "Leeg is inbegrepen, aan 21 %." },
  deelkost_wie: { label: "Wie die kost betaalt", help: "Leeg is elke kant." },
  deelkost_telling: { label: "Deel van een jaar" },
  deelvoorwaarde: { label: "Voorwaarde om te delen" },
  opmerking: { label: "Wat de kaart nog zegt", help: "Een zin, zoals bezoekers hem lezen." },
  certificaten_inbegrepen: {
    label: "Certificaten in de energieprijs",
    help: "Alleen als de kaart ze in haar energieprijs afdrukt: wij halen ze eruit.",
    unit: CENTS,
  },
  energie_basis: { label: "Periode van de energieprijs", help: "Van welke periode het afgedrukte getal is." },
  energie_index: {
    label: "Index van de energieprijs",
    help: "Alleen bij een variabele prijs, samen met factor en toeslag.",
  },
  energie_index_factor: { label: "Factor van die index", help: "1 is de index zelf." },
  energie_index_toeslag: { label: "Toeslag op die index", unit: PLAIN_CENTS },
  injectie_basis: { label: "Periode van de injectievergoeding" },
  injectie_index: { label: "Index van de injectievergoeding", help: "Vaak een andere dan die van de energie." },
  injectie_index_factor: { label: "Factor van die index" },
  injectie_index_toeslag: { label: "Toeslag op die index", unit: PLAIN_CENTS },
  injectie_minimum: { label: "Minste injectievergoeding", unit: "cent per kWh" },
  blok_kwh: { label: "Eerste kWh met een eigen prijs", help: "Samen met hun prijs.", unit: "kWh per jaar" },
  blok_energie: { label: "Prijs van die eerste kWh", unit: CENTS },
  korting_energie: { label: "Korting op energie, eerste jaar", unit: CENTS },
  korting_energie_procent: { label: "Korting op energie, eerste jaar, in procent" },
  korting_injectie: { label: "Meer voor injectie, eerste jaar", unit: "cent per kWh" },
  korting_kwh: { label: "Gratis kWh, eerste jaar", unit: "kWh" },
  korting_euro: { label: "Welkomstkorting, eerste jaar", unit: "euro, met 6 % btw" },
  looptijd: { label: "Looptijd", help: "Leeg als de kaart er geen noemt.", unit: "maanden" },
  ingetrokken: { label: "Niet meer te koop sinds", help: "Leeg zolang de kaart te koop is." },
  geldig_vanaf: { label: "Te tekenen vanaf", help: "De eerste dag van de kaart zelf." },
  geldig_tot: { label: "Geldig tot en met", help: "Leeg als de kaart geen einde noemt." },
  bron: { label: "Bron", help: "De naam van de tariefkaart. Eindig op een komma, de maand en het jaar." },
  uitgever: { label: "Uitgever" },
  uitgegeven: { label: "Uitgegeven op" },
  gelezen: { label: "Gelezen op" },
};

/** Unit and help of a field, in one line; empty where there is nothing to say. */
export const hintOf = (column: CardColumn): string => {
  const { help, unit } = columnWords[column];
  return [unit ? `In ${unit}.` : "", help ?? ""].join(" ").trim();
};

const choiceLabels: Readonly<Record<string, string>> = {
  product: "Product",
  dynamisch: "Dynamisch product",
  deelkost: "Kost om te delen",
  vlaanderen: "Vlaanderen",
  brussel: "Brussel",
  vast: "Vast",
  variabel: "Variabel",
  klant: "Klant",
  aansluiting: "Aansluiting",
  "niet-vermeld": "Niet vermeld",
  "alleen-dynamisch": "Alleen met een dynamisch contract",
  "kan-dynamisch-worden": "De leverancier mag het contract dynamisch maken",
  "aandeel-cooperatie": "Alleen met een aandeel in de coöperatie",
  "niet-mogelijk": "Delen kan niet",
  jaar: "Jaar",
  maand: "Maand",
  kwartaal: "Kwartaal",
  "gedeelde-kwh": "Gedeelde kWh",
  inbegrepen: "Inbegrepen",
  "niet-inbegrepen": "Niet inbegrepen",
  beide: "Elke kant",
  koper: "De koper",
  verkoper: "De verkoper",
  "per-dag": "Verrekend per dag",
  geheel: "Altijd het hele bedrag",
  gewoon: "Gewoon gemiddelde",
  afname: "Gewogen met de afname",
  zon: "Gewogen met de zon",
};
export const choicesOf = (column: ChoiceColumn) =>
  Object.keys(choiceWords[column]).map((value) => ({ value, label: choiceLabels[value] ?? value }));

/** What stands in a column of a card, as it is read on screen. */
export function sayCell(column: CardColumn, value: string): string {
  const day = parseCalendarDay(value);
  if (day !== null) return formatDay(day);
  const { unit } = columnWords[column];
  return Object.hasOwn(choiceWords, column) ? (choiceLabels[value] ?? value) : unit ? `${value} ${unit}` : value;
}

const nameOf = (column: CardColumn) => columnWords[column].label;
const number = (value: number) => formatNumber(value, { fractionDigitsMax: 4 });

/** What a supplier asks for sharing, as its card says it. */
export function sayFee({ sharingFee, feeUnit = "year", feeVat = "included" }: SupplierCard): string {
  if (sharingFee === null) return "de kaart zegt niets";
  if (sharingFee === "unstated") return "een kost zonder bedrag";
  const unit = { year: "euro per jaar", month: "euro per maand", "shared-energy": "cent per gedeelde kWh" }[feeUnit];
  const vat = { included: "met btw", excluded: "zonder btw", unstated: "btw niet vermeld" }[feeVat];
  return `${number(sharingFee)} ${unit}, ${vat}`;
}

/** What is wrong in one field, as a sentence beside it. */
export function sayRowFault(fault: RowFault): string {
  switch (fault.code) {
    case "missing":
      return "Vul dit in.";
    case "no-number":
      return "Schrijf een getal, zoals 18,94.";
    case "out-of-range":
      return `Een getal tussen ${number(fault.min)} en ${number(fault.max)}. Kijk de eenheid na.`;
    case "no-month":
      return "Schrijf een maand met haar jaar, zoals 2026-10.";
    case "no-day":
      return "Schrijf een dag die bestaat, zoals 2026-12-31.";
    case "not-yet-read":
      return "Deze dag moet nog komen.";
    case "key-shape":
      return "Gebruik kleine letters, cijfers en minstens één streepje, zoals leverancier-product.";
    case "both-or-none":
      return "Vul beide in, of geen van beide.";
    case "unknown-choice":
      return `Kies ${fault.choices.join(", ").replace(/, ([^,]*)$/, " of $1")}.`;
    case "too-long":
      return `Hoogstens ${formatNumber(fault.max)} tekens.`;
    case "not-of-kind":
      return "Deze soort kaart kent dit niet: laat het leeg.";
    case "control":
      return "Hier staat een teken dat geen tekst is.";
  }
}

/** What is wrong in a file, with its line. */
export const sayFileFault = (fault: FileFault): string => `Regel ${formatNumber(fault.line)}: ${sayInLine(fault)}`;

function sayInLine(fault: FileFault): string {
  if ("column" in fault) return `${nameOf(fault.column)} (${fault.column}). ${sayRowFault(fault)}`;
  switch (fault.code) {
    case "empty":
      return "er staan geen kaarten in dit bestand.";
    case "too-many":
      return `dit bestand is te groot. Lees hoogstens ${formatNumber(CARDS_PER_FILE_MAX)} kaarten tegelijk in.`;
    case "quote-open":
      return tableFaults.quoteOpen;
    case "no-json":
      return "dit is geen geldige JSON.";
    case "no-list":
      return "JSON begint met een lijst van kaarten, tussen vierkante haken.";
    case "no-card":
      return "hier staat geen kaart.";
    case "columns-missing":
      return tableFaults.columnsMissing(fault.columns);
    case "column-unknown":
      return `de kolom ‘${fault.name}’ kennen wij niet.`;
    case "column-twice":
      return `de kolom ‘${fault.name}’ staat er twee keer.`;
    case "cell-count":
      return `hier staan ${formatNumber(fault.found)} velden in plaats van ${formatNumber(fault.expected)}. Zet een veld met een scheidingsteken tussen aanhalingstekens.`;
    case "key-twice":
      return `de sleutel ${fault.key} staat ook op regel ${formatNumber(fault.first)}.`;
  }
}

function sayWarning(warning: CardWarning): string {
  switch (warning.code) {
    case "new-card":
      return "Nieuwe kaart.";
    case "kind-changed":
      return "De soort is anders dan nu.";
    case "moved":
      return `${nameOf(warning.column)} gaat van ${warning.before} naar ${warning.after}, een verschil van ${formatPercent(warning.share)}.`;
    case "gone":
      return `${nameOf(warning.column)} staat er niet meer.`;
    case "came":
      return `${nameOf(warning.column)} is nieuw.`;
    case "injection-above-energy":
      return "Injectie brengt evenveel op als energie kost, of meer.";
    case "already-ended":
      return `De kaart is al verlopen: ze gold tot en met ${formatDay(warning.until)}.`;
  }
}
export const sayWarnings = (warnings: readonly CardWarning[]): string =>
  warnings.length === 0 ? "Niets bijzonders." : warnings.map(sayWarning).join(" ");

export const sayUntil = (until: CalendarDay | null, isOver: boolean): string =>
  until === null ? cardWords.open : `${formatDay(until)}${isOver ? ", verlopen" : ""}`;

export const sayAge = (readOn: string, days: number): string =>
  `${formatDay(readOn)}, ${days === 0 ? "vandaag" : days === 1 ? "1 dag geleden" : `${formatNumber(days)} dagen geleden`}`;

export const sayComing = (from: CalendarDay | null, hasDraft: boolean): string =>
  [from === null ? null : `Nieuwe kaart vanaf ${formatDay(from)}`, hasDraft ? "Ontwerp" : null]
    .filter((part) => part !== null)
    .join("; ") || "Niets";

const publishRefusals = {
  "not-later-than-today": "Kies een dag na vandaag: wat vandaag berekend werd, verandert niet meer.",
  "too-far-ahead": "Kies een dag binnen het jaar.",
  "draft-gone": "Dit ontwerp is er niet meer. Iemand anders publiceerde het of gooide het weg.",
} as const;
export const sayPublishRefusal = (code: keyof typeof publishRefusals): string => publishRefusals[code];
