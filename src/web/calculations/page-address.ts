import type { CalculationSide } from "#application/calculations/situation.ts";
import { isInStretch } from "#domain/cards/card.ts";
import { type PriceStretch, type PublishedPrices, priceStretchOf } from "#domain/day-prices/published-prices.ts";
import { type CalendarDay, parseCalendarDay } from "#domain/time/calendar-day.ts";
import { type Series, seriesOf } from "#domain/units/series.ts";

/** The parameters that tell whose days or quarters are looked at; no part of the situation. */
export const PERIOD_FIELD = "periode";
export const WHOSE_FIELD = "wie";
export const whoseWords = { buyer: "koper", seller: "verkoper" } as const;

/** Month and day from 0; null: all days of the month. */
export type Period = { side: CalculationSide; month: number; day: number | null };

const MONTH_AND_DAY = /^(\d{1,2})(?:-(\d{1,2}))?$/;
const MONTHS = 12;

/** "3" is March, "3-29" its 29th. A button's own value comes after what stood in the form. */
export function readPeriod(params: URLSearchParams, side: CalculationSide): Period | null {
  const whose = params.getAll(WHOSE_FIELD).at(-1);
  const named = (["buyer", "seller"] as const).find((one) => whoseWords[one] === whose) ?? side;
  const [, month, day] = MONTH_AND_DAY.exec(params.getAll(PERIOD_FIELD).at(-1) ?? "") ?? [];
  if (month === undefined || Number(month) < 1 || Number(month) > MONTHS) return null;
  return { side: named, month: Number(month) - 1, day: day === undefined ? null : Number(day) - 1 };
}

export const writePeriod = (month: number, day: number | null): string =>
  day === null ? String(month + 1) : `${month + 1}-${day + 1}`;

/** What the address of a page tells beside the situation. */
const beside = ["inbed", WHOSE_FIELD, PERIOD_FIELD] as const;

/** Writes a situation into the address without asking the server; what stands beside it stays. */
export function writeAddress(query: string): void {
  const now = new URLSearchParams(window.location.search);
  const params = new URLSearchParams(query);
  for (const name of beside) {
    const text = now.get(name);
    if (text !== null) params.set(name, text);
  }
  replaceQuery(params);
}

/** Changes what stands beside the situation; null takes it away. */
export function writeAddressBeside(texts: Readonly<Record<string, string | null>>): void {
  const params = new URLSearchParams(window.location.search);
  for (const [name, text] of Object.entries(texts)) {
    if (text === null) params.delete(name);
    else params.set(name, text);
  }
  replaceQuery(params);
}

/** The router keeps its own state in the history entry, so that stays as it is. */
function replaceQuery(params: URLSearchParams): void {
  const { pathname, hash } = window.location;
  const query = params.size === 0 ? "" : `?${params}`;
  window.history.replaceState(window.history.state, "", `${pathname}${query}${hash}`);
}

/** A calculation as its link tells it: whose question, under which preset, with which answers. */
export type CalculationAddress = { side: CalculationSide; variant: string | null; params: URLSearchParams };

const words = { buyer: "koper", seller: "verkoper" } as const;
export const SIDE_FIELD = "kant";
export const VARIANT_FIELD = "variant";

/** Where the calculation stands on the site. */
export function calculationPath({ side, variant, params }: CalculationAddress): string {
  const query = params.toString();
  return `/calculator/${words[side]}${variant === null ? "" : `-${variant}`}${query === "" ? "" : `?${query}`}`;
}

/** The same calculation as the query of a page beside it. */
export function calculationQuery({ side, variant, params }: CalculationAddress): URLSearchParams {
  const query = new URLSearchParams(params);
  query.set(SIDE_FIELD, words[side]);
  if (variant !== null) query.set(VARIANT_FIELD, variant);
  return query;
}

/** What a visitor told a calculator: its address, and what stands in its fields, which a preset may have filled in. */
export type Told = {
  readonly address: string | null;
  readonly typed: Readonly<Partial<Record<string, string>>>;
  readonly enteredFields: readonly string[];
};

const BUSINESS = "onderneming";
/** A preset tells these beneath the address, so that a journey would not know them. */
const kindFields = { "/koper": ["koper", "handel"], "/verkoper": ["verkoper", "eigen-handel", "kwp"] } as const;

/** A journey asks in the same words as a calculator, so what was told there need not be told again. */
export function onwardPath(path: string, { address, typed, enteredFields }: Told): string {
  const answers = new URLSearchParams(address ?? "");
  if (path === "/aanbod") return squarePath(answers, typed["koper"] === BUSINESS);
  if (path !== "/koper" && path !== "/verkoper") return path;
  for (const name of ["datum", "prijs", OFFER_FIELD]) answers.delete(name);
  const [customer] = kindFields[path];
  if (typed[customer] === BUSINESS)
    for (const name of kindFields[path]) if (typed[name]) answers.set(name, typed[name]);
  if (path === "/verkoper") {
    // A roof as large as the one we propose is left out of the address, but was told.
    if (enteredFields.includes("kwp") && typed["kwp"]) answers.set("kwp", typed["kwp"]);
    if (answers.has("kwp") && !answers.has("technologie")) answers.set("technologie", "zon");
    const buyer = countedBuyer(typed);
    if (buyer !== null) answers.set("koopt", buyer);
  }
  return answers.size === 0 ? path : `${path}?${answers}`;
}

