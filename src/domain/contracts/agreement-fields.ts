import type { AgreementParty, AgreementTerms, Side } from "#domain/contracts/agreement.ts";
import type { Answers, FormStep } from "#domain/forms/form-field.ts";

const company = { key: "kind", is: "company" } as const;

/** What each side tells of itself. The names of the fields are those of the form on the page. */
export const partyStep = (side: Side): FormStep => ({
  key: side,
  fields: [
    { key: "kind", shape: { kind: "choice", options: ["person", "company"] } },
    { key: "name", shape: { kind: "text", lengthMax: 70 } },
    { key: "number", shape: { kind: "enterprise-number" }, neededWhen: company },
    { key: "representative", shape: { kind: "text", lengthMax: 70 }, neededWhen: company },
    { key: "street", shape: { kind: "text", lengthMax: 120 } },
    { key: "postcode", shape: { kind: "postcode" } },
    { key: "town", shape: { kind: "text", lengthMax: 80 } },
    { key: "ean", shape: { kind: "ean" } },
    { key: "vat", shape: { kind: "choice", options: ["outside-vat", "small-enterprise", "liable"] } },
    ...(side === "seller" ? ([{ key: "iban", shape: { kind: "iban" } }] as const) : []),
  ],
});

/** What the two settle between them; the price is that of the proposal. */
export const termsStep: FormStep = {
  key: "terms",
  fields: [
    { key: "startDay", shape: { kind: "day", side: "future" } },
    { key: "term", shape: { kind: "choice", options: ["12", "24", "36", "open"] } },
    { key: "noticeMonths", shape: { kind: "number", min: 1, max: 12, fractionDigitsMax: 0 } },
    { key: "paymentDays", shape: { kind: "number", min: 1, max: 60, fractionDigitsMax: 0 } },
    { key: "indexPercent", shape: { kind: "number", min: 0, max: 10, fractionDigitsMax: 2 } },
    { key: "manager", shape: { kind: "choice", options: ["seller", "buyer"] } },
    { key: "remarks", shape: { kind: "long-text", lengthMax: 2000 }, isOptional: true },
  ],
};

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
    vat: of("vat") as AgreementParty["vat"],
    iban: side === "seller" ? of("iban") : null,
  };
}

export function termsOf(before: AgreementTerms, answers: Answers): AgreementTerms {
  const of = (key: string) => answers[key] ?? "";
  const percent = Number(of("indexPercent"));
  return {
    price: before.price,
    indexation: percent > 0 && before.price > 0 ? { kind: "yearly", percent } : { kind: "none" },
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
