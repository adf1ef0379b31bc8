import type {
  Agreement,
  AgreementParty,
  AgreementTerms,
  ContractTechnology,
  Side,
} from "#domain/contracts/agreement.ts";
import { partyOf, termsOf, withoutSide } from "#domain/contracts/agreement-fields.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";

/** All that an agreement says, whether both sign on the site or one of them signs on paper. */
export type AgreementFacts = Pick<Agreement, "region" | "technology"> & {
  readonly parties: Readonly<Record<Side, AgreementParty>>;
  readonly terms: AgreementTerms;
  /** The site settles by the month; two who settle between themselves may choose. */
  readonly settlement: "month" | "quarter";
};

/** Of an agreement that both filled in; before, it says nothing yet. */
export function factsOfAgreement({ region, technology, parties, terms }: Agreement): AgreementFacts | null {
  const { seller, buyer } = parties;
  return seller && buyer ? { region, technology, parties: { seller, buyer }, terms, settlement: "month" } : null;
}

/**
 * Of the form that one side fills in for both. Its answers were read without a fault. A household reads and types what it
 * pays, so that a `vat` in it is taken off what a seller who is liable keeps; papers of before named that without.
 */
export function factsOfAnswers(answers: Answers, vat = 0): AgreementFacts {
  const party = (side: Side) => partyOf(side, answersOfSide(side, answers));
  const [seller, buyer] = [party("seller"), party("buyer")];
  const named = eurosOf(answers["priceCents"] ?? "");
  const price = isVatInPrice(seller, buyer) ? named / (1 + vat) : named;
  return {
    region: regionOfPostcode(answers["sellerPostcode"] ?? "") === "brussels" ? "brussels" : "flanders",
    technology: answers["technology"] as ContractTechnology,
    parties: { seller, buyer },
    terms: termsOf(price, answers),
    settlement: answers["settlement"] === "quarter" ? "quarter" : "month",
  };
}

/** A consumer reads a price with its VAT (WER VI.45), an enterprise without. */
const isVatInPrice = (seller: Pick<AgreementParty, "vat">, buyer: Pick<AgreementParty, "kind">): boolean =>
  seller.vat === "liable" && buyer.kind === "person";

const answersOfSide = (side: Side, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([key, answer]) =>
      key.startsWith(side) ? [[withoutSide(side, key), answer]] : [],
    ),
  );

/** Moves the point by its digits: 8.3 cents divided by a hundred is not the number that 0.083 is. */
const eurosOf = (cents: string): number => Number(`${Number(cents)}e-2`);
