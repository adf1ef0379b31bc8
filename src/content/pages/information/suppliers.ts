import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatEuros, formatEurosWhole } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { listWords } from "#content/format/list-words.ts";
import type { SharingCondition } from "#domain/cards/card.ts";
import type { SupplierFee } from "#domain/cards/sharing-fee.ts";
import type { PairTerms } from "#domain/economics/pair-gain.ts";
import type { Figure } from "#domain/figure.ts";

type Left = { readonly shared: number; readonly lowest: number; readonly highest: number };
type Contract = { readonly terms: PairTerms; readonly left: readonly Left[] };
type Reason = "only-dynamic" | "not-offered" | "fee-unsaid";

type Supplier = {
  readonly supplier: string;
  readonly name: string;
  readonly fee: SupplierFee | null;
  readonly condition: SharingCondition | null;
  readonly contract: Contract | null;
  readonly breakEven: number | null;
  readonly ends: { readonly lowest: number; readonly highest: number; readonly contracts: number } | null;
  readonly age: { readonly lastSignable: string; readonly isStale: boolean } | null;
  readonly readOn: string;
};

type Product = {
  readonly supplier: string;
  readonly product: string;
  readonly reason: Reason | null;
  readonly fee: SupplierFee | null;
  readonly first: Contract | null;
  readonly later: Contract | null;
  readonly energyPrice: Figure<"EUR/kWh">;
};

export type SupplierFacts = {
  readonly suppliers: readonly Supplier[];
  readonly products: readonly Product[];
  readonly compared: number;
  readonly market: Figure<"EUR/kWh">;
};

const THOUSAND = 1000;
const V_TEST = "https://vtest.vreg.be";
const FILE = "/leveranciers/kosten.csv";

const tags: Readonly<Record<SharingCondition, string>> = {
  "only-dynamic": "moet dynamisch",
  "may-become-dynamic": "kan dynamisch rekenen",
  "cooperative-share": "aandeel nodig",
  "not-offered": "delen kan niet",
};

const reasons: Readonly<Record<Reason, string>> = {
  "only-dynamic": "delen kan alleen met het dynamische contract",
  "not-offered": "delen kan niet",
  "fee-unsaid": "de kaart zegt niet wat delen kost",
};

/** A gain with its sign, in whole euros. */
export const signed = (amount: number): string => {
  const whole = Math.round(amount);
  return whole === 0 ? "0" : `${whole < 0 ? "−" : "+"}${formatNumber(Math.abs(whole))}`;
};

export const between = ({ lowest, highest }: Pick<Left, "lowest" | "highest">): string =>
  Math.round(lowest) === Math.round(highest) ? signed(lowest) : `${signed(lowest)} tot ${signed(highest)}`;

/** What a supplier asks of one side, as its card has it. */
function feeAmount(fee: SupplierFee | null): string {
  if (fee === null) return "?";
  if (fee.perEnergy !== null) return `${formatCentsPerKilowattHour(fee.perEnergy.value)} gedeeld`;
  const { value } = fee.fee;
  return Number.isInteger(value) ? formatEurosWhole(value) : formatEuros(value);
}

/** With whom a supplier goes best, in a sentence. */
export function bestSentence(
  side: "buyer" | "seller",
  supplier: string,
  best: { supplier: string; lowest: number; highest: number },
  volume: number,
): string {
  const [own, other] = side === "buyer" ? ["koper", "verkoper"] : ["verkoper", "koper"];
  return `Is de ${own} klant bij ${supplier}, dan brengt ${formatKilowattHours(volume)} het meest op met een ${other} bij ${best.supplier}: samen ${between(best)} euro per jaar.`;
}

/** In euros a year of who shares a thousand kWh, for the tiles. */
const yearly = (fee: SupplierFee): number => fee.fee.value + (fee.perEnergy?.value ?? 0) * THOUSAND;

function tagsOf({ fee, condition, age }: Supplier): string[] {
  const unsaid = fee?.doubt?.unsaid ?? [];
  return [
    ...(fee === null ? ["niet vermeld"] : []),
    ...(condition === null ? [] : [tags[condition]]),
    ...(unsaid.includes("payer") ? ["wie betaalt, is niet gezegd"] : []),
    ...(unsaid.includes("vat") ? ["btw niet gezegd"] : []),
    ...(age?.isStale ? ["oude prijs"] : []),
  ];
}

/** Who keeps most where both have it, and who least, of what the cards leave no doubt about. */
function headline(rows: readonly Supplier[]): string {
  const known = rows.flatMap(({ supplier, contract }) => {
    const left = contract?.left.find(({ shared }) => shared === THOUSAND);
    return left && left.lowest === left.highest ? [{ supplier, euros: left.lowest }] : [];
  });
  const inOrder = known.toSorted((one, other) => other.euros - one.euros);
  const [best, worst] = [inOrder[0], inOrder.at(-1)];
  if (best === undefined || worst === undefined || best === worst) return "";
  const said = (euros: number) =>
    `${euros < 0 ? "verliest u samen" : "houdt u samen"} ${formatEurosWhole(Math.abs(euros))}${euros < 0 ? "" : " over"}`;
  return `Deelt u ${formatKilowattHours(THOUSAND)} per jaar en bent u beiden klant bij ${best.supplier}, dan ${said(best.euros)}. Bij ${worst.supplier} ${said(worst.euros)}.`;
}