/** Whole kWh within what the square sorts by, so that nobody lands there on a fault. */
const SORTABLE = /^[1-9]\d{2,5}$/;

/** The square in the order of what fits this visitor, as far as it asks: it puts offers in order for a household alone. */
export function squarePath(answers: URLSearchParams, isBusiness = answers.get("koper") === BUSINESS): string {
  const [use, postcode] = [answers.get("verbruik") ?? "", answers.get("postcode")];
  const query = new URLSearchParams({
    ...(SORTABLE.test(use) && !isBusiness ? { sorteer: "past", verbruik: use } : {}),
    ...(postcode === null ? {} : { postcode }),
  });
  return query.size === 0 ? "/aanbod" : `/aanbod?${query}`;
}

/** The kind of buyer with whom a seller's calculator counted, as a journey names it; null for the one it proposes itself. */
function countedBuyer({ koper, handel, auto, warmtepomp }: Told["typed"]): string | null {
  if (koper === BUSINESS) return handel && handel !== "geen" ? handel : null;
  if (auto === "zon") return "gezin-auto";
  return warmtepomp === "ja" ? "gezin-warmtepomp" : null;
}

/** The clock of the site tells days of the calendar only. */
export const dayOf = (params: URLSearchParams, today: string): CalendarDay =>
  parseCalendarDay(params.get("datum")?.trim() ?? "") ?? (today as CalendarDay);

type PricedDay = PublishedPrices & { readonly today: string };

/** The cards that count on the day of an address, and which day-ahead prices. */
export const cardsOfAddress = (params: URLSearchParams, site: PricedDay): PriceStretch =>
  priceStretchOf(dayOf(params, site.today), site);

const CARDS_PATH = "/calculator/tariefkaarten.json";

const fetched = new Map<string, Promise<PriceStretch>>();

/** In a browser: the cards that came with the page, unless the visitor chose a day on which others count. */
export async function cardsInBrowser(
  params: URLSearchParams,
  today: string,
  cards: PriceStretch,
): Promise<PriceStretch> {
  const day = dayOf(params, today);
  if (isInStretch(day, cards)) return cards;
  const reading = fetched.get(day) ?? fetchCards(day);
  fetched.set(day, reading);
  return reading.catch(() => {
    fetched.delete(day);
    return cards;
  });
}

async function fetchCards(day: CalendarDay): Promise<PriceStretch> {
  const response = await fetch(`${CARDS_PATH}?datum=${day}`);
  if (!response.ok) throw new Error(`The cards of ${day} did not come: ${response.status}.`);
  return (await response.json()) as PriceStretch;
}

/** The parameter by which an address names an offer: what its seller uses stays out of it. */
export const OFFER_FIELD = "aanbod";

/** What an address tells of the seller whose offer it names. */
export const TOLD_BY_OFFER =
  /^(gewest|verkoper|btw|technologie|(kwp|helling|richting)(-\d)?|vermogen|omvormer|verkoper-(contract|product)|injectieprijs|kost-ander)$/;

/** The same address, with a seller that is described instead of an offer. */
export function withoutOffer(query: string | null): string {
  const rest = new URLSearchParams(query ?? "");
  rest.delete(OFFER_FIELD);
  return rest.toString();
}

const NOT_FOUND = 404;
const fetchedOffers = new Map<string, Promise<Series<"kWh"> | null>>();

/** In a browser: the quarters of the offer in an address, asked for once; null without one on the market. */
export function offerYearInBrowser(params: URLSearchParams): Promise<Series<"kWh"> | null> {
  const id = params.get(OFFER_FIELD)?.trim();
  if (!id) return Promise.resolve(null);
  const reading = fetchedOffers.get(id) ?? fetchOfferYear(id);
  fetchedOffers.set(id, reading);
  // What did not come, or is not there, may be there the next time.
  return reading.then(
    (year) => {
      if (year === null) fetchedOffers.delete(id);
      return year;
    },
    (fault: unknown) => {
      fetchedOffers.delete(id);
      throw fault;
    },
  );
}

async function fetchOfferYear(id: string): Promise<Series<"kWh"> | null> {
  const response = await fetch(`/aanbod/${encodeURIComponent(id)}/jaar`);
  if (response.status === NOT_FOUND) return null;
  if (!response.ok) throw new Error(`The year of the offer answers ${response.status}.`);
  return seriesOf(new Float32Array(await response.arrayBuffer()));
}
