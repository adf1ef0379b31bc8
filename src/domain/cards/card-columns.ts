import type { CardKind, CardVersion } from "#domain/cards/card.ts";

/** The columns of a file of cards and the fields of the form, in this order. The names are what an operator reads and types. */
export const cardColumns = [
  "soort",
  "sleutel",
  "leverancier",
  "product",
  "regio",
  "prijs",
  "energie",
  "energie_dag",
  "energie_nacht",
  "energie_jaar",
  "injectie",
  "injectie_jaar",
  "vaste_vergoeding",
  "energie_toeslag",
  "energie_factor",
  "injectie_toeslag",
  "injectie_factor",
  "certificaten",
  "vtest_maand",
  "vtest_gelezen",
  "deelkost",
  "deelkost_per",
  "deelvoorwaarde",
  "opmerking",
  "geldig_tot",
  "bron",
  "uitgever",
  "uitgegeven",
  "gelezen",
] as const;
export type CardColumn = (typeof cardColumns)[number];
export type CardRow = Readonly<Partial<Record<CardColumn, string>>>;

/** A card before it has a day from which it counts. */
export type CardDraft = Omit<CardVersion, "from">;

const always = ["leverancier", "geldig_tot", "bron", "uitgever", "uitgegeven", "gelezen"] as const;
const fromRegulator = ["certificaten", "vtest_maand", "vtest_gelezen"] as const;
/** What each kind is asked; the other columns stay empty. */
export const columnsOf: Readonly<Record<CardKind, readonly CardColumn[]>> = {
  product: [
    "leverancier",
    "product",
    "regio",
    "prijs",
    "energie",
    "energie_dag",
    "energie_nacht",
    "energie_jaar",
    "injectie",
    "injectie_jaar",
    "vaste_vergoeding",
    ...fromRegulator,
    ...always.slice(1),
  ],
  dynamic: [
    "leverancier",
    "product",
    "regio",
    "energie_toeslag",
    "energie_factor",
    "injectie_toeslag",
    "injectie_factor",
    "vaste_vergoeding",
    ...fromRegulator,
    ...always.slice(1),
  ],
  supplier: ["leverancier", "deelkost", "deelkost_per", "deelvoorwaarde", "opmerking", ...always.slice(1)],
};

type Limits = { readonly min: number; readonly max: number };
/** Cents a kWh, euros a year, or a plain factor. Outside these a number is a slip of the pen, not a price. */
export const numberLimits = {
  energie: { min: 1, max: 80 },
  energie_dag: { min: 1, max: 80 },
  energie_nacht: { min: 1, max: 80 },
  energie_jaar: { min: 1, max: 80 },
  injectie: { min: -10, max: 40 },
  injectie_jaar: { min: -10, max: 40 },
  vaste_vergoeding: { min: 0, max: 300 },
  energie_toeslag: { min: -10, max: 20 },
  energie_factor: { min: 0.5, max: 2 },
  injectie_toeslag: { min: -20, max: 10 },
  injectie_factor: { min: 0.2, max: 2 },
  certificaten: { min: 0, max: 8 },
  deelkost: { min: 0, max: 400 },
} as const satisfies Partial<Record<CardColumn, Limits>>;
export type NumberColumn = keyof typeof numberLimits;
export const isNumberColumn = (column: string): column is NumberColumn => Object.hasOwn(numberLimits, column);

/** The words that stand in a file for what the code calls in English. */
export const choiceWords = {
  soort: { product: "product", dynamisch: "dynamic", deelkost: "supplier" },
  regio: { vlaanderen: "flanders", brussel: "brussels" },
  prijs: { vast: "fixed", variabel: "variable" },
  deelkost_per: { klant: "customer", aansluiting: "connection", "niet-vermeld": "unstated" },
  deelvoorwaarde: { "alleen-dynamisch": "only-dynamic", "kan-dynamisch-worden": "may-become-dynamic" },
} as const;
export type ChoiceColumn = keyof typeof choiceWords;
/** A fee that is named without its amount. */
export const UNSTATED_WORD = "onbekend";
