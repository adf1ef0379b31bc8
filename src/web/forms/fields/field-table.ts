import { productsOn, suppliersOn } from "#application/calculations/defaults/products.ts";
import { type CalculationSide, SELLERS_MAX } from "#application/calculations/situation.ts";
import {
  type FieldKey,
  type FieldOption,
  type FieldWords,
  fieldWords,
  notSoldAnyMore,
  onlyInBrussels,
  productGroups,
  units,
  withItsFee,
} from "#content/fields/field-words.ts";
import type { CardDay } from "#domain/cards/card.ts";
import { connectionLimits } from "#domain/connections/connection-limits.ts";
import { saleLimits } from "#domain/economics/sale-limits.ts";
import { flemishGridAreas } from "#domain/regions/grid-area.ts";
import {
  choice,
  contractValues,
  customerValues,
  day,
  type FieldControl,
  type FieldKind,
  installationValues,
  meterValues,
  number,
  offerId,
  postcode,
  product,
  technologyValues,
} from "#web/forms/fields/field-kinds.ts";

const limits = connectionLimits;
const yesOrNo = choice({ ja: true, nee: false }, "select");
const ticked = choice({ ja: true, nee: false }, "check");
const trade = choice({
  geen: null,
  kantoor: "office",
  winkel: "shop",
  bakkerij: "bakery",
  school: "school",
  landbouw: "farm",
  werkplaats: "workshop",
  koelhuis: "cold-store",
});
const car = choice({ geen: null, avond: "evening", zon: "solar", nacht: "night" });
const technology = choice(installationValues);
const contract = choice(contractValues);
const exemption = choice({ aangerekend: false, vrijgesteld: true } as Readonly<Record<string, boolean>>);
const energy = number({ unit: "kWh", limits: limits.energy });
const peak = number({ unit: "kW", limits: limits.peak });
const persons = number({ unit: "persons", limits: limits.persons, whole: true });
const capacity = number({ unit: "kVA", limits: limits.capacity });
const kilowattPeak = number({ unit: "kWp", limits: limits.power });
const power = number({ unit: "kW", limits: limits.power });
const tilt = number({ unit: "degrees", limits: limits.tilt });
const azimuth = number({ unit: "degrees", limits: limits.azimuth });
const inverter = number({ unit: "kVA", limits: limits.inverter });
const battery = number({ unit: "kWh", limits: limits.battery });
const energyPrice = number({ unit: "cents-per-kwh", limits: saleLimits.energyPrice });
const injectionPrice = number({ unit: "cents-per-kwh", limits: saleLimits.injectionPrice });
const agreedPrice = number({ unit: "cents-per-kwh", limits: saleLimits.agreedPrice });
const fee = number({ unit: "euros-per-year", limits: saleLimits.fee, control: "euros" });

/** biome-ignore lint/suspicious/noExplicitAny: kinds of every value stand in one table. */
type AnyKind = FieldKind<any>;
type Row<Buyer, Seller, Form> = { path: string; kind: AnyKind; buyer: Buyer; seller: Seller; form: Form };

const row = <Buyer extends string, Seller extends string, Form extends string | null>(
  path: string,
  kind: AnyKind,
  buyer: Buyer,
  seller: Seller,
  form: Form,
): Row<Buyer, Seller, Form> => ({ path, kind, buyer, seller, form });

/**
 * Every field of a connection: its place in a `Connection`, how it is read and written, and its names. The first two are
 * those of the buyer and the seller in an address, where both stand side by side; the last is that in a form about one
 * connection, null where no form asks it.
 */
const use = {
  energy: row("use.energy", energy, "verbruik", "eigenverbruik", "verbruik"),
  energyDay: row("use.energy.day", energy, "verbruik-dag", "eigenverbruik-dag", "verbruik-dag"),
  energyNight: row("use.energy.night", energy, "verbruik-nacht", "eigenverbruik-nacht", "verbruik-nacht"),
  peak: row("use.peak", peak, "piek", "eigen-piek", null),
  persons: row("use.persons", persons, "personen", "eigen-personen", "personen"),
  trade: row("use.trade", trade, "handel", "eigen-handel", "gebouw"),
  heatPump: row("use.heatPump", ticked, "warmtepomp", "eigen-warmtepomp", "warmtepomp"),
  car: row("use.electricCar", car, "auto", "eigen-auto", "auto"),
  boiler: row("use.electricBoiler", ticked, "boiler", "eigen-boiler", "boiler"),
  capacity: row("capacity", capacity, "aansluiting", "eigen-aansluiting", null),
  voltage: row("voltage", choice({ laag: "low", midden: "medium" }), "spanning", "eigen-spanning", null),
  domicile: row("hasDomicile", yesOrNo, "domicilie", "eigen-domicilie", null),
};

