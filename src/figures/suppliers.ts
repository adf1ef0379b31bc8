import type { Card, CardVersion, PublishedCards } from "#domain/cards/card.ts";
import { type CountingRules, cardsOn, type SupplyCards } from "#domain/cards/cards-on.ts";
import type { MonthMean } from "#domain/cards/market-move.ts";
import type { FigureSource } from "#domain/figure.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { OCTOBER_COUNTS_FROM, octoberCards } from "#figures/cards-october-2026.ts";
import { dayAheadMonths, marketIndexOn } from "#figures/market-prices.ts";
import { estimated, found } from "#figures/write-figure.ts";

// The cards were issued in April and May 2026; the earliest day on which one of them applied stands for all.
const CARDS_VALID_FROM: CalendarDay = "2026-04-01";
/** Until this day new customers got these prices; what a card asks later was not read. */
const CARDS_VALID_UNTIL: CalendarDay = "2026-05-31";
const READ_ON = "2026-11-14";

const sourceOf = (title: string, publisher: string, publishedOn?: string) => {
  const source: FigureSource = { title, publisher, readOn: READ_ON };
  return {
    source: publishedOn === undefined ? source : { ...source, publishedOn },
    validFrom: CARDS_VALID_FROM,
  };
};

const shipped = (card: Card, product: string): CardVersion => ({
  card,
  from: CARDS_VALID_FROM,
  until: CARDS_VALID_UNTIL,
  source: { title: `Tariefkaart ${product}, april-mei 2026`, publisher: card.supplier, readOn: READ_ON },
});

const NO_PRICES = {
  kind: "product",
  region: "flanders",
  isFixed: true,
  energyDay: null,
  energyNight: null,
  energyForecast: null,
  injectionForecast: null,
  fixedFee: null,
} as const;

type Product = Extract<Card, { kind: "product" }>;
const product = (card: Partial<Product> & Pick<Product, "key" | "supplier" | "product" | "energy" | "injection">) =>
  shipped({ ...NO_PRICES, ...card }, card.product);

type Supplier = Extract<Card, { kind: "supplier" }>;
const supplier = (key: string, name: string, card: Partial<Supplier>) =>
  shipped(
    {
      kind: "supplier",
      key,
      supplier: name,
      sharingFee: null,
      feeBasis: "unstated",
      condition: null,
      note: null,
      ...card,
    },
    "elektriciteit",
  );

