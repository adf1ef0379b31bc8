import { formatNumber } from "#content/format/format-number.ts";
import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";
import { sayListingFault } from "#content/market/market-refusals.ts";
import type { ListingFault, ListingFaults, ListingField } from "#domain/market/check-listing.ts";
import type { Holder, MarketInstallation, OwnUse, Technology } from "#domain/market/listing.ts";
import type { BusinessKind } from "#domain/profiles/business-hours.ts";
import { kilowattHours } from "#domain/units/quantity.ts";
import { textOf } from "#web/forms/form-answer.ts";

export const holderValues = {
  particulier: "person",
  onderneming: "company",
  school: "school",
  vereniging: "association",
} as const satisfies Record<string, Holder>;

export const technologyValues = {
  zon: "solar",
  wind: "wind",
  water: "hydro",
  wkk: "heat-and-power",
} as const satisfies Record<string, Technology>;

export const tradeValues = {
  woning: null,
  kantoor: "office",
  winkel: "shop",
  bakkerij: "bakery",
  school: "school",
  landbouw: "farm",
  werkplaats: "workshop",
  koelhuis: "cold-store",
} as const satisfies Record<string, BusinessKind | null>;

/** Who is welcome on the other side; nobody named is everybody. */
export const partnerValues: Readonly<Record<string, readonly Holder[]>> = {
  iedereen: [],
  particulier: ["person"],
  onderneming: ["company"],
  gemeenschap: ["school", "association"],
};

/** Box ticked: "on" is what browsers send. */
export const isTicked = (form: FormData, name: string) => textOf(form, name) === "on";
export const tick = (is: boolean) => (is ? "on" : "");

export const wordOf = <Value>(words: Readonly<Record<string, Value>>, value: Value): string =>
  Object.entries(words).find(([, known]) => JSON.stringify(known) === JSON.stringify(value))?.[0] ?? "";

export const pick = <Value>(words: Readonly<Record<string, Value>>, text: string, otherwise: Value): Value =>
  Object.hasOwn(words, text) ? (words[text] as Value) : otherwise;

/** As it is typed: no grouping, so that nobody reads a dot for a comma. */
export const typedNumber = (value: number | null, scale = 1): string =>
  value === null ? "" : formatNumber(value * scale, { fractionDigitsMax: 3 }).replaceAll(".", "");

export type Found = { [F in ListingField]?: ListingFault };

/** Reads numbers out of a form. What is empty or unreadable becomes a fault and a number that no check lets pass. */
export function numberReader(form: FormData, faults: Found) {
  const read = (name: string, field: ListingField, scale: number): number | null => {
    const text = textOf(form, name).trim();
    if (text === "") return null;
    const value = parseDutchNumber(text);
    if (value === null) faults[field] = { code: "not-a-number" };
    return value === null ? Number.NaN : value / scale;
  };
  return {
    optional: read,
    needed(name: string, field: ListingField, scale: number): number {
      const value = read(name, field, scale);
      if (value === null) faults[field] = { code: "missing" };
      return value ?? Number.NaN;
    },
  };
}

type Numbers = ReturnType<typeof numberReader>;

/** Panels on 35 degrees to the south, for machines that have no roof. */
const ROOF = { tilt: 35, azimuth: 180 };

export function readInstallation(technology: Technology, numbers: Numbers): MarketInstallation {
  const battery = numbers.optional("batterij", "battery", 1);
  const isSolar = technology === "solar";
  return {
    technology,
    power: numbers.needed("vermogen", "power", 1),
    tilt: isSolar ? (numbers.optional("helling", "tilt", 1) ?? ROOF.tilt) : ROOF.tilt,
    azimuth: isSolar ? (numbers.optional("richting", "azimuth", 1) ?? ROOF.azimuth) : ROOF.azimuth,
    battery: battery === null ? null : kilowattHours(battery),
  };
}

export function readUse(form: FormData, numbers: Numbers): OwnUse {
  return {
    energy: kilowattHours(numbers.needed("verbruik", "energy", 1)),
    trade: pick<BusinessKind | null>(tradeValues, textOf(form, "gebouw"), null),
    heatPump: isTicked(form, "warmtepomp"),
    electricCar: isTicked(form, "auto"),
  };
}

/** Forms ask for prices in cents; the limits of the market are in euros. */
const inCents: readonly ListingField[] = ["price", "injectionPrice", "energyPrice", "priceLimit"];
const toCents = (fault: ListingFault): ListingFault =>
  fault.code === "too-high" ? { ...fault, maximum: fault.maximum * 100 } : fault;

/** Faults of the market beside the fields of a form. */
export function faultsByName<Name extends string>(
  faults: ListingFaults,
  names: Readonly<Partial<Record<ListingField, Name>>>,
): Partial<Record<Name, string>> {
  const sentences: Partial<Record<Name, string>> = {};
  for (const [field, fault] of Object.entries(faults) as [ListingField, ListingFault][]) {
    const name = names[field];
    if (name !== undefined) sentences[name] = sayListingFault(inCents.includes(field) ? toCents(fault) : fault);
  }
  return sentences;
}