const installation = {
  technology: row("installation.technology", technology, "koper-technologie", "technologie", "technologie"),
  power: row("installation.roofs.0.kilowattsPeak", kilowattPeak, "koper-kwp", "kwp", "vermogen"),
  tilt: row("installation.roofs.0.tilt", tilt, "koper-helling", "helling", "helling"),
  azimuth: row("installation.roofs.0.azimuth", azimuth, "koper-richting", "richting", "richting"),
  power2: row("installation.roofs.1.kilowattsPeak", kilowattPeak, "koper-kwp-2", "kwp-2", "vermogen-2"),
  tilt2: row("installation.roofs.1.tilt", tilt, "koper-helling-2", "helling-2", "helling-2"),
  azimuth2: row("installation.roofs.1.azimuth", azimuth, "koper-richting-2", "richting-2", "richting-2"),
  power3: row("installation.roofs.2.kilowattsPeak", kilowattPeak, "koper-kwp-3", "kwp-3", "vermogen-3"),
  tilt3: row("installation.roofs.2.tilt", tilt, "koper-helling-3", "helling-3", "helling-3"),
  azimuth3: row("installation.roofs.2.azimuth", azimuth, "koper-richting-3", "richting-3", "richting-3"),
  // A form asks one size: of the first roof, or of a machine that has no roof.
  machinePower: row("installation.power", power, "koper-vermogen", "vermogen", null),
  inverter: row("installation.inverter", inverter, "koper-omvormer", "omvormer", "omvormer"),
  battery: row("battery", battery, "koper-batterij", "batterij", "batterij"),
};

const customerRow = { customer: row("customer", choice(customerValues), "koper", "verkoper", null) };

export const connectionRows = { ...customerRow, ...use, ...installation };
type ConnectionKey = keyof typeof connectionRows;

/** What the supplier of a connection asks and pays, in a `SupplyContract`. Who asks what for sharing is in `terms`. */
const contractRows = {
  product: row("product", product, "product", "verkoper-product", null),
  contract: row("kind", contract, "contract", "verkoper-contract", null),
  energyPrice: row("energyPrice", energyPrice, "energieprijs", "verkoper-energieprijs", "energieprijs"),
  energyPriceNight: row("energyPriceNight", energyPrice, "nachtprijs", "verkoper-nachtprijs", null),
  fixedFee: row("fixedFee", fee, "vaste-kost", "verkoper-vaste-kost", null),
  injectionPrice: row("injectionPrice", injectionPrice, "koper-injectieprijs", "injectieprijs", "injectieprijs"),
};
type ContractKey = keyof typeof contractRows;

/** A field of the address: `of` is whose it is, null for both. In its path `own` is the side that asks. */
export type Field = { key: FieldKey; of: "buyer" | "seller" | null; path: string; kind: AnyKind };
const shared = (key: FieldKey, path: string, kind: AnyKind): Field => ({ key, of: null, path, kind });

const place = {
  datum: shared("day", "day", day),
  postcode: shared("postcode", "postcode", postcode),
  gewest: shared("region", "region", choice({ vlaanderen: "flanders", brussel: "brussels" })),
  netgebied: shared(
    "gridArea",
    "gridArea",
    choice({ geen: null, ...Object.fromEntries(flemishGridAreas.map((area) => [area, area])) }),
  ),
  meter: shared("meter", "meter", choice(meterValues)),
  aanbod: shared("offer", "offer", offerId),
};

const terms = {
  vorm: shared("form", "prices.form", choice({ verkoop: "sale", gratis: "free" })),
  categorie: shared("category", "prices.category", choice({ geen: null, a: "A", b: "B", c: "C", d: "D" }, "cards")),
  prijs: shared("agreedPrice", "prices.agreedPrice", agreedPrice),
  btw: shared("sellerVat", "prices.isSellerVatExempt", exemption),
  kost: shared("sharingFee", "prices.own.sharingFee", fee),
  "kost-ander": shared("otherSharingFee", "prices.other.sharingFee", fee),
  gedeeld: shared("sharedEnergy", "sharedEnergy", number({ unit: "kWh", limits: saleLimits.sharedEnergy })),
  jaren: shared("years", "prices.years", number({ unit: "years", limits: { min: 1, max: 30 }, whole: true })),
  verkopers: shared("sellers", "sellers", number({ unit: "none", limits: { min: 1, max: SELLERS_MAX }, whole: true })),
};

/** Of each seller after the first, who has the fields without a number. */
const furtherSellerRows = {
  technologie: {
    path: "furtherSellers.#.technology",
    kind: choice({ zoals: null, ...technologyValues }),
  },
  vermogen: { path: "furtherSellers.#.power", kind: power },
  richting: { path: "furtherSellers.#.azimuth", kind: azimuth },
  prijs: { path: "prices.furtherSellers.#.agreedPrice", kind: agreedPrice },
  injectieprijs: { path: "prices.furtherSellers.#.injectionPrice", kind: injectionPrice },
  kost: { path: "prices.furtherSellers.#.sharingFee", kind: fee },
};
export type FurtherPart = keyof typeof furtherSellerRows;
export const furtherNumbers = [2, 3, 4, 5, 6] as const satisfies readonly number[];

