import type { Agreement, AgreementParty, AgreementSignature } from "#domain/contracts/agreement.ts";

const noConsents = { contact: false, municipality: false, meterData: false };

// Synthetic: check digits are right, nobody has these numbers.
export const sampleSeller: AgreementParty = {
  kind: "person",
  name: "Hilde Vermeulen",
  representative: null,
  enterpriseNumber: null,
  street: "Dorpsstraat 1",
  postcode: "9000",
  town: "Gent",
  ean: "541448820000000008",
  vat: "outside-vat",
  iban: "BE68539007547034",
};

export const sampleBuyer: AgreementParty = {
  kind: "person",
  name: "Bram Peeters",
  representative: null,
  enterpriseNumber: null,
  street: "Stationsstraat 2",
  postcode: "8000",
  town: "Brugge",
  ean: "541448820000000015",
  vat: "outside-vat",
  iban: null,
};

export const sampleCompany: AgreementParty = {
  ...sampleSeller,
  kind: "company",
  name: "Schuurdak bv",
  representative: "Hilde Vermeulen",
  enterpriseNumber: "0123456749",
  vat: "liable",
};

/** A pair that filled everything in and signed nothing. */
export function sampleAgreement(changes: Partial<Agreement> = {}): Agreement {
  return {
    id: "agreement-1",
    reference: "2026-TEST",
    proposalId: "proposal-1",
    state: "drafted",
    uids: { seller: "uid-seller", buyer: "uid-buyer" },
    region: "flanders",
    technology: "solar",
    municipalities: { seller: "Gent", buyer: "Brugge" },
    parties: { seller: sampleSeller, buyer: sampleBuyer },
    terms: {
      price: 0.1,
      indexation: { kind: "none" },
      startDay: "2026-09-01",
      termMonths: 12,
      noticeMonths: 1,
      paymentDays: 30,
      manager: "seller",
      remarks: "",
    },
    textVersion: "2026-11",
    version: 1,
    signatures: [],
    consents: { seller: noConsents, buyer: noConsents },
    submittedOn: null,
    startedOn: null,
    endsOn: null,
    dossier: {},
    departed: [],
    createdAt: new Date("2026-08-01T10:00:00Z"),
    revision: 1,
    ...changes,
  };
}

export const sampleSignature = (side: "seller" | "buyer", at = "2026-11-02T10:00:00Z"): AgreementSignature => ({
  side,
  name: side,
  at: new Date(at),
  version: 1,
  documentHash: "a".repeat(64),
  addressHash: "b".repeat(64),
});
