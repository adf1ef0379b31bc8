import { plainNumber } from "#content/format/format-number.ts";
import { sayListingFault } from "#content/market/market-refusals.ts";
import { type Installation, type Technology, totalUse } from "#domain/connections/connection.ts";
import type { ContractKind } from "#domain/connections/supply-contract.ts";
import type { ListingFault, ListingFaults, ListingField } from "#domain/market/check-listing.ts";
import type { Holder, ListedUse } from "#domain/market/listing.ts";
import { type KilowattHours, kilowattHours, kilowatts } from "#domain/units/quantity.ts";
import { number, placeAt, valueAt } from "#web/forms/fields/field-kinds.ts";
import { connectionRows } from "#web/forms/fields/field-table.ts";
import { textOf } from "#web/forms/form-answer.ts";
import { wholeEnergy, wholeInstallation } from "#web/forms/queries/situation-query.ts";

export const holderValues = {
  particulier: "person",
  onderneming: "company",
  school: "school",
  vereniging: "association",
} as const satisfies Record<string, Holder>;

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

export const typedNumber = (value: number | null, scale = 1): string =>
  value === null ? "" : plainNumber(value * scale, 3);

export type Found = { [F in ListingField]?: ListingFault };

/** Prices are typed in cents, everything else as we keep it. */
const CENTS = 100;
const anything = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
const inCents = number({ unit: "cents-per-kwh", limits: anything });
const asTyped = number({ unit: "none", limits: anything });

/** Reads numbers out of a form. What is empty or unreadable becomes a fault and a number that no check lets pass. */
export function numberReader(form: FormData, faults: Found) {
  const read = (name: string, field: ListingField, scale: number): number | null => {
    const text = textOf(form, name).trim();
    if (text === "") return null;
    const kind = isConnectionKey(field) ? connectionRows[field].kind : scale === CENTS ? inCents : asTyped;
    const parsed = kind.parse(text);
    if (!parsed.ok) faults[field] = { code: parsed.refusal.code === "not-whole" ? "not-whole" : "not-a-number" };
    return parsed.ok ? parsed.value : Number.NaN;
  };
  return {
    optional: read,
    /** Nobody can type the price of a dynamic contract: what it comes to is worked out when it is kept. */
    neededUnlessDynamic(name: string, field: ListingField, contract: ContractKind): number {
      return contract === "dynamic" ? 0 : this.needed(name, field, 100);
    },
    needed(name: string, field: ListingField, scale: number): number {
      const value = read(name, field, scale);
      if (value === null) faults[field] = { code: "missing" };
      return value ?? Number.NaN;
    },
  };
}

type Numbers = ReturnType<typeof numberReader>;

const isConnectionKey = (key: string): key is keyof typeof connectionRows => Object.hasOwn(connectionRows, key);

type FormKey = {
  [Key in keyof typeof connectionRows]: (typeof connectionRows)[Key]["form"] extends string ? Key : never;
}[keyof typeof connectionRows];
const { technology: _, ...asked } = connectionRows;
/** What a form asks of a connection beside its technology, for offers, requests and the account alike. */
const formKeys = (Object.keys(asked) as FormKey[]).filter((key) => connectionRows[key].form !== null);
type AskedKey = Exclude<FormKey, "technology">;
type ConnectionField = (typeof connectionRows)[AskedKey]["form"];
export const connectionFields = formKeys.map((key) => connectionRows[key].form as ConnectionField);

export const connectionFieldOf = Object.fromEntries(formKeys.map((key) => [key, connectionRows[key].form])) as Readonly<
  Record<AskedKey, ConnectionField>
>;

const keysUnder = (path: string) => formKeys.filter((key) => connectionRows[key].path.startsWith(path));

