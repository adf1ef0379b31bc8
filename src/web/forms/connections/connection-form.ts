import { sayListingFault } from "#content/market/market-refusals.ts";
import { sayEanFault } from "#content/pages/accounts/connections/connections.ts";
import type { ConnectionFaults, ConnectionInput } from "#domain/connections/check-connection.ts";
import type { Meter, Technology } from "#domain/connections/connection.ts";
import type { SavedConnection } from "#domain/connections/saved-connection.ts";
import { UNKNOWN_CONNECTION, UNKNOWN_CONTRACT, UNKNOWN_METER } from "#domain/connections/unknown-connection.ts";
import type { ListingField } from "#domain/market/check-listing.ts";
import type { CustomerKind } from "#domain/tariffs/tariff-set.ts";
import { euros, eurosPerKilowattHour, kilovoltAmperes } from "#domain/units/quantity.ts";
import { customerValues, installationValues, meterValues, product } from "#web/forms/fields/field-kinds.ts";
import { textOf, typedTexts } from "#web/forms/form-answer.ts";
import {
  connectionFieldOf,
  connectionFields,
  connectionTexts,
  type Found,
  faultsByName,
  isTicked,
  numberReader,
  pick,
  readBattery,
  readInstallation,
  readUseFields,
  tick,
  typedNumber,
  wordOf,
} from "#web/forms/market/listing-fields.ts";
import { withUnit } from "#web/forms/with-unit.ts";

/** Only the account asks it: a listing needs none. */
const CAPACITY_FIELD = "aansluitvermogen";

const formFields = [
  "naam",
  "ean",
  "ean-weg",
  "ean-injectie",
  "ean-injectie-weg",
  "straat",
  "postcode",
  "gemeente",
  "klant",
  "btw-vrij",
  "meter",
  CAPACITY_FIELD,
  ...connectionFields,
  "technologie",
  "product",
  "energieprijs",
  "injectieprijs",
  "kost",
] as const;
type ConnectionFormField = (typeof formFields)[number];

const CENTS = 100;

export type ConnectionReading = {
  readonly typed: Readonly<Record<ConnectionFormField, string>>;
  readonly input: ConnectionInput;
  /** What the form itself could not read; the verb looks at the rest. */
  readonly faults: Found;
};

/**
 * What the form does not ask, such as the kind of contract, stays as it was. So does a number that is left empty: a whole one never
 * leaves the server again.
 */
export function readConnectionForm(form: FormData, before: SavedConnection | null): ConnectionReading {
  const faults: Found = {};
  const numbers = numberReader(form, faults);
  const known = before?.connection ?? UNKNOWN_CONNECTION;
  const use = readUseFields(form, numbers, faults);
  const technology = pick<Technology | null>(installationValues, textOf(form, "technologie"), null);
  const price = (name: "energieprijs" | "injectieprijs", field: "energyPrice" | "injectionPrice") =>
    withUnit(numbers.optional(name, field, CENTS), eurosPerKilowattHour);
  return {
    typed: typedTexts(form, formFields),
    faults,
    input: {
      name: textOf(form, "naam"),
      street: textOf(form, "straat"),
      postcode: textOf(form, "postcode"),
      town: textOf(form, "gemeente"),
      offtakeEan: eanIn(form, "ean", before?.offtakeEan ?? ""),
      injectionEan: eanIn(form, "ean-injectie", before?.injectionEan ?? ""),
      meter: pick<Meter>(meterValues, textOf(form, "meter"), UNKNOWN_METER),
      gridArea: before?.gridArea ?? null,
      isVatExempt: isTicked(form, "btw-vrij"),
      connection: {
        ...known,
        customer: pick<CustomerKind>(customerValues, textOf(form, "klant"), "household"),
        capacity: withUnit(numbers.optional(CAPACITY_FIELD, "capacity", 1), kilovoltAmperes),
        use: { ...known.use, ...use, persons: use.persons ?? UNKNOWN_CONNECTION.use.persons },
        installation: technology && readInstallation(technology, numbers),
        battery: readBattery(numbers),
      },
      contract: {
        ...(before?.contract ?? UNKNOWN_CONTRACT),
        product: productIn(form, before?.contract.product ?? null),
        energyPrice: price("energieprijs", "energyPrice"),
        injectionPrice: price("injectieprijs", "injectionPrice"),
        sharingFee: withUnit(numbers.optional("kost", "fee", 1), euros),
      },
    },
  };
}

/** A supplier or a contract of the list; what no list offers is left as it was. */
function productIn(form: FormData, before: string | null): string | null {
  if (!form.has("product")) return before;
  const read = product.read(textOf(form, "product") || product.write(null));
  return read.ok ? read.value : before;
}

function eanIn(form: FormData, name: "ean" | "ean-injectie", before: string): string {
  const typed = textOf(form, name).trim();
  return typed === "" && !isTicked(form, `${name}-weg`) ? before : typed;
}

/** A kept connection as its form shows it; without its numbers. */
export function connectionFormTexts(saved: SavedConnection): Record<ConnectionFormField, string> {
  const { connection, contract } = saved;
  return {
    naam: saved.name,
    ean: "",
    "ean-weg": "",
    "ean-injectie": "",
    "ean-injectie-weg": "",
    straat: saved.street,
    postcode: saved.postcode,
    gemeente: saved.town,
    klant: wordOf<CustomerKind>(customerValues, connection.customer),
    "btw-vrij": tick(saved.isVatExempt),
    meter: wordOf<Meter>(meterValues, saved.meter),
    [CAPACITY_FIELD]: typedNumber(connection.capacity),
    ...connectionTexts(connection.use, connection.installation, connection.battery),
    technologie: wordOf<Technology | null>(installationValues, connection.installation?.technology ?? null),
    product: contract.product ?? "",
    energieprijs: typedNumber(contract.energyPrice, CENTS),
    injectieprijs: typedNumber(contract.injectionPrice, CENTS),
    kost: typedNumber(contract.sharingFee),
  };
}

/** What stands in the form of a new one. */
export const newConnectionTexts: Partial<Record<ConnectionFormField, string>> = {
  klant: "gezin",
  meter: "digitaal",
  technologie: "geen",
  gebouw: "woning",
  auto: "geen",
  richting: "180",
};

const fieldOf: Readonly<Partial<Record<ListingField, ConnectionFormField>>> = {
  ...connectionFieldOf,
  postcode: "postcode",
  capacity: CAPACITY_FIELD,
  energyPrice: "energieprijs",
  injectionPrice: "injectieprijs",
  fee: "kost",
};

/** Faults of a connection beside the fields of its form. */
export function connectionFaultTexts(all: ConnectionFaults): Partial<Record<ConnectionFormField, string>> {
  const { name, street, town, offtakeEan, injectionEan, ...faults } = all;
  return {
    ...faultsByName(faults, fieldOf),
    ...(name ? { naam: sayListingFault(name) } : {}),
    ...(street ? { straat: sayListingFault(street) } : {}),
    ...(town ? { gemeente: sayListingFault(town) } : {}),
    ...(offtakeEan ? { ean: sayEanFault(offtakeEan) } : {}),
    ...(injectionEan ? { "ean-injectie": sayEanFault(injectionEan) } : {}),
  };
}
