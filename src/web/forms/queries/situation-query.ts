import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import type {
  CalculationSide,
  FurtherSeller,
  FurtherSellerPrices,
  Situation,
} from "#application/calculations/situation.ts";
import type { CalculatorVariant } from "#content/calculator-variants/calculator-variant.ts";
import type { SituationFault, SituationNote } from "#content/pages/calculators/situation-faults.ts";
import {
  type ByRegister,
  type Connection,
  type Installation,
  PROPOSED_ROOF,
  type Technology,
} from "#domain/connections/connection.ts";
import type { Roof } from "#domain/profiles/production/solar-production.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { kilowattHours } from "#domain/units/quantity.ts";
import { placeAt, valueAt } from "#web/forms/fields/field-kinds.ts";
import { furtherNumbers, type SituationField, situationFields, situationNames } from "#web/forms/fields/field-table.ts";
import { afterSellerButtons } from "#web/forms/queries/sellers-query.ts";

export type SituationReading = {
  /** What stands in each field: what was typed, else the preset's, else nothing. */
  typed: Record<SituationField, string>;
  faults: Partial<Record<SituationField, SituationFault>>;
  notes: Partial<Record<SituationField, SituationNote>>;
  /** Null when a fault stands in the way. */
  situation: Situation | null;
};

type Values = Record<SituationField, unknown>;

/**
 * The address is the situation. `base` is what counts where the address is silent or blank: the default of a side, or a
 * preset. Meter files are no part of it, for they never leave the visitor's device.
 */
export function readSituation(params: URLSearchParams, base: Situation): SituationReading {
  const values = valuesOf(base);
  const typed = {} as SituationReading["typed"];
  const faults: SituationReading["faults"] = {};
  for (const name of situationNames) {
    const text = params.get(name);
    const { kind } = situationFields[name];
    if (text === null || text.trim() === "") {
      typed[name] = text ?? (values[name] === null ? "" : kind.write(values[name]));
      continue;
    }
    typed[name] = text;
    const read = kind.read(text);
    if (read.ok) values[name] = read.value;
    else faults[name] = read.refusal;
  }
  // A seller of whom something is told is there, also when nobody counted.
  if (!params.get("verkopers")?.trim()) {
    const last = furtherNumbers.findLast((seller) =>
      situationNames.some((name) => name.startsWith(`verkoper-${seller}-`) && params.get(name)?.trim()),
    );
    values.verkopers = Math.max(values.verkopers as number, last ?? 1);
  }
  const isReadable = Object.keys(faults).length === 0;
  return { typed, faults, notes: notesOn(values), situation: isReadable ? situationOf(values, base) : null };
}

/** In kWp. Who types more than this mostly thought in Wp. */
const PARK = 1000;

/** A reading for a screen, which also asks about an unlikely roof; the notes of old links stay as they were. */
export function readOnScreen(params: URLSearchParams, base: Situation): SituationReading {
  const reading = readSituation(params, base);
  const notes = { ...reading.notes };
  for (const name of ["kwp", "koper-kwp"] as const) {
    const read = situationFields[name].kind.read(reading.typed[name]);
    if (read.ok && Number(read.value) > PARK) notes[name] = "roof-of-a-park";
  }
  return { ...reading, notes };
}

/** The one address of a situation: its day, and whatever differs from the base. */
export function writeSituation(situation: Situation, base: Situation): URLSearchParams {
  const params = new URLSearchParams();
  const [values, before] = [valuesOf(situation), valuesOf(base)];
  for (const name of situationNames) {
    if (name !== "datum" && values[name] === before[name]) continue;
    const text = situationFields[name].kind.write(values[name]);
    // What only another choice would use, such as the roofs of a windmill, has nothing to write.
    if (text !== "") params.set(name, text);
  }
  return params;
}

function notesOn(values: Values) {
  const priceIn = (name: SituationField) => values[name] as number | null;
  const [agreed, energy, injection] = [priceIn("prijs"), priceIn("energieprijs"), priceIn("injectieprijs")];
  const notes: SituationReading["notes"] = {};
  if ((injection ?? 0) < 0) notes.injectieprijs = "negative-injection-price";
  if ((priceIn("koper-injectieprijs") ?? 0) < 0) notes["koper-injectieprijs"] = "negative-injection-price";
  if (isBelowACent(energy)) notes.energieprijs = "below-a-cent";
  if (isBelowACent(agreed)) notes.prijs = "below-a-cent";
  else if (agreed !== null && energy !== null && agreed > energy) notes.prijs = "agreed-above-energy";
  else if (agreed !== null && injection !== null && agreed < injection) notes.prijs = "agreed-below-injection";
  return notes;
}

const CENT = 0.01;
const isBelowACent = (price: number | null) => price !== null && price > 0 && price < CENT;

/** On both calculators `kost` is one's own supplier's. */
const pathOf = (name: SituationField, side: CalculationSide) =>
  situationFields[name].path
    .replace(".own.", side === "buyer" ? ".buyer." : ".seller.")
    .replace(".other.", side === "buyer" ? ".seller." : ".buyer.");

type Placed = Omit<Situation, "buyer" | "seller"> & { buyer: PlacedConnection; seller: PlacedConnection };

