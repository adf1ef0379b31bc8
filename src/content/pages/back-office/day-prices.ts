import { formatDay } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { tableFaults } from "#content/pages/back-office/table-faults.ts";
import type { DaySpan } from "#domain/day-prices/day-prices.ts";
import { PRICE_DAYS_MAX, PRICE_LIMITS, type PriceFault } from "#domain/day-prices/read-prices-file.ts";

export const dayPricesWords = {
  head: {
    title: "Dagprijzen",
    description: "De prijzen van de day-aheadmarkt: wat er is, wat ontbreekt, en een bestand inlezen.",
  },
  title: "Dagprijzen",
  lead: "De prijs per uur of per kwartier op de day-aheadmarkt. Zodra er een heel jaar is, rekenen dynamische contracten ermee.",
  now: "Waarmee vandaag gerekend wordt",
  facts: {
    counting: "Vandaag",
    coming: "Vanaf morgen",
    days: "Ingelezen",
    quarters: "Waarvan per kwartier",
    last: "Laatste dag",
    gaps: "Ontbreekt",
  },
  model: "Een model: er is geen heel jaar dagprijzen ingelezen.",
  none: "Nog geen enkele dag.",
  noGaps: "Niets",
  imports: {
    caption: "Ingelezen bestanden",
    columns: ["Telt vanaf", "Dagen", "Bron", "Gelezen", "Ingelezen op"],
    none: "Nog geen bestanden.",
  },
  form: "Bestand inlezen",
  formLead: "Alleen hele dagen. Er wordt niets half ingelezen, en de prijzen tellen vanaf morgen.",
  file: { label: "Kies een bestand", help: "Of plak de inhoud hieronder." },
  text: {
    label: "Inhoud",
    help: "CSV met de kolommen datum en prijs, gescheiden door een puntkomma of een komma. De datum is het begin van het uur of het kwartier, in Belgische tijd: 2026-03-29 00:00, 29/03/2026 00:00 of 2026-03-28T23:00Z. De prijs is in euro per MWh.",
  },
  source: "Bron",
  publisher: "Uitgever",
  readOn: "Gelezen op",
  replace: {
    label: "Vervang dagen die al met andere prijzen ingelezen zijn",
    help: "De vorige prijzen blijven bewaard: links van voor morgen rekenen ermee.",
  },
  why: "Komt in het logboek.",
  submit: "Lees in",
  missing: "Kies een bestand of plak de inhoud.",
  faults: "Dit bestand is niet ingelezen",
  more: (count: number) => `En nog ${formatNumber(count)} andere.`,
  done: { ingelezen: "De prijzen zijn ingelezen. Ze tellen vanaf morgen." },
};

export const saySpan = ({ from, until }: DaySpan): string => `${formatDay(from)} tot en met ${formatDay(until)}`;

export const sayYear = (span: DaySpan | null): string =>
  span === null ? dayPricesWords.model : `Dagprijzen van ${saySpan(span)}.`;

const countDays = (days: number): string => (days === 1 ? "1 dag" : `${formatNumber(days)} dagen`);

export { countDays as sayDays };

export const sayLastDay = (until: string, ageDays: number): string =>
  ageDays <= 0 ? formatDay(until) : `${formatDay(until)}, ${countDays(ageDays)} geleden`;

const GAPS_SHOWN = 12;

/** One gap on a line; of very many the first ones. */
export function sayGaps(gaps: readonly DaySpan[]): string {
  if (gaps.length === 0) return dayPricesWords.noGaps;
  const lines = gaps.slice(0, GAPS_SHOWN).map((gap) => (gap.from === gap.until ? formatDay(gap.from) : saySpan(gap)));
  return [...lines, ...(gaps.length > GAPS_SHOWN ? [dayPricesWords.more(gaps.length - GAPS_SHOWN)] : [])].join("\n");
}

const DAYS_NAMED = 5;

export const importRefusals = {
  nothingNew: "Al deze prijzen waren al ingelezen. Er is niets veranderd.",
  meanwhile: "Intussen las iemand anders prijzen in. Bekijk de lijst en probeer opnieuw.",
  differs: (days: readonly string[]): string => {
    const named = days.slice(0, DAYS_NAMED).map((day) => formatDay(day));
    const rest = days.length - named.length;
    const list = rest > 0 ? `${named.join(", ")} en nog ${formatNumber(rest)} andere` : named.join(", ");
    return `Al met andere prijzen ingelezen: ${list}. Vink aan dat u ze wilt vervangen, of haal ze uit het bestand.`;
  },
};

/** What is wrong in a file, with its line. */
export const sayPriceFault = (fault: PriceFault): string => `Regel ${formatNumber(fault.line)}: ${sayInLine(fault)}`;

function sayInLine(fault: PriceFault): string {
  switch (fault.code) {
    case "empty":
      return "er staan geen prijzen in dit bestand.";
    case "too-large":
      return `dit bestand is te groot. Lees hoogstens ${formatNumber(PRICE_DAYS_MAX)} dagen tegelijk in.`;
    case "quote-open":
      return tableFaults.quoteOpen;
    case "columns-missing":
      return tableFaults.columnsMissing(fault.columns);
    case "cell-count":
      return `hier staan ${formatNumber(fault.found)} velden. Verwacht worden een datum en een prijs.`;
    case "no-stamp":
      return "dit is geen begin van een uur of kwartier dat in België bestaat. Schrijf bijvoorbeeld 2026-03-29 00:00.";
    case "no-number":
      return "de prijs is geen getal. Schrijf bijvoorbeeld 85,12.";
    case "out-of-range":
      return `de prijs ligt niet tussen ${formatNumber(PRICE_LIMITS.min)} en ${formatNumber(PRICE_LIMITS.max)} euro per MWh.`;
    case "unit":
      return "alle prijzen zijn kleiner dan 2. Schrijf ze in euro per MWh, niet per kWh.";
    case "too-early":
      return `wij lezen prijzen vanaf ${formatDay(fault.bound)}.`;
    case "too-late":
      return `deze dag is nog niet bekend. De laatste mogelijke dag is ${formatDay(fault.bound)}.`;
    case "twice":
      return `dit uur of kwartier staat ook op regel ${formatNumber(fault.first)}.`;
    case "day-incomplete":
      return `${formatDay(fault.day)} is niet volledig: er staan ${formatNumber(fault.found)} prijzen, en het moeten er ${fault.hours} zijn (per uur) of ${fault.quarters} (per kwartier).`;
  }
}
