import type { PublishedPrices } from "#domain/day-prices/published-prices.ts";

/** What the words need to know of the place where they are shown. */
export type Site = {
  readonly name: string;
  readonly titlePostfix: string;
  readonly market: Market;
  /** Whether the visitor may choose between the Belgian and the Dutch market. */
  readonly flags: boolean;
  readonly publicUrl: string;
  /** Calendar day in Brussels, "2026-11-15". */
  readonly today: string;
  readonly operator: Operator;
  readonly platformFee: number;
  readonly brusselsMatching: boolean;
};

/** With what operators published after the cards that the site was shipped with: a page that does sums gets what it needs of it. */
export type PricedSite = Site & PublishedPrices;

export type Market = "be" | "nl";

export type Operator = {
  readonly name: string | null;
  readonly legalForm: string | null;
  readonly kbo: string | null;
  readonly address: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** "geen" for who has none, as some associations. */
  readonly vat: string | null;
  /** Of legal persons, with its court: "RPR Gent, afdeling Brugge". */
  readonly register: string | null;
};

/** The segment under which the discover tour stands: "Stroomplein" gives "ontdekstroomplein". */
export const discoverSegment = (name: string) =>
  `ontdek${name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "")}`;
