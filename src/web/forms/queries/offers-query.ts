import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";
import type { OffersFault } from "#content/pages/market/offers-faults.ts";
import type { Technology, technologies } from "#domain/connections/connection.ts";
import { parsePostcode } from "#domain/identifiers/postcode.ts";
import { type Limits, limitFault } from "#domain/limits.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";
import { findPlaces } from "#domain/regions/find-places.ts";
import { locatePostcode } from "#domain/regions/locate-postcode.ts";
import type { Municipality, Place, PlaceRegister } from "#domain/regions/place.ts";

export const offersFields = [
  "gemeente",
  "gewest",
  "technologie",
  "prijs",
  "overschot-min",
  "overschot-max",
  "gratis",
  "school",
  "sorteer",
  "postcode",
  "verbruik",
] as const;
export type OffersField = (typeof offersFields)[number];

export const offersSorts = ["nieuwste", "prijs", "afstand", "past"] as const;
export type OffersSort = (typeof offersSorts)[number];

export const PAGE_FIELD = "pagina";
export const VIEW_FIELD = "weergave";
export const YES = "ja";

const technologyWords: Readonly<Record<string, Technology>> = {
  zon: "solar",
  wind: "wind",
  water: "hydro",
  wkk: "heat-and-power",
} satisfies Record<string, (typeof technologies)[number]>;
const regionWords: Readonly<Record<string, MarketRegion>> = { vlaanderen: "flanders", brussel: "brussels" };

export const offersLimits = {
  prijs: { min: 0, max: 100 },
  "overschot-min": { min: 0, max: 10_000_000 },
  "overschot-max": { min: 0, max: 10_000_000 },
  verbruik: { min: 100, max: 1_000_000 },
} as const satisfies Partial<Record<OffersField, Limits>>;

export type OffersReading = {
  readonly typed: Readonly<Record<OffersField, string>>;
  readonly faults: Readonly<Partial<Record<OffersField, OffersFault>>>;
  /** What can be read of it; a filter with a fault does not count. */
  readonly region: MarketRegion | null;
  readonly technology: Technology | null;
  readonly municipality: Municipality | null;
  readonly priceMax: number | null;
  readonly surplusMin: number | null;
  readonly surplusMax: number | null;
  readonly isFree: boolean;
  readonly isCommunal: boolean;
  readonly sort: OffersSort;
  /** The visitor's own. */
  readonly place: Place | null;
  readonly use: number | null;
  /** From 1. */
  readonly page: number;
  readonly showsMap: boolean;
};

/** The address is the search: every filter stands in it, and what cannot be read is told beside its field. */
export function readOffersQuery(params: URLSearchParams, register: PlaceRegister): OffersReading {
  const typed = Object.fromEntries(
    offersFields.map((name) => [name, (params.get(name) ?? "").slice(0, 80)]),
  ) as OffersReading["typed"];
  const faults: Partial<Record<OffersField, OffersFault>> = {};
  const numberIn = (name: keyof typeof offersLimits) => {
    const text = typed[name].trim();
    if (text === "") return null;
    const value = parseDutchNumber(text);
    const fault = value === null ? "not-a-number" : limitFault(value, offersLimits[name]);
    if (value !== null && fault === null) return value;
    faults[name] =
      fault === "too-low" || fault === "too-high"
        ? { code: fault, limit: offersLimits[name][fault === "too-low" ? "min" : "max"] }
        : { code: "not-a-number" };
    return null;
  };
  const choiceIn = <Value>(name: OffersField, words: Readonly<Record<string, Value>>): Value | null => {
    const text = typed[name];
    if (text === "") return null;
    if (Object.hasOwn(words, text)) return words[text] ?? null;
    faults[name] = { code: "choice-unknown" };
    return null;
  };
  const [surplusMin, surplusMax] = [numberIn("overschot-min"), numberIn("overschot-max")];
  if (surplusMin !== null && surplusMax !== null && surplusMin > surplusMax)
    faults["overschot-max"] = { code: "less-than-least" };
  const municipality = municipalityIn(typed.gemeente, register, faults);
  const place = placeIn(typed.postcode, register, faults);
  const use = numberIn("verbruik");
  const price = numberIn("prijs");
  const sort = offersSorts.find((sort) => sort === typed.sorteer) ?? "nieuwste";
  if (sort === "afstand" && place === null) faults.postcode ??= { code: "postcode-for-distance" };
  if (sort === "past" && use === null) faults.verbruik ??= { code: "use-for-fit" };
  return {
    typed,
    faults,
    region: choiceIn("gewest", regionWords),
    technology: choiceIn("technologie", technologyWords),
    municipality,
    priceMax: price === null ? null : price / 100,
    surplusMin,
    surplusMax: faults["overschot-max"] ? null : surplusMax,
    isFree: typed.gratis === YES,
    isCommunal: typed.school === YES,
    sort,
    place,
    use,
    page: pageIn(params.get(PAGE_FIELD)),
    showsMap: params.get(VIEW_FIELD) === "kaart",
  };
}

function pageIn(text: string | null): number {
  return /^[1-9]\d{0,4}$/.test(text ?? "") ? Number(text) : 1;
}

type Faults = Partial<Record<OffersField, OffersFault>>;

function municipalityIn(text: string, register: PlaceRegister, faults: Faults): Municipality | null {
  if (text.trim() === "") return null;
  const found = findPlaces(register, text, 1)[0]?.place.municipality ?? null;
  if (found === null) faults.gemeente = { code: "municipality-unknown" };
  return found;
}

function placeIn(text: string, register: PlaceRegister, faults: Faults): Place | null {
  if (text.trim() === "") return null;
  const postcode = parsePostcode(text);
  const location = postcode.ok ? locatePostcode(register, postcode.value) : null;
  if (location?.kind === "place") return location.place;
  faults.postcode = { code: location === null ? "postcode-shape" : `postcode-${location.kind}` };
  return null;
}

/** The same search with something else in it; an empty value takes the field out, and a new search starts on page one. */
export function offersPath(
  reading: Pick<OffersReading, "typed">,
  change: Readonly<Partial<Record<OffersField | typeof PAGE_FIELD | typeof VIEW_FIELD, string>>>,
): string {
  const params = new URLSearchParams();
  for (const [name, text] of Object.entries({ ...reading.typed, ...change })) {
    if (text.trim() !== "") params.set(name, text);
  }
  const query = params.toString();
  return query === "" ? "/aanbod" : `/aanbod?${query}`;
}