export function readInstallation(technology: Technology, numbers: Numbers): Installation {
  const tree: { installation: Partial<Installation> } = { installation: {} };
  const size = numbers.needed(connectionRows.power.form, "power", 1);
  for (const key of keysUnder("installation.") as NumberKey[]) {
    const value = key === "power" ? size : numbers.optional(connectionRows[key].form, key, 1);
    placeAt(tree, connectionRows[key].path, value);
  }
  return wholeInstallation(technology, { ...tree.installation, power: kilowatts(size) });
}
type NumberKey = Extract<AskedKey, ListingField>;

export function readBattery(numbers: Numbers): KilowattHours | null {
  const battery = numbers.optional(connectionRows.battery.form, "battery", 1);
  return battery === null ? null : kilowattHours(battery);
}

export function readUseFields(form: FormData, numbers: Numbers, faults: Found): ListedUse {
  const tree = { use: {} };
  for (const key of keysUnder("use.")) {
    const { path, kind, form: name } = connectionRows[key];
    if (kind.control === "number") placeAt(tree, path, numbers.optional(name, key as NumberKey, 1));
    else if (kind.control === "check") placeAt(tree, path, isTicked(form, name));
    else placeAt(tree, path, choiceIn(kind, textOf(form, name)));
  }
  const placed = tree.use as Omit<ListedUse, "energy"> & PlacedEnergy;
  return { ...placed, energy: readEnergy(numbers, faults, placed) };
}

type PlacedEnergy = { readonly energy: Parameters<typeof wholeEnergy>[0] };

/** Browsers send one of the choices; whoever sends another has made none. */
function choiceIn({ read }: (typeof connectionRows)["trade"]["kind"], text: string): unknown {
  const found = read(text);
  return found.ok ? found.value : null;
}

/** Whoever fills in both registers need not add them up; who also tells the sum must not contradict them. */
function readEnergy(numbers: Numbers, faults: Found, { energy }: PlacedEnergy): ListedUse["energy"] {
  if (energy === null || typeof energy === "number") return wholeEnergy(energy);
  const total = numbers.optional(connectionRows.energy.form, "energy", 1);
  const day = numbers.needed(connectionRows.energyDay.form, "energyDay", 1);
  const night = numbers.needed(connectionRows.energyNight.form, "energyNight", 1);
  if (total !== null && Math.abs(total - day - night) > 1) faults.energy = { code: "registers-differ" };
  return wholeEnergy({ day, night });
}

/** A connection as its form shows it. Whoever told registers reads their sum as well. */
export function connectionTexts(
  use: ListedUse,
  installation: Installation | null,
  battery: KilowattHours | null,
): Record<ConnectionField, string> {
  const shown = {
    use,
    battery,
    installation: installation && {
      ...installation,
      roofs: installation.power === null ? installation.roofs : [{ kilowattsPeak: installation.power }],
    },
  };
  const texts = formKeys.map((key) => {
    const { path, kind, form } = connectionRows[key];
    const value = key === "energy" ? use.energy && totalUse(use.energy) : valueAt(shown, path);
    return [form, kind.control === "check" ? tick(value === true) : kind.write(value)];
  });
  return Object.fromEntries(texts) as Record<ConnectionField, string>;
}

/** The limits of the market are in euros. */
const pricesInCents: readonly ListingField[] = [
  "price",
  "injectionPrice",
  "energyPrice",
  "energyPriceNight",
  "priceLimit",
];
const toCents = (fault: ListingFault): ListingFault =>
  fault.code === "too-high" ? { ...fault, maximum: fault.maximum * CENTS } : fault;

/** Faults of the market beside the fields of a form. */
export function faultsByName<Name extends string>(
  faults: ListingFaults,
  names: Readonly<Partial<Record<ListingField, Name>>>,
): Partial<Record<Name, string>> {
  const sentences: Partial<Record<Name, string>> = {};
  for (const [field, fault] of Object.entries(faults) as [ListingField, ListingFault][]) {
    const name = names[field];
    if (name !== undefined) sentences[name] = sayListingFault(pricesInCents.includes(field) ? toCents(fault) : fault);
  }
  return sentences;
}
