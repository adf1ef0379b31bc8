import { type Connection, type Installation, type Technology, totalUse } from "#domain/connections/connection.ts";
import { connectionLimits } from "#domain/connections/connection-limits.ts";
import type { ContractKind } from "#domain/connections/supply-contract.ts";
import { withoutNationalNumbers } from "#domain/identifiers/national-number.ts";
import { parsePostcode } from "#domain/identifiers/postcode.ts";
import { type Limits, limitFault } from "#domain/limits.ts";
import type { Holder, ListedUse, ListingPlace } from "#domain/market/listing.ts";
import type { PriceWish } from "#domain/matching/market-party.ts";
import { locatePostcode } from "#domain/regions/locate-postcode.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Euros, EurosPerKilowattHour, KilowattHours } from "#domain/units/quantity.ts";

export const TITLE_LENGTH_MAX = 80;
export const TEXT_LENGTH_MAX = 1200;

/** Bounds of what is asked; a number outside is a slip of the keyboard or a joke. */
export const listingLimits = {
  ...connectionLimits,
  price: { min: 0, max: 1 },
  fee: { min: 0, max: 1000 },
  termYears: { min: 1, max: 25 },
  sellersMax: { min: 1, max: 50 },
} as const satisfies Record<string, Limits>;

/** The first roof has no number. */
const roofNumbers = ["", 2, 3] as const;
type RoofNumber = (typeof roofNumbers)[number];

export type ListingField =
  | "postcode"
  | "title"
  | "text"
  | "companyName"
  | `${"power" | "tilt" | "azimuth"}${RoofNumber}`
  | "inverter"
  | "capacity"
  | "battery"
  | "energy"
  | "persons"
  | "energyDay"
  | "energyNight"
  | "price"
  | "injectionPrice"
  | "energyPrice"
  | "energyPriceNight"
  | "priceLimit"
  | "fee"
  | "startsOn"
  | "termYears"
  | "sellersMax";

export type ListingFault =
  | { readonly code: "missing" }
  | { readonly code: "not-a-number" }
  | { readonly code: "not-whole" }
  | { readonly code: "registers-differ" }
  | { readonly code: "too-low"; readonly minimum: number }
  | { readonly code: "too-high"; readonly maximum: number }
  | { readonly code: "too-long"; readonly maximum: number }
  | { readonly code: "postcode-shape" }
  | { readonly code: "postcode-unknown" }
  | { readonly code: "region-not-served"; readonly region: "wallonia" | "netherlands" };

export type ListingFaults = { readonly [F in ListingField]?: ListingFault };

type Words = {
  readonly postcode: string;
  readonly title: string;
  readonly text: string;
  readonly holder: Holder;
  readonly companyName: string | null;
  readonly use: ListedUse;
  readonly battery: KilowattHours | null;
  readonly contract: ContractKind;
  readonly fee: Euros;
  readonly partners: readonly Holder[];
};

/** What a form tells of an offer, as numbers. Our fields and the computed ones are not in it. */
export type OfferInput = Words & {
  readonly isVatExempt: boolean;
  readonly installation: Installation;
  readonly price: PriceWish;
  readonly injectionPrice: EurosPerKilowattHour;
  readonly startsOn: CalendarDay | null;
  readonly termYears: number | null;
};

export type RequestInput = Words & {
  readonly installation: Installation | null;
  readonly energyPrice: EurosPerKilowattHour;
  readonly energyPriceNight: EurosPerKilowattHour | null;
  readonly priceLimit: EurosPerKilowattHour | null;
  readonly sellersMax: number | null;
  readonly technologies: readonly Technology[];
};

type Found = { [F in ListingField]?: ListingFault };
export type Checked<I> = I & { readonly place: ListingPlace };

/** `numberRemoved` stands in for a national register number, which we may not keep. */
type CheckContext = { readonly places: PlaceRegister; readonly numberRemoved: string };

export function checkOffer(input: OfferInput, checkContext: CheckContext): Result<Checked<OfferInput>, ListingFaults> {
  const faults: Found = {};
  const words = checkWords(input, checkContext, faults);
  checkInstallation(input.installation, faults);
  within(faults, "injectionPrice", input.injectionPrice, listingLimits.price);
  if (input.price.kind === "asked") within(faults, "price", input.price.price, listingLimits.price);
  if (input.price.kind === "open" && input.price.lowest !== null)
    within(faults, "price", input.price.lowest, listingLimits.price);
  if (input.termYears !== null) within(faults, "termYears", input.termYears, listingLimits.termYears);
  return words === null || hasAny(faults) ? refused(faults) : ok({ ...input, ...words });
}