const further = furtherNumbers.flatMap((seller) =>
  Object.entries(furtherSellerRows).map(([part, { path, kind }]): [string, Field] => [
    `verkoper-${seller}-${part}`,
    { key: "sellers", of: "seller", path: path.replace("#", String(seller - 2)), kind },
  ]),
);

/** A buyer uses something; behind the meter of an installation there may be nobody. */
const USED = number({ unit: "kWh", limits: saleLimits.consumption });

const ofSide = (side: "buyer" | "seller", rows: Partial<Record<ConnectionKey | ContractKey, AnyRow>>, at: string) =>
  Object.entries(rows).map(([key, found]): [string, Field] => [
    found[side],
    {
      key: key as FieldKey,
      of: side,
      path: `${at}.${found.path}`,
      kind: side === "buyer" && key === "energy" ? USED : found.kind,
    },
  ]);
type AnyRow = Row<string, string, string | null>;

type NamesOf<Rows, Side extends "buyer" | "seller"> = {
  [Key in keyof Rows]: Rows[Key] extends { [S in Side]: infer Name } ? Name : never;
}[keyof Rows];
type EitherName<Rows> = NamesOf<Rows, "buyer"> | NamesOf<Rows, "seller">;

export type SituationField =
  | keyof typeof place
  | keyof typeof terms
  | EitherName<typeof connectionRows>
  | EitherName<typeof contractRows>
  | `verkoper-${(typeof furtherNumbers)[number]}-${FurtherPart}`;

/**
 * Every parameter of an address, in the order in which it is written. Names tell whose it is: `verbruik` and
 * `energieprijs` are the buyer's, `kwp` and `injectieprijs` the seller's, on both calculators; only `kost` is one's own
 * supplier's and `kost-ander` the other's. No parameter holds anything personal but a postcode.
 */
export const situationFields = Object.fromEntries([
  ...Object.entries(place),
  ...ofSide("buyer", { ...customerRow, ...use, ...installation }, "buyer"),
  ...ofSide("seller", { ...customerRow, ...installation, ...use }, "seller"),
  ...ofSide("buyer", contractRows, "prices.buyer"),
  ...ofSide("seller", contractRows, "prices.seller"),
  ...Object.entries(terms),
  ...further,
]) as Readonly<Record<SituationField, Field>>;

export const situationNames = Object.keys(situationFields) as SituationField[];

/** The name of a field in an address, by its key and whose it is; null where no field replaces it. */
export const fieldNameOf = (key: FieldKey, of: "buyer" | "seller" | null): SituationField | null =>
  situationNames.find((name) => situationFields[name].key === key && situationFields[name].of === of) ?? null;

/** A field as a form shows it: its control, its unit and its words. */
export type FieldQuestion = FieldWords & { control: FieldControl };

export function fieldQuestion(
  name: SituationField,
  side: CalculationSide,
  market: "be" | "nl",
  cards: CardDay,
  region: CardRegion | null = null,
): FieldQuestion {
  const { key, of, kind } = situationFields[name];
  const words = fieldWords(key, of, side, market);
  return {
    ...words,
    // The social tariff is Belgian.
    ...(key === "customer" && market === "nl" && words.options
      ? { options: words.options.filter(({ value }) => value !== "beschermd") }
      : {}),
    ...(kind.unit === undefined ? {} : { unit: units[kind.unit] }),
    ...(key === "product" ? productOptions(market, cards, region) : {}),
    control: kind.control,
  };
}

export type CardRegion = "flanders" | "brussels";

/** The suppliers of a region, then its cards; where the region is not known, what is of Brussels says so. */
export function productOptions(market: "be" | "nl", cards: CardDay, region: CardRegion | null) {
  if (market === "nl") return { options: [] };
  const products = productsOn(cards)
    .filter((card) => region === null || card.region === region)
    .map(({ name, product, region: of, isWithdrawn }) => ({
      value: name,
      label: isWithdrawn
        ? notSoldAnyMore(product)
        : region === null && of === "brussels"
          ? onlyInBrussels(product)
          : product,
    }));
  const suppliers = supplierOptions(cards, region);
  const groups = [
    { label: productGroups.suppliers, options: suppliers },
    { label: productGroups.products, options: products },
  ];
  return { options: [...suppliers, ...products], groups };
}

/** Suppliers alone, with what they ask for sharing: enough for a first answer. */
export const supplierOptions = (cards: CardDay, region: CardRegion | null): FieldOption[] =>
  suppliersOn(cards)
    .filter((supplier) => region === null || supplier.region === region)
    .map(({ name, supplier, region: of, fee }) => ({
      value: name,
      label:
        of === "brussels"
          ? withItsFee(region === null ? onlyInBrussels(supplier) : supplier, null)
          : withItsFee(supplier, fee),
    }));