const feeRange = (rows: readonly Supplier[]): string => {
  const amounts = rows.flatMap(({ fee }) => (fee && fee.perEnergy === null ? [fee.fee.value] : []));
  return `${formatEurosWhole(Math.min(...amounts))} tot ${formatEurosWhole(Math.max(...amounts))}`;
};

/** Prices that nobody could sign any more for a while may not be those of today. */
function oldWords(rows: readonly Supplier[]): string | null {
  const old = rows.flatMap(({ supplier, age }) => (age?.isStale ? [{ supplier, day: age.lastSignable }] : []));
  const [first] = old.toSorted((one, other) => one.day.localeCompare(other.day));
  if (first === undefined) return null;
  return `De prijs van ${listWords(old.map(({ supplier }) => supplier))} is oud: die kaart gold tot ${formatDay(first.day)}${old.length > 1 ? " of kort daarna" : ""}. Vandaag kan het meer of minder zijn.`;
}

/** Products of which only the price could be read, by supplier. */
function missingWords(products: readonly Product[]): string[] {
  const missing = products.filter(({ reason }) => reason !== null);
  return (["fee-unsaid", "only-dynamic", "not-offered"] as const).flatMap((reason) => {
    const own = missing.filter((product) => product.reason === reason);
    if (own.length === 0) return [];
    const suppliers = [...new Set(own.map(({ supplier }) => supplier))].map((supplier) => {
      const count = own.filter((product) => product.supplier === supplier).length;
      return count === 1 ? supplier : `${supplier} (${count})`;
    });
    return [`${listWords(suppliers)}: ${reasons[reason]}.`];
  });
}

export const suppliersWords = ({ suppliers, products, compared, market }: SupplierFacts) => {
  const unsaid = suppliers.filter(({ fee }) => fee?.doubt?.unsaid.includes("payer")).map(({ supplier }) => supplier);
  return {
    head: {
      title: "Welke leverancier past bij delen?",
      description:
        "Wat elke Belgische leverancier vraagt om stroom te delen, en wat u en de ander samen overhouden bij 500, 1.000 en 3.000 kWh, met datum en bron.",
    },
    title: `Delen kost ${feeRange(suppliers)} per jaar. Uw leverancier beslist.`,
    lead: "U betaalt het aan de uwe, de ander aan de zijne.",
    answer: headline(suppliers),
    old: oldWords(suppliers),
    fees: {
      title: "Wat elke leverancier vraagt",
      legend: `Eén tegel is € 5 per jaar. Gearceerd: een kost per gedeelde kWh, hier bij ${formatKilowattHours(THOUSAND)}.`,
      supplier: "Leverancier",
      fee: "Per jaar, voor elk van u beiden",
      breakEven: "Loont samen vanaf",
      from: "vanaf",
      card: "Kaart geldig tot",
      rows: suppliers.map((row) => ({
        supplier: row.supplier,
        amount: feeAmount(row.fee),
        yearly: row.fee === null ? null : yearly(row.fee),
        isByEnergy: row.fee?.perEnergy !== null && row.fee !== null,
        tags: tagsOf(row),
        breakEven:
          row.contract === null
            ? "vraag het na"
            : row.breakEven === null
              ? "nooit"
              : row.breakEven === 0
                ? "de eerste kWh"
                : formatKilowattHours(Math.ceil(row.breakEven)),
        hasBreakEven: row.contract !== null && row.breakEven !== null,
        pays: row.breakEven !== null && row.breakEven <= THOUSAND,
        card: row.age === null ? "" : formatDay(row.age.lastSignable),
      })),
      note: "‘Loont samen vanaf’: zoveel kWh per jaar moet u delen als u beiden bij deze leverancier bent, met zijn kost zoals gedrukt.",
    },
    matrix: {
      title: "Uw leverancier naast die van de ander",
      volume: "U deelt per jaar",
      buyer: "Leverancier van de koper",
      seller: "Leverancier van de verkoper",
      none: "Weet ik niet",
      corner: "Koper ↓ verkoper →",
      caption: "Wat koper en verkoper samen overhouden, in euro per jaar, na de kosten van beide leveranciers",
      sellers: "Verkoper bij",
      buyers: "Koper bij",
      show: "Toon alle paren",
      legend: [
        { level: "much", text: "€ 60 of meer" },
        { level: "some", text: "€ 1 tot € 59" },
        { level: "depends", text: "hangt af van wat de kaart niet zegt" },
        { level: "little", text: "verlies tot € 60" },
        { level: "loss", text: "verlies van € 60 of meer" },
      ],
      note: `Per leverancier tellen wij het midden van zijn contracten die vandaag verkocht worden, zonder kortingen van het eerste jaar. Een dynamische kWh telt als ${formatCentsPerKilowattHour(market.value)}: de beursprijs op zonnige uren (${market.source.publisher}, ${formatDay(market.source.readOn)}).${unsaid.length > 0 ? ` ${listWords(unsaid)} ${unsaid.length > 1 ? "zeggen" : "zegt"} niet wie betaalt. Daar staan twee getallen: het minste en het meeste dat u kunt overhouden.` : ""}`,
      choose: "Kies een leverancier: dan ziet u met wie die koper of verkoper het meest overhoudt.",
    },
    left: {
      title: "Wat u samen overhoudt",
      lead: "U bent beiden klant bij dezelfde leverancier. In euro per jaar, voor u twee samen.",
      caption: "Wat twee klanten van dezelfde leverancier samen overhouden, in euro per jaar",
      columns: [
        "Leverancier",
        "Kost per kant",
        "500 kWh",
        "1.000 kWh",
        "3.000 kWh",
        "1.000 kWh, eerste jaar, volgens contract",
        "Gelezen",
      ],
      rows: suppliers.map((row) => [
        row.supplier,
        feeAmount(row.fee),
        ...(row.contract?.left.map(between) ?? ["?", "?", "?"]),
        row.ends === null ? "?" : `${between(row.ends)}${row.ends.contracts > 1 ? ` (${row.ends.contracts})` : ""}`,
        formatDay(row.readOn),
      ]),
      note: "Voorlaatste kolom: van het contract dat het minst laat tot het contract dat het meest laat, met de kortingen van het eerste jaar. Tussen haakjes het aantal contracten. Alle bedragen zijn met btw.",
      file: { text: "Alle contracten als csv", path: FILE },
    },
    compared: {
      title: `Vergeleken: ${compared} van ${products.length} contracten`,
      lead: "Van de andere weten wij niet wat delen kost of mag.",
      missing: missingWords(products),
      withdrawn: "Wat niet meer verkocht wordt, stellen wij nooit voor.",
    },
    free: {
      title: "Niemand betaalt ons voor een plaats",
      points: [
        "Wij krijgen geen commissie van leveranciers. Ze staan van de laagste naar de hoogste kost.",
        "Hier telt alleen wat delen verandert. Een lage kost met een dure kWh is geen goede koop: vergelijk ook uw hele factuur.",
        "Kosten en prijzen veranderen. Vraag het bedrag na voor u tekent.",
      ],
      vTest: { text: "Vergelijk uw hele factuur met de V-test", url: V_TEST },
      report: { text: "Meld een fout of een nieuwe kaart", path: "/contact" },
      calculator: { text: "Reken met mijn verbruik", path: "/calculator/koper" },
    },
  };
};

