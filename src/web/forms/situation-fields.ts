import { isProduct } from "#application/calculations/products.ts";
import { SELLERS_MAX } from "#application/calculations/proposals.ts";
import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";
import type { SituationFault } from "#content/pages/calculators/situation-faults.ts";
import { saleLimits } from "#domain/economics/sale-limits.ts";
import { type Postcode, parsePostcode } from "#domain/identifiers/postcode.ts";
import { type Limits, limitFault } from "#domain/limits.ts";
import { flemishGridAreas } from "#domain/regions/grid-area.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { type CalendarDay, parseCalendarDay } from "#domain/time/calendar-day.ts";

/** How one parameter of the address is read and written. What it reads it writes again in one canonical form. */
export type Field<Value> = {
  read: (text: string) => Result<Value, SituationFault>;
  write: (value: Value) => string;
};

const UNITS =
  /^(?:€|euro|eur)\s*|\s*(?:(?:(?:c€|cent|€|euro|eur)?\s*(?:\/|per)\s*)?kwh|c€|cent|kwp|kva|kw|€|euro|eur|%|°|jaar)$/gi;
const EUROS = /(?<!c)€|eur/i;
const EAN_DIGITS = /^\d{17,18}$/;
const SPACES = /[\s\u00a0\u2009\u202f]/g;

const CENTS = 100;

/** So fine that a price in cents keeps ten-thousandths, and so coarse that no binary fraction shows. */
const DECIMALS = 6;

/** As it is typed: no grouping, a comma, no zeros behind it. */
const plainNumber = (value: number) =>
  value
    .toFixed(DECIMALS)
    .replace(/\.?0+$/, "")
    .replace(".", ",")
    .replace(/^-0$/, "0");

/** `scale` is how many of the form's units make one of ours: 100 cents make a euro. */
function number(limits: Limits, scale = 1, whole = false): Field<number | null> {
  return {
    read: (text) => {
      const bare = text.trim().replace(UNITS, "");
      if (EAN_DIGITS.test(bare.replace(SPACES, ""))) return refused({ code: "ean-in-number" });
      const typed = parseDutchNumber(bare);
      if (typed === null) return refused({ code: "not-a-number" });
      if (whole && !Number.isInteger(typed)) return refused({ code: "not-whole" });
      // Whoever writes a price in euros where we ask for cents means euros.
      const inUnits = scale === CENTS && EUROS.test(text) ? typed * CENTS : typed;
      // The canonical form has so many decimals; more could not be written again.
      const value = Number(inUnits.toFixed(DECIMALS)) / scale;
      const fault = limitFault(value, limits);
      if (fault === null) return ok(value);
      if (fault === "not-a-number") return refused({ code: fault });
      return refused({ code: fault, limit: (fault === "too-low" ? limits.min : limits.max) * scale });
    },
    write: (value) => (value === null ? "" : plainNumber(value * scale)),
  };
}

/** Dutch words of the address on the left, ours on the right; a word for nothing takes a preset away. */
function choice<Value extends string | boolean | null>(words: Readonly<Record<string, Value>>): Field<Value> {
  return {
    read: (text) => {
      const word = text.trim().toLowerCase();
      const value = Object.hasOwn(words, word) ? words[word] : undefined;
      return value === undefined ? refused({ code: "unknown-choice", choices: Object.keys(words) }) : ok(value);
    },
    write: (value) => Object.keys(words).find((word) => words[word] === value) ?? "",
  };
}

const postcode: Field<Postcode | null> = {
  read: (text) => {
    if (EAN_DIGITS.test(text.replace(SPACES, ""))) return refused({ code: "ean-in-postcode" });
    const read = parsePostcode(text);
    return read.ok ? read : refused({ code: "postcode" });
  },
  write: (value) => value ?? "",
};

/** Until then the formulas of the sun hold. */
const DAY_LAST: CalendarDay = "2050-12-31";

const day: Field<CalendarDay> = {
  read: (text) => {
    const read = parseCalendarDay(text.trim());
    return read === null || read > DAY_LAST ? refused({ code: "day" }) : ok(read);
  },
  write: (value) => value,
};

const product: Field<string | null> = {
  read: (text) => {
    const name = text.trim().toLowerCase();
    if (name === "geen") return ok(null);
    return isProduct(name) ? ok(name) : refused({ code: "unknown-choice", choices: [] });
  },
  write: (value) => value ?? "geen",
};

const yesOrNo = choice({ ja: true, nee: false } as const);
const customer = choice({ gezin: "household", beschermd: "protected", onderneming: "business" } as const);
const contract = choice({ enkel: "single", "dag-nacht": "day-night", dynamisch: "dynamic" } as const);
const voltage = choice({ laag: "low", midden: "medium" } as const);
const trade = choice({
  geen: null,
  kantoor: "office",
  winkel: "shop",
  bakkerij: "bakery",
  school: "school",
  landbouw: "farm",
  werkplaats: "workshop",
  koelhuis: "cold-store",
} as const);
const car = choice({ geen: null, avond: "evening", zon: "solar", nacht: "night" } as const);
const technology = choice({ geen: null, zon: "solar", wind: "wind", water: "hydro", wkk: "heat-and-power" } as const);