const aprilCards: readonly CardVersion[] = [
  product({
    key: "engie-easy-vast",
    supplier: "Engie",
    product: "Engie Easy Vast",
    energy: 18.94,
    injection: 3.22,
    fixedFee: 69,
  }),
  product({
    key: "eneco-zon-wind-vast",
    supplier: "Eneco",
    product: "Eneco Zon & Wind Vast",
    energy: 18.65,
    injection: 4.76,
    fixedFee: 65,
  }),
  product({
    key: "octa-fixed",
    supplier: "OCTA+",
    product: "OCTA+ Fixed",
    energy: 15.89,
    injection: 4.72,
    fixedFee: 65,
  }),
  product({
    key: "luminus-comfyflex",
    supplier: "Luminus",
    product: "Luminus ComfyFlex",
    isFixed: false,
    energy: 15.58,
    injection: 3.96,
    energyForecast: 17.28,
  }),
  product({
    key: "totalenergies-mycomfort",
    supplier: "TotalEnergies",
    product: "TotalEnergies myComfort",
    isFixed: false,
    energy: 15.62,
    injection: 1.34,
    fixedFee: 90,
  }),
  product({
    key: "ecopower-burgerstroom",
    supplier: "Ecopower",
    product: "Ecopower Burgerstroom",
    isFixed: false,
    energy: 13.5,
    injection: 2,
    fixedFee: 0,
  }),
  product({
    key: "ebem-groen-variabel",
    supplier: "EBEM",
    product: "EBEM Groen Variabel",
    isFixed: false,
    energy: 12.34,
    injection: 1.34,
    energyForecast: 14.07,
    injectionForecast: 4.33,
    fixedFee: 85,
  }),
  product({
    key: "dats24-groen-variabel",
    supplier: "DATS 24",
    product: "DATS 24 Groen Variabel",
    isFixed: false,
    energy: 10.64,
    injection: 0.83,
    energyForecast: 12.55,
    injectionForecast: 3.07,
    fixedFee: 38.5,
  }),
  // The energy component of a Brussels household card.
  product({
    key: "mega-smart-fixed-brussel",
    supplier: "Mega",
    product: "Mega Smart Fixed voor Brussel",
    region: "brussels",
    energy: 16.85,
    injection: 1.67,
    fixedFee: 111.3,
  }),
  // Printed as 0.8702 + 0.1039 x eSpot in cents, with eSpot in EUR/MWh.
  shipped(
    {
      kind: "dynamic",
      key: "engie-dynamic-brussel",
      supplier: "Engie",
      product: "Engie Dynamic voor Brussel",
      region: "brussels",
      energyAddition: 0.8702,
      energyFactor: 1.039,
      injectionAddition: -1.3135,
      injectionFactor: 1,
      fixedFee: 100.7,
    },
    "Engie Dynamic voor Brussel",
  ),
  // Up to two connections of the same customer are one fee, more are one fee each.
  supplier("deelkost-engie", "Engie", {
    sharingFee: 121,
    feeBasis: "customer",
    note: "Tot twee aansluitingen één keer, daarboven per aansluiting. Niet verrekend per dag.",
  }),
  supplier("deelkost-eneco", "Eneco", { sharingFee: 124.63, feeBasis: "connection", note: "Verrekend per dag." }),
  supplier("deelkost-ecofix", "Ecofix", { sharingFee: 121 }),
  // Printed as 8 euros a month.
  supplier("deelkost-octa", "OCTA+", {
    sharingFee: 96,
    feeBasis: "connection",
    condition: "may-become-dynamic",
    note: "8\u00a0euro per maand. De leverancier mag u naar een dynamische prijs overzetten.",
  }),
  // Printed as 80 euros without VAT, and only with a dynamic contract.
  supplier("deelkost-ebem", "EBEM", {
    sharingFee: 96.8,
    feeBasis: "connection",
    condition: "only-dynamic",
    note: "Alleen met een dynamisch contract en een digitale maandfactuur.",
  }),
  supplier("deelkost-mega", "Mega", { sharingFee: 90.75, feeBasis: "connection", note: "Verrekend per dag." }),
  supplier("deelkost-dats24", "DATS 24", { sharingFee: 85 }),
  supplier("deelkost-energie-be", "energie.be", { sharingFee: "unstated" }),
  supplier("deelkost-ecopower", "Ecopower", { condition: "only-dynamic" }),
];

/** For a supplier whose card names no amount: silence is no proof of zero, so the most frequent fee is counted. */
export const supplierFeeUnknown = estimated(
  "EUR",
  121,
  sourceOf(
    "Schatting: het bedrag dat op de tariefkaarten van april-mei 2026 het vaakst voorkomt",
    "Eigen vergelijking van tariefkaarten",
  ),
);

// The Brussels cards of Engie and Mega print no fee for sharing.
export const supplierFeeBrussels = estimated(
  "EUR",
  121,
  sourceOf(
    "Schatting: Brusselse tariefkaarten noemen geen kost, wij rekenen met de meest voorkomende Vlaamse",
    "Eigen vergelijking van tariefkaarten",
  ),
);

/** The cards that the site is shipped with. What an operator publishes takes their place from a day on. */
export const cardSeed: readonly CardVersion[] = [...aprilCards, ...octoberCards];

/** Prices that operators imported count before those that cards print. */
const rulesOn = (day: CalendarDay, imported: readonly MonthMean[]): CountingRules => ({
  market: marketIndexOn(day),
  months: imported.length === 0 ? dayAheadMonths : [...dayAheadMonths, ...imported],
  byOneCard: day < OCTOBER_COUNTS_FROM ? { flanders: supplierFeeUnknown, brussels: supplierFeeBrussels } : null,
});

/** What suppliers ask and pay on a day, by the shipped cards and what was published after them. */
export const supplyCardsOn = (
  day: CalendarDay,
  published: PublishedCards,
  months: readonly MonthMean[] = [],
): SupplyCards => cardsOn(day, { seed: cardSeed, published }, rulesOn(day, months));

/** By the shipped cards alone, of April and of October 2026. */
export const seedCards: SupplyCards = supplyCardsOn(CARDS_VALID_FROM, []);
export const octoberSupply: SupplyCards = supplyCardsOn(OCTOBER_COUNTS_FROM, []);

/** The one beside which the cheapest is told: most people have heard of it. */
export const KNOWN_SUPPLIER = "Engie";

/** The range of fees that others report for an access point. */
export const supplierFeeRange = {
  lowest: found("EUR", 0, sourceOf("Kost van leveranciers voor energiedelen per toegangspunt", "OptimCE")),
  highest: found("EUR", 150, sourceOf("Kost van leveranciers voor energiedelen per toegangspunt", "OptimCE")),
};