const BYTE_ORDER_MARK = "\ufeff";
const cell = (text: string) => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cents = (amount: number) => amount.toFixed(2).replace(".", ",");

/** Every product as a file for a spreadsheet that speaks Dutch. Where the card leaves something unsaid, both ends stand there. */
export function suppliersCsv({ products }: SupplierFacts): string {
  const volumes = [500, 1000, 3000];
  const ends = volumes.flatMap((volume) => [`${volume} kWh minst`, `${volume} kWh meest`]);
  const header = [
    "Leverancier",
    "Contract",
    "Kost per kant (euro per jaar)",
    "Kost per gedeelde kWh (cent)",
    ...ends.map((end) => `Samen over, eerste jaar, ${end} (euro)`),
    ...ends.map((end) => `Samen over, latere jaren, ${end} (euro)`),
    "Niet vergeleken omdat",
    "Wat de kaart erbij zegt",
    "Kaart geldig tot",
    "Bron van de prijs",
    "Bron van de kost",
    "Gelezen op",
  ];
  const six = (contract: Contract | null) =>
    volumes.flatMap((volume) => {
      const left = contract?.left.find(({ shared }) => shared === volume);
      return left ? [cents(left.lowest), cents(left.highest)] : ["", ""];
    });
  const rows = products.map(({ supplier, product, reason, fee, first, later, energyPrice }) => [
    supplier,
    product,
    fee === null || fee.perEnergy !== null ? "" : cents(fee.fee.value),
    fee?.perEnergy ? cents(fee.perEnergy.value * 100) : "",
    ...six(first),
    ...six(later),
    reason === null ? "" : reasons[reason],
    fee?.note ?? "",
    energyPrice.validUntil ?? "",
    `${energyPrice.source.publisher}: ${energyPrice.source.title}`,
    fee === null ? "" : `${fee.fee.source.publisher}: ${fee.fee.source.title}`,
    energyPrice.source.readOn,
  ]);
  return BYTE_ORDER_MARK + [header, ...rows].map((cells) => `${cells.map(cell).join(";")}\r\n`).join("");
}