const energy = number({ min: 1, max: saleLimits.consumption.max });
const register = number({ min: 0, max: saleLimits.consumption.max });
const peak = number({ min: 0, max: 5000 });
const persons = number({ min: 1, max: 20 }, 1, true);
const kilowattPeak = number(saleLimits.kilowattPeak);
const power = number({ min: 0.1, max: 20_000 });
const tilt = number({ min: 0, max: 90 });
const azimuth = number({ min: 0, max: 360 });
const battery = number({ min: 0.1, max: 10_000 });
const energyPrice = number(saleLimits.energyPrice, CENTS);
const injectionPrice = number(saleLimits.injectionPrice, CENTS);
const fee = number(saleLimits.fee);

/** After the first, who has the fields without a number. */
export const furtherNumbers = [2, 3, 4, 5, 6] as const satisfies readonly number[];
type FurtherNumber = (typeof furtherNumbers)[number];
const furtherParts = {
  technologie: choice({ zoals: null, zon: "solar", wind: "wind", water: "hydro", wkk: "heat-and-power" } as const),
  vermogen: power,
  richting: azimuth,
  prijs: number(saleLimits.agreedPrice, CENTS),
  injectieprijs: injectionPrice,
  kost: fee,
};
export type FurtherPart = keyof typeof furtherParts;
type FurtherFields = {
  [Part in FurtherPart as `verkoper-${FurtherNumber}-${Part}`]: (typeof furtherParts)[Part];
};
const furtherFields = Object.fromEntries(
  furtherNumbers.flatMap((seller) =>
    Object.entries(furtherParts).map(([part, field]) => [`verkoper-${seller}-${part}`, field]),
  ),
) as unknown as FurtherFields;

const useFields = { energy, register, peak, persons, trade, car, yesOrNo };

/**
 * Every parameter of a calculator's address, in the order in which it is written. Names tell whose it is: `verbruik` and
 * `energieprijs` are the buyer's, `kwp` and `injectieprijs` the seller's, on both calculators; only `kost` is one's own
 * supplier's and `kost-ander` the other's. No parameter holds anything personal but a postcode.
 */
export const situationFields = {
  datum: day,
  postcode,
  gewest: choice({ vlaanderen: "flanders", brussel: "brussels" } as const),
  netgebied: choice({ geen: null, ...Object.fromEntries(flemishGridAreas.map((area) => [area, area])) } as Readonly<
    Record<string, (typeof flemishGridAreas)[number] | null>
  >),
  meter: choice({ digitaal: "digital", analoog: "analogue", terugdraaiend: "reversing", onbekend: "unknown" } as const),
  koper: customer,
  verbruik: useFields.energy,
  "verbruik-dag": useFields.register,
  "verbruik-nacht": useFields.register,
  piek: useFields.peak,
  personen: useFields.persons,
  handel: useFields.trade,
  warmtepomp: yesOrNo,
  auto: useFields.car,
  boiler: yesOrNo,
  aansluiting: power,
  spanning: voltage,
  domicilie: yesOrNo,
  "koper-technologie": technology,
  "koper-kwp": kilowattPeak,
  "koper-helling": tilt,
  "koper-richting": azimuth,
  "koper-vermogen": power,
  "koper-omvormer": power,
  "koper-batterij": battery,
  verkoper: customer,
  technologie: technology,
  kwp: kilowattPeak,
  helling: tilt,
  richting: azimuth,
  "kwp-2": kilowattPeak,
  "helling-2": tilt,
  "richting-2": azimuth,
  "kwp-3": kilowattPeak,
  "helling-3": tilt,
  "richting-3": azimuth,
  vermogen: power,
  omvormer: power,
  batterij: battery,
  eigenverbruik: useFields.energy,
  "eigenverbruik-dag": useFields.register,
  "eigenverbruik-nacht": useFields.register,
  "eigen-piek": useFields.peak,
  "eigen-personen": useFields.persons,
  "eigen-handel": useFields.trade,
  "eigen-warmtepomp": yesOrNo,
  "eigen-auto": useFields.car,
  "eigen-boiler": yesOrNo,
  "eigen-aansluiting": power,
  "eigen-spanning": voltage,
  "eigen-domicilie": yesOrNo,
  product,
  contract,
  energieprijs: energyPrice,
  nachtprijs: energyPrice,
  "vaste-kost": number({ min: 0, max: 10_000 }),
  "koper-injectieprijs": injectionPrice,
  "verkoper-product": product,
  "verkoper-contract": contract,
  "verkoper-energieprijs": energyPrice,
  "verkoper-nachtprijs": energyPrice,
  "verkoper-vaste-kost": number({ min: 0, max: 10_000 }),
  injectieprijs: injectionPrice,
  vorm: choice({ verkoop: "sale", gratis: "free" } as const),
  categorie: choice({ geen: null, a: "A", b: "B", c: "C", d: "D" } as const),
  prijs: number(saleLimits.agreedPrice, CENTS),
  kost: fee,
  "kost-ander": fee,
  gedeeld: number(saleLimits.sharedEnergy),
  jaren: number({ min: 1, max: 30 }, 1, true),
  verkopers: number({ min: 1, max: SELLERS_MAX }, 1, true),
  ...furtherFields,
} as const;

export type SituationField = keyof typeof situationFields;
export const situationNames = Object.keys(situationFields) as SituationField[];
export type SituationValues = {
  [Name in SituationField]: (typeof situationFields)[Name] extends Field<infer Value> ? Value : never;
};
