import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { HOUSEHOLD_VAT } from "#content/contracts/agreed-price.ts";
import { agreementDocument } from "#content/contracts/agreement-document.ts";
import { draftDocument } from "#content/forms/form-texts.ts";
import { type Agreement, type AgreementParty, type Side, sides } from "#domain/contracts/agreement.ts";
import { answersOfParty, answersOfTerms } from "#domain/contracts/agreement-fields.ts";
import { definitionOf } from "#domain/forms/form-definitions.ts";
import { documentText } from "#domain/forms/form-document.ts";
import { findGaps, isComplete } from "#domain/forms/parse-step.ts";
import {
  sampleAgreement,
  sampleBuyer,
  sampleCompany,
  sampleSeller,
  sampleSignature,
} from "../../../tests/support/domain/sample-agreement.ts";

const signatures = [sampleSignature("seller"), sampleSignature("buyer")];
const hashOf = (textVersion: string, changes: Partial<Agreement> = {}) =>
  createHash("sha256")
    .update(documentText(agreementDocument(sampleAgreement({ textVersion, signatures, ...changes }))))
    .digest("hex")
    .slice(0, 16);
const terms = sampleAgreement().terms;

/** A text that somebody signed must stay as it was: what changes is a new version, with a line of its own here. */
test("every version of the agreement is as people signed it", () => {
  const free = { terms: { ...terms, price: 0, remarks: "Wij bellen." } };
  const company = { parties: { seller: sampleCompany, buyer: sampleBuyer }, region: "brussels" } as const;
  expect([hashOf("2026-11"), hashOf("2026-11", free), hashOf("2026-11", company)]).toEqual([
    "d6a309e616d45b00",
    "6a9133e7026fefe8",
    "e4dc70bb7d4d5df5",
  ]);
  expect([hashOf("2026-11-16"), hashOf("2026-11-16", free), hashOf("2026-11-16", company)]).toEqual([
    "d619f480527b7034",
    "e2cd2ebddb32a669",
    "e3a1fd7cb2ae6f27",
  ]);
});

const rules = { today: "2026-07-01", numberRemoved: "" } as const;
const company: AgreementParty = { ...sampleCompany, name: "Werkplaats Peeters bv", iban: null, ean: sampleBuyer.ean };

/** Every way in which agreements differ: who sells to whom, where, at which price and on which terms. */
function* agreements(): Generator<Agreement> {
  for (const seller of [sampleSeller, { ...sampleCompany, vat: "small-enterprise" } as const, sampleCompany])
    for (const buyer of [sampleBuyer, company])
      for (const [region, postcode] of [
        ["flanders", "9000"],
        ["brussels", "1000"],
      ] as const)
        for (const price of [0, 0.083, 0.1])
          for (const noticeMonths of [1, 6])
            for (const manager of sides) {
              const indexation =
                price === 0.1 ? ({ kind: "yearly", percent: 2.5 } as const) : ({ kind: "none" } as const);
              yield sampleAgreement({
                region,
                technology: price === 0 ? "hydro" : "solar",
                parties: { seller: { ...seller, postcode }, buyer: { ...buyer, postcode } },
                terms: { ...terms, price, noticeMonths, manager, indexation, termMonths: price === 0 ? null : 24 },
              });
            }
}

/** What one side types on the form for both. */
function answersOf({ parties, terms, technology }: Agreement) {
  const prefixed = (side: Side) =>
    Object.entries(answersOfParty(parties[side])).map(([key, answer]) => [
      `${side}${key.charAt(0).toUpperCase()}${key.slice(1)}`,
      answer,
    ]);
  const isWithVat = parties.seller?.vat === "liable" && parties.buyer?.kind === "person";
  const paid = terms.price * (isWithVat ? 1 + HOUSEHOLD_VAT : 1);
  const price = { priceCents: String(Math.round(paid * 1e6) / 1e4), technology, settlement: "month" };
  return { signerRole: "seller", ...Object.fromEntries(sides.flatMap(prefixed)), ...answersOfTerms(terms), ...price };
}

test("the form for a party on paper and the contract of two on the site give one text for the same facts", () => {
  const texts = new Set<string>();
  for (const agreement of agreements()) {
    const answers = answersOf(agreement);
    expect(isComplete(findGaps(definitionOf("sale-agreement"), answers, rules))).toBe(true);
    const text = documentText(agreementDocument(agreement));
    expect(documentText(draftDocument("sale-agreement", answers))).toBe(text);
    texts.add(text);
  }
  expect(texts.size).toBe(144);
});

const plain = (changes: Partial<Agreement>) =>
  documentText(agreementDocument(sampleAgreement(changes))).replaceAll("\u00a0", " ");

test("the power of the buyer's connection is read by both where it was told, and changes no word where it was not", () => {
  const told = sampleAgreement({ parties: { seller: sampleSeller, buyer: { ...sampleBuyer, capacity: 17.3 } } });
  const text = plain(told);
  expect(text).toContain("| Vermogen van de aansluiting | 17,3 kVA");
  expect(text).toContain("kan afnemen: 17,3 kVA, met een kwart erbij als marge");
  expect(documentText(draftDocument("sale-agreement", answersOf(told))).replaceAll("\u00a0", " ")).toBe(text);
  expect(plain({})).not.toContain("kVA, met");
});

test("a household reads the price with VAT in it, an enterprise without, and whoever asks none says so", () => {
  const toHousehold = plain({ parties: { seller: sampleCompany, buyer: sampleBuyer } });
  expect(toHousehold).toContain("| Prijs per gedeelde kWh | 10,60 c€/kWh, btw inbegrepen");
  expect(toHousehold).toContain("| Prijs zonder btw | 10,00 c€/kWh");
  expect(plain({ parties: { seller: sampleCompany, buyer: company } })).toContain("10,00 c€/kWh, zonder btw");
  expect(plain({})).toContain("10,00 c€/kWh, geen btw");
});

test("a gift is a sale between persons at price 0, and not energy sharing", () => {
  const gift = plain({ terms: { ...terms, price: 0 } });
  expect(gift).toContain("persoon-aan-persoonverkoop aan prijs 0");
  expect(gift).not.toMatch(/energiedelen|gratis te delen/);
});

test("a consumer is bound for two months at most, whatever the notice of the other", () => {
  const long = { terms: { ...terms, noticeMonths: 6 } };
  expect(plain({ ...long, parties: { seller: sampleCompany, buyer: sampleBuyer } })).toContain("van 2 maanden");
  expect(plain(long)).not.toContain("die consument is");
});

test("what somebody signed stays in the text of then; what nobody signed is read in the newest", () => {
  const one = [sampleSignature("seller")];
  expect(agreementDocument(sampleAgreement({ signatures: one })).textVersion).toBe("2026-11");
  expect(agreementDocument(sampleAgreement()).textVersion).toBe("2026-11-18");
});