export function checkRequest(
  input: RequestInput,
  checkContext: CheckContext,
): Result<Checked<RequestInput>, ListingFaults> {
  const faults: Found = {};
  const words = checkWords(input, checkContext, faults);
  if (input.installation !== null) checkInstallation(input.installation, faults);
  within(faults, "energyPrice", input.energyPrice, listingLimits.price);
  if (input.energyPriceNight !== null) within(faults, "energyPriceNight", input.energyPriceNight, listingLimits.price);
  if (input.priceLimit !== null) within(faults, "priceLimit", input.priceLimit, listingLimits.price);
  if (input.sellersMax !== null) within(faults, "sellersMax", input.sellersMax, listingLimits.sellersMax);
  return words === null || hasAny(faults) ? refused(faults) : ok({ ...input, ...words });
}

const hasAny = (faults: Found) => Object.keys(faults).length > 0;

function checkWords(input: Words, { places, numberRemoved }: CheckContext, faults: Found) {
  const title = onOneLine(cleanText(input.title, numberRemoved));
  const text = cleanText(input.text, numberRemoved);
  const companyName = input.holder === "person" ? null : onOneLine(cleanText(input.companyName ?? "", numberRemoved));
  if (title === "") faults.title = { code: "missing" };
  notLonger(faults, "title", title, TITLE_LENGTH_MAX);
  notLonger(faults, "text", text, TEXT_LENGTH_MAX);
  if (companyName === "") faults.companyName = { code: "missing" };
  notLonger(faults, "companyName", companyName ?? "", TITLE_LENGTH_MAX);
  const { energy, persons, trade } = input.use;
  if (energy === null && persons === null && trade === null) faults.energy = { code: "missing" };
  checkUse(input, faults);
  within(faults, "fee", input.fee, listingLimits.fee);
  const place = placeOf(input.postcode, places);
  if (!place.ok) faults.postcode = place.refusal;
  return place.ok ? { title, text, companyName, ...place.value } : null;
}

function placeOf(text: string, places: PlaceRegister): Result<{ postcode: string; place: ListingPlace }, ListingFault> {
  if (text.trim() === "") return refused({ code: "missing" });
  const postcode = parsePostcode(text);
  if (!postcode.ok) return refused({ code: "postcode-shape" });
  const location = locatePostcode(places, postcode.value);
  if (location.kind === "wallonia" || location.kind === "netherlands")
    return refused({ code: "region-not-served", region: location.kind });
  if (location.kind !== "place") return refused({ code: "postcode-unknown" });
  const { name, nis, position } = location.place.municipality;
  return ok({ postcode: postcode.value, place: { region: location.region, municipality: name, nis, position } });
}

function checkUse({ use: { energy, persons }, battery }: Pick<Words, "use" | "battery">, faults: Found): void {
  if (persons !== null) within(faults, "persons", persons, listingLimits.persons);
  if (energy !== null) within(faults, "energy", totalUse(energy), listingLimits.energy);
  if (energy !== null && typeof energy !== "number") {
    within(faults, "energyDay", energy.day, listingLimits.energy);
    within(faults, "energyNight", energy.night, listingLimits.energy);
  }
  if (battery !== null) within(faults, "battery", battery, listingLimits.battery);
}

/** What is wrong with a connection itself, of which nothing need be told. */
export function connectionFaults(
  connection: Pick<RequestInput, "use" | "battery" | "installation"> & Pick<Connection, "capacity">,
): Readonly<ListingFaults> {
  const faults: Found = {};
  if (connection.capacity !== null) within(faults, "capacity", connection.capacity, listingLimits.capacity);
  checkUse(connection, faults);
  if (connection.installation !== null) checkInstallation(connection.installation, faults);
  return faults;
}

function checkInstallation({ technology, roofs, power, inverter }: Installation, faults: Found): void {
  if (technology !== "solar" || roofs.length === 0) within(faults, "power", power ?? Number.NaN, listingLimits.power);
  roofs.forEach((roof, at) => {
    const number = roofNumbers[at] ?? "";
    within(faults, `power${number}`, roof.kilowattsPeak, listingLimits.power);
    within(faults, `tilt${number}`, roof.tilt, listingLimits.tilt);
    within(faults, `azimuth${number}`, roof.azimuth, listingLimits.azimuth);
  });
  if (inverter !== null) within(faults, "inverter", inverter, listingLimits.inverter);
}

function within(faults: Found, field: ListingField, value: number, limits: Limits): void {
  const fault = numberFault(value, limits);
  if (fault) faults[field] = fault;
}

export function numberFault(value: number, { min, max }: Limits): ListingFault | null {
  const code = limitFault(value, { min, max });
  if (code === "too-low") return { code, minimum: min };
  if (code === "too-high") return { code, maximum: max };
  return code && { code };
}

function notLonger(faults: Found, field: ListingField, text: string, maximum: number): void {
  if (text.length > maximum) faults[field] = { code: "too-long", maximum };
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/** Signs that nobody sees come along when something is pasted, and no database keeps them all; line ends stay. */
export const cleanText = (text: string, numberRemoved: string): string =>
  withoutNationalNumbers(
    text
      .replaceAll(/\r\n?/g, "\n")
      .replaceAll(/[^\P{C}\n]/gu, "")
      .trim(),
    numberRemoved,
  );
