import { formatNumber } from "#content/format/format-number.ts";
import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";
import { sayListingFault } from "#content/market/market-refusals.ts";
import {
  type ByRegister,
  type Installation,
  PROPOSED_ROOF,
  type Technology,
  totalUse,
} from "#domain/connections/connection.ts";
import { type ListingFault, type ListingFaults, type ListingField, roofNumbers } from "#domain/market/check-listing.ts";
import type { Holder, ListedUse } from "#domain/market/listing.ts";
import type { BusinessKind } from "#domain/profiles/business-hours.ts";
import type { ChargingHours } from "#domain/profiles/household-load.ts";
import type { Roof } from "#domain/profiles/solar-production.ts";
import {
  type KilowattHours,
  kilovoltAmperes,
  kilowattHours,
  kilowatts,
  kilowattsPeak,
} from "#domain/units/quantity.ts";
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

const tradeValues = {
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

/** What a form asks of a connection, for offers and requests alike. */
export const connectionFields = [
  "vermogen",
  "helling",
  "richting",
  "vermogen-2",
  "helling-2",
  "richting-2",
  "vermogen-3",
  "helling-3",
  "richting-3",
  "omvormer",
  "batterij",
  "gebouw",
  "personen",
  "verbruik",
  "verbruik-dag",
  "verbruik-nacht",
  "warmtepomp",
  "auto",
  "boiler",
] as const;
type ConnectionField = (typeof connectionFields)[number];

export const connectionFieldOf = {
  power: "vermogen",
  tilt: "helling",
  azimuth: "richting",
  power2: "vermogen-2",
  tilt2: "helling-2",
  azimuth2: "richting-2",
  power3: "vermogen-3",
  tilt3: "helling-3",
  azimuth3: "richting-3",
  inverter: "omvormer",
  battery: "batterij",
  persons: "personen",
  energy: "verbruik",
  energyDay: "verbruik-dag",
  energyNight: "verbruik-nacht",
} as const satisfies Partial<Record<ListingField, ConnectionField>>;

export function readInstallation(technology: Technology, numbers: Numbers): Installation {
  const size = numbers.needed("vermogen", "power", 1);
  const inverter = numbers.optional("omvormer", "inverter", 1);
  const isSolar = technology === "solar";
  return {
    technology,
    roofs: isSolar ? readRoofs(size, numbers) : [],
    power: isSolar ? null : kilowatts(size),
    inverter: inverter === null ? null : kilovoltAmperes(inverter),
  };
}

function readRoofs(size: number, numbers: Numbers): Roof[] {
  return roofNumbers.flatMap((number) => {
    const end = number === "" ? "" : (`-${number}` as const);
    const power = number === "" ? size : numbers.optional(`vermogen${end}`, `power${number}`, 1);
    if (power === null) return [];
    const tilt = numbers.optional(`helling${end}`, `tilt${number}`, 1) ?? PROPOSED_ROOF.tilt;
    const azimuth = numbers.optional(`richting${end}`, `azimuth${number}`, 1) ?? PROPOSED_ROOF.azimuth;
    return [{ kilowattsPeak: kilowattsPeak(power), tilt, azimuth }];
  });
}

export function readBattery(numbers: Numbers): KilowattHours | null {
  const battery = numbers.optional("batterij", "battery", 1);
  return battery === null ? null : kilowattHours(battery);
}

const chargingValues = {
  geen: null,
  avond: "evening",
  nacht: "night",
  zon: "solar",
} as const satisfies Record<string, ChargingHours | null>;

export const readUse = (form: FormData, numbers: Numbers, faults: Found): ListedUse => ({
  energy: readEnergy(form, numbers, faults),
  persons: numbers.optional("personen", "persons", 1),
  trade: pick<BusinessKind | null>(tradeValues, textOf(form, "gebouw"), null),
  heatPump: isTicked(form, "warmtepomp"),
  electricCar: pick<ChargingHours | null>(chargingValues, textOf(form, "auto"), null),
  electricBoiler: isTicked(form, "boiler"),
});

/** Whoever fills in both registers need not add them up; who also tells the sum must not contradict them. */
function readEnergy(form: FormData, numbers: Numbers, faults: Found): KilowattHours | ByRegister | null {
  const isTold = (name: ConnectionField) => textOf(form, name).trim() !== "";
  const total = numbers.optional("verbruik", "energy", 1);
  if (!isTold("verbruik-dag") && !isTold("verbruik-nacht")) return total === null ? null : kilowattHours(total);
  const day = kilowattHours(numbers.needed("verbruik-dag", "energyDay", 1));
  const night = kilowattHours(numbers.needed("verbruik-nacht", "energyNight", 1));
  if (total !== null && Math.abs(total - day - night) > 1) faults.energy = { code: "registers-differ" };
  return { day, night };
}

export function connectionTexts(
  use: ListedUse,
  installation: Installation | null,
  battery: KilowattHours | null,
): Record<ConnectionField, string> {
  const [first, second, third] = installation?.roofs ?? [];
  const { energy } = use;
  const registers = typeof energy === "number" ? null : energy;
  return {
    vermogen: typedNumber(first?.kilowattsPeak ?? installation?.power ?? null),
    helling: typedNumber(first?.tilt ?? null),
    richting: typedNumber(first?.azimuth ?? null),
    "vermogen-2": typedNumber(second?.kilowattsPeak ?? null),
    "helling-2": typedNumber(second?.tilt ?? null),
    "richting-2": typedNumber(second?.azimuth ?? null),
    "vermogen-3": typedNumber(third?.kilowattsPeak ?? null),
    "helling-3": typedNumber(third?.tilt ?? null),
    "richting-3": typedNumber(third?.azimuth ?? null),
    omvormer: typedNumber(installation?.inverter ?? null),
    batterij: typedNumber(battery),
    gebouw: wordOf<string | null>(tradeValues, use.trade),
    personen: typedNumber(use.persons),
    verbruik: typedNumber(energy && totalUse(energy)),
    "verbruik-dag": typedNumber(registers?.day ?? null),
    "verbruik-nacht": typedNumber(registers?.night ?? null),
    warmtepomp: tick(use.heatPump),
    auto: wordOf<ChargingHours | null>(chargingValues, use.electricCar),
    boiler: tick(use.electricBoiler),
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