function situationOf(values: Values, { side, market, buyer, seller }: Situation): Situation {
  const tree = {
    buyer: { use: { series: buyer.use.series } },
    seller: { use: { series: seller.use.series } },
    furtherSellers: [],
    prices: { buyer: {}, seller: {}, furtherSellers: [] },
  };
  for (const name of situationNames) {
    if (name !== "verkopers") placeAt(tree, pathOf(name, side), values[name]);
  }
  // Every field of a situation has a row in the table; the round trip of random ones is tested.
  const placed = tree as unknown as Placed;
  const further = furtherNumbers.slice(0, (values.verkopers as number) - 1);
  return {
    ...placed,
    side,
    market,
    // A seller computes on the own roof, never on somebody's offer.
    offer: side === "buyer" ? placed.offer : null,
    // Who tells of panels and not that there are any, has panels.
    buyer: wholeConnection(placed.buyer, values["koper-kwp"] === null ? null : "solar"),
    seller: wholeConnection(placed.seller),
    furtherSellers: further.map((_, index) => ({ ...NO_SELLER, ...placed.furtherSellers[index] })),
    prices: {
      ...placed.prices,
      furtherSellers: further.map((_, index) => ({ ...NO_PRICES, ...placed.prices.furtherSellers[index] })),
    },
  };
}

const NO_SELLER: FurtherSeller = { technology: null, power: null, azimuth: null };
const NO_PRICES: FurtherSellerPrices = { agreedPrice: null, injectionPrice: null, sharingFee: null };

function valuesOf(situation: Situation): Values {
  const values = {} as Values;
  for (const name of situationNames) values[name] = valueAt(situation, pathOf(name, situation.side));
  values.verkopers = 1 + situation.furtherSellers.length;
  return values;
}

const doors: Readonly<Record<string, readonly string[]>> = {
  deur: ["verbruik", "verbruik-dag", "verbruik-nacht"],
  "eigen-deur": ["eigenverbruik", "eigenverbruik-dag", "eigenverbruik-nacht"],
};

/**
 * What a form that was sent means as a situation: its buttons pressed, and nothing that is no part of a situation.
 * Without script a form also sends the kWh of a door that was left again.
 */
export function canonicalQuery(params: URLSearchParams): URLSearchParams {
  const open = afterSellerButtons(params);
  for (const [door, fields] of Object.entries(doors)) {
    if (params.get(door) === "vraag") for (const field of fields) open.delete(field);
  }
  return new URLSearchParams(
    situationNames.flatMap((name) => {
      const text = open.get(name);
      return text === null ? [] : [[name, text]];
    }),
  );
}

/** What stands under an address: the default of the side, with the preset of a variant over it. */
export function presetSituation(
  side: CalculationSide,
  market: "be" | "nl",
  day: CalendarDay,
  variant: CalculatorVariant | null,
): Situation {
  const base = defaultSituation(side, market, day);
  if (variant === null) return base;
  const defaults = side === "buyer" ? variant.defaults.koper : variant.defaults.verkoper;
  const { situation, faults } = readSituation(new URLSearchParams(defaults), base);
  if (situation === null) throw new Error(`A preset cannot be read: ${Object.keys(faults).join(", ")}.`);
  return situation;
}

type PlacedInstallation = Partial<Omit<Installation, "roofs" | "technology">> & {
  technology?: Technology | null;
  roofs?: readonly Partial<Roof>[];
};

/** A connection as its fields were placed: of registers and roofs perhaps a part only. */
export type PlacedConnection = Omit<Connection, "use" | "installation"> & {
  use: Omit<Connection["use"], "energy"> & {
    energy: number | null | { [Register in keyof ByRegister]?: number | null };
  };
  installation?: PlacedInstallation;
};

/** `proposed` is the technology of whoever did not tell one. */
const wholeConnection = (
  { use, installation = {}, ...rest }: PlacedConnection,
  proposed: Technology | null = null,
): Connection => {
  const technology = installation.technology ?? proposed;
  return {
    ...rest,
    use: { ...use, energy: wholeEnergy(use.energy) },
    installation: technology && wholeInstallation(technology, installation),
  };
};

/** Panels have roofs, every other machine has a power; the rest of what was told waits for another choice. */
export const wholeInstallation = (
  technology: Technology,
  { roofs = [], power = null, inverter = null }: PlacedInstallation,
): Installation => ({
  technology,
  roofs: technology === "solar" ? roofs.flatMap(wholeRoof) : [],
  power: technology === "solar" ? null : power,
  inverter,
});

/** Two registers win over one number. */
export function wholeEnergy(energy: PlacedConnection["use"]["energy"]): Connection["use"]["energy"] {
  if (energy === null) return null;
  if (typeof energy === "number") return kilowattHours(energy);
  return { day: kilowattHours(energy.day ?? 0), night: kilowattHours(energy.night ?? 0) };
}

/** A roof without panels is none. */
const wholeRoof = ({ kilowattsPeak, tilt, azimuth }: Partial<Roof>): Roof[] =>
  kilowattsPeak == null
    ? []
    : [{ kilowattsPeak, tilt: tilt ?? PROPOSED_ROOF.tilt, azimuth: azimuth ?? PROPOSED_ROOF.azimuth }];
