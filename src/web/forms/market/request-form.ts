import type { Technology } from "#domain/connections/connection.ts";
import type { ContractKind } from "#domain/connections/supply-contract.ts";
import type { ListingField, RequestInput } from "#domain/market/check-listing.ts";
import type { Holder, MarketRequest } from "#domain/market/listing.ts";
import { euros, eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { contractValues, technologyValues } from "#web/forms/fields/field-kinds.ts";
import { textOf, typedTexts } from "#web/forms/form-answer.ts";
import {
  connectionFieldOf,
  connectionFields,
  connectionTexts,
  type Found,
  holderValues,
  isTicked,
  numberReader,
  partnerValues,
  pick,
  readBattery,
  readInstallation,
  readUseFields,
  tick,
  typedNumber,
  wordOf,
} from "#web/forms/market/listing-fields.ts";

const requestFields = [
  "titel",
  "postcode",
  "wie",
  "naam",
  ...connectionFields,
  "panelen",
  "contract",
  "energieprijs",
  "nachtprijs",
  "prijs",
  "kost",
  "verkopers",
  "zon",
  "wind",
  "water",
  "wkk",
  "partners",
  "tekst",
] as const;
export type RequestField = (typeof requestFields)[number];

export const requestFieldOf: Readonly<Partial<Record<ListingField, RequestField>>> = {
  ...connectionFieldOf,
  title: "titel",
  postcode: "postcode",
  companyName: "naam",
  energyPrice: "energieprijs",
  energyPriceNight: "nachtprijs",
  priceLimit: "prijs",
  fee: "kost",
  sellersMax: "verkopers",
  text: "tekst",
};

const CENTS = 100;
const technologyNames = Object.keys(technologyValues) as (keyof typeof technologyValues)[];

export type RequestReading = {
  readonly typed: Readonly<Record<RequestField, string>>;
  readonly input: RequestInput;
  readonly faults: Found;
};

export function readRequestForm(form: FormData): RequestReading {
  const faults: Found = {};
  const numbers = numberReader(form, faults);
  const holder = pick<Holder>(holderValues, textOf(form, "wie"), "person");
  const contract = pick<ContractKind>(contractValues, textOf(form, "contract"), "single");
  const night = contract === "day-night" ? numbers.needed("nachtprijs", "energyPriceNight", CENTS) : null;
  const limit = numbers.optional("prijs", "priceLimit", CENTS);
  const chosen = technologyNames.filter((name) => isTicked(form, name));
  return {
    typed: typedTexts(form, requestFields),
    faults,
    input: {
      title: textOf(form, "titel"),
      text: textOf(form, "tekst"),
      postcode: textOf(form, "postcode"),
      holder,
      companyName: holder === "person" ? null : textOf(form, "naam"),
      use: readUseFields(form, numbers, faults),
      battery: isTicked(form, "panelen") ? readBattery(numbers) : null,
      installation: isTicked(form, "panelen") ? readInstallation("solar", numbers) : null,
      contract,
      energyPrice: eurosPerKilowattHour(numbers.neededUnlessDynamic("energieprijs", "energyPrice", contract)),
      energyPriceNight: night === null ? null : eurosPerKilowattHour(night),
      priceLimit: limit === null ? null : eurosPerKilowattHour(limit),
      fee: euros(numbers.needed("kost", "fee", 1)),
      sellersMax: numbers.optional("verkopers", "sellersMax", 1),
      // All of them ticked asks for nothing, like none.
      technologies:
        chosen.length === technologyNames.length ? [] : chosen.map((name): Technology => technologyValues[name]),
      partners: pick(partnerValues, textOf(form, "partners"), []),
    },
  };
}

/** A stored request as its form shows it. */
export function requestTexts(request: MarketRequest): Record<RequestField, string> {
  const { installation, use } = request;
  const wants = (name: keyof typeof technologyValues) => tick(request.technologies.includes(technologyValues[name]));
  return {
    titel: request.title,
    postcode: request.postcode,
    wie: wordOf<Holder>(holderValues, request.holder),
    naam: request.companyName ?? "",
    ...connectionTexts(use, installation, request.battery),
    panelen: tick(installation !== null),
    contract: wordOf<ContractKind>(contractValues, request.contract),
    energieprijs: typedNumber(request.energyPrice, CENTS),
    nachtprijs: typedNumber(request.energyPriceNight, CENTS),
    prijs: typedNumber(request.priceLimit, CENTS),
    kost: typedNumber(request.fee),
    verkopers: typedNumber(request.sellersMax),
    zon: wants("zon"),
    wind: wants("wind"),
    water: wants("water"),
    wkk: wants("wkk"),
    partners: wordOf(partnerValues, request.partners),
    tekst: request.text,
  };
}
