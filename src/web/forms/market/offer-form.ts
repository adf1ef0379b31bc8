import { consumerVat } from "#application/market/consumer-vat.ts";
import type { Technology } from "#domain/connections/connection.ts";
import type { ContractKind } from "#domain/connections/supply-contract.ts";
import type { ListingField, OfferInput } from "#domain/market/check-listing.ts";
import { consumerPrice, keptPrice, type VatSeller } from "#domain/market/consumer-price.ts";
import type { Holder, Offer } from "#domain/market/listing.ts";
import type { PriceWish } from "#domain/matching/market-party.ts";
import { parseCalendarDay } from "#domain/time/calendar-day.ts";
import { euros, eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { contractValues, technologyValues } from "#web/forms/fields/field-kinds.ts";
import { textOf, typedTexts } from "#web/forms/form-answer.ts";
import {
  connectionFieldOf,
  connectionFields,
  connectionTexts,
  type Found,
  holderValues,
  numberReader,
  partnerValues,
  pick,
  readBattery,
  readInstallation,
  readUseFields,
  typedNumber,
  wordOf,
} from "#web/forms/market/listing-fields.ts";

const offerFields = [
  "titel",
  "postcode",
  "wie",
  "naam",
  "btw",
  ...connectionFields,
  "technologie",
  "vraagprijs",
  "prijs",
  "contract",
  "injectieprijs",
  "kost",
  "start",
  "looptijd",
  "partners",
  "tekst",
] as const;
export type OfferField = (typeof offerFields)[number];

export const offerFieldOf: Readonly<Partial<Record<ListingField, OfferField>>> = {
  ...connectionFieldOf,
  title: "titel",
  postcode: "postcode",
  companyName: "naam",
  price: "prijs",
  injectionPrice: "injectieprijs",
  fee: "kost",
  startsOn: "start",
  termYears: "looptijd",
  text: "tekst",
};

const CENTS = 100;
const EXEMPT = "vrijgesteld";

export type OfferReading = {
  readonly typed: Readonly<Record<OfferField, string>>;
  readonly input: OfferInput;
  /** What the form itself could not read; the market looks at the rest. */
  readonly faults: Found;
};

export function readOfferForm(form: FormData): OfferReading {
  const faults: Found = {};
  const numbers = numberReader(form, faults);
  const holder = pick<Holder>(holderValues, textOf(form, "wie"), "person");
  const seller = { holder, isVatExempt: holder === "company" && textOf(form, "btw") === EXEMPT };
  const contract = pick<ContractKind>(contractValues, textOf(form, "contract"), "single");
  const start = textOf(form, "start").trim();
  const startsOn = start === "" ? null : parseCalendarDay(start);
  // Browsers send a day or nothing.
  if (start !== "" && startsOn === null) faults.startsOn = { code: "missing" };
  const term = numbers.optional("looptijd", "termYears", 1);
  return {
    typed: typedTexts(form, offerFields),
    faults,
    input: {
      title: textOf(form, "titel"),
      text: textOf(form, "tekst"),
      postcode: textOf(form, "postcode"),
      holder,
      isVatExempt: seller.isVatExempt,
      companyName: holder === "person" ? null : textOf(form, "naam"),
      installation: readInstallation(pick<Technology>(technologyValues, textOf(form, "technologie"), "solar"), numbers),
      use: readUseFields(form, numbers, faults),
      battery: readBattery(numbers),
      price: readPrice(form, numbers, seller),
      contract,
      injectionPrice: eurosPerKilowattHour(numbers.neededUnlessDynamic("injectieprijs", "injectionPrice", contract)),
      fee: euros(numbers.needed("kost", "fee", 1)),
      startsOn,
      termYears: term,
      partners: pick(partnerValues, textOf(form, "partners"), []),
    },
  };
}

/** A company is asked what a consumer pays; what is kept is what the company keeps of it. */
function readPrice(form: FormData, numbers: ReturnType<typeof numberReader>, seller: VatSeller): PriceWish {
  const kept = (paid: number) => keptPrice(seller, eurosPerKilowattHour(paid), consumerVat());
  const kind = textOf(form, "vraagprijs");
  if (kind === "gratis") return { kind: "gift" };
  if (kind === "open") {
    const lowest = numbers.optional("prijs", "price", CENTS);
    return { kind: "open", lowest: lowest === null ? null : kept(lowest) };
  }
  return { kind: "asked", price: kept(numbers.needed("prijs", "price", CENTS)) };
}

const priceKinds = { gift: "gratis", asked: "vast", open: "open" } as const;

/** A stored offer as its form shows it. */
export function offerTexts(offer: Offer): Record<OfferField, string> {
  const { installation, use, price } = offer;
  const named = price.kind === "asked" ? price.price : price.kind === "open" ? price.lowest : null;
  return {
    titel: offer.title,
    postcode: offer.postcode,
    wie: wordOf<Holder>(holderValues, offer.holder),
    naam: offer.companyName ?? "",
    btw: offer.isVatExempt ? EXEMPT : "aangerekend",
    ...connectionTexts(use, installation, offer.battery),
    technologie: wordOf<Technology>(technologyValues, installation.technology),
    vraagprijs: priceKinds[price.kind],
    prijs: typedNumber(named === null ? null : consumerPrice(offer, named, consumerVat()), CENTS),
    contract: wordOf<ContractKind>(contractValues, offer.contract),
    injectieprijs: typedNumber(offer.injectionPrice, CENTS),
    kost: typedNumber(offer.fee),
    start: offer.startsOn ?? "",
    looptijd: typedNumber(offer.termYears),
    partners: wordOf(partnerValues, offer.partners),
    tekst: offer.text,
  };
}
