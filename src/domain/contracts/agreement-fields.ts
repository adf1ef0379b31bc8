import type { AgreementParty, AgreementTerms, Side } from "#domain/contracts/agreement.ts";
import { definitionOf } from "#domain/forms/form-definitions.ts";
import type { Answers, FormStep } from "#domain/forms/form-field.ts";

// The fields of the paper form; the contract flow asks each side for its own half of them.
const asked = new Map(
  definitionOf("sale-agreement").steps.flatMap(({ fields }) => fields.map((field) => [field.key, field] as const)),
);

/** "sellerName" is the "name" of the seller. */
export const withoutSide = (side: Side, key: string): string =>
  key.charAt(side.length).toLowerCase() + key.slice(side.length + 1);

/** What each side tells of itself. The names of the fields are those of the form on the page. */
export const partyStep = (side: Side): FormStep => ({
  key: side,
  fields: [...asked.values()]
    .filter(({ key }) => key.startsWith(side))
    .map((field) => ({
      ...field,
      key: withoutSide(side, field.key),
      ...(field.neededWhen
        ? { neededWhen: { ...field.neededWhen, key: withoutSide(side, field.neededWhen.key) } }
        : {}),
    })),
});

/** What the two settle between them; the price is that of the proposal. */
export const termsStep: FormStep = {
  key: "terms",
  fields: ["startDay", "term", "noticeMonths", "paymentDays", "indexPercent", "manager", "remarks"].flatMap(
    (key) => asked.get(key) ?? [],
  ),
};

/** Every number that the file of a party may bear: an export names the connection by either. */
export const eansOfParty = ({ ean, offtakeEan }: AgreementParty): readonly string[] =>
  offtakeEan ? [ean, offtakeEan] : [ean];

/** From answers that were read without a fault. */
export function partyOf(side: Side, answers: Answers): AgreementParty {
  const of = (key: string) => answers[key] ?? "";
  const isCompany = of("kind") === "company";
  return {
    kind: isCompany ? "company" : "person",
    name: of("name"),
    representative: isCompany ? of("representative") : null,
    enterpriseNumber: isCompany ? of("number") : null,
    street: of("street"),
    postcode: of("postcode"),
    town: of("town"),
    ean: of("ean"),
    ...(side === "seller" && of("offtakeEan") !== "" && of("offtakeEan") !== of("ean")
      ? { offtakeEan: of("offtakeEan") }
      : {}),
    ...(side === "buyer" && of("capacity") !== "" ? { capacity: Number(of("capacity")) } : {}),
    vat: of("vat") as AgreementParty["vat"],
    iban: side === "seller" ? of("iban") : null,
  };
}

export function termsOf(price: number, answers: Answers): AgreementTerms {
  const of = (key: string) => answers[key] ?? "";
  const percent = Number(of("indexPercent"));
  return {
    price,
    indexation: percent > 0 && price > 0 ? { kind: "yearly", percent } : { kind: "none" },
    startDay: of("startDay") as AgreementTerms["startDay"],
    termMonths: of("term") === "open" ? null : (Number(of("term")) as 12 | 24 | 36),
    noticeMonths: Number(of("noticeMonths")),
    paymentDays: Number(of("paymentDays")),
    manager: of("manager") as Side,
    remarks: of("remarks"),
  };
}

/** As they stand in their fields, to be changed. */
export const answersOfParty = (party: AgreementParty | null): Answers =>
  party === null
    ? {}
    : {
        kind: party.kind,
        name: party.name,
        number: party.enterpriseNumber ?? "",
        representative: party.representative ?? "",
        street: party.street,
        postcode: party.postcode,
        town: party.town,
        ean: party.ean,
        offtakeEan: party.offtakeEan ?? "",
        capacity: party.capacity ? String(party.capacity) : "",
        vat: party.vat,
        iban: party.iban ?? "",
      };

export const answersOfTerms = (terms: AgreementTerms): Answers => ({
  startDay: terms.startDay,
  term: terms.termMonths === null ? "open" : String(terms.termMonths),
  noticeMonths: String(terms.noticeMonths),
  paymentDays: String(terms.paymentDays),
  indexPercent: terms.indexation.kind === "yearly" ? String(terms.indexation.percent) : "0",
  manager: terms.manager,
  remarks: terms.remarks,
});
