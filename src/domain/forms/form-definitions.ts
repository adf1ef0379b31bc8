import type { FormDefinition } from "#domain/forms/form-field.ts";
import {
  agreementPartyFields,
  buyerCapacity,
  ownEanFields,
  partyFields,
  partySigner,
  sellerOfftakeEan,
} from "#domain/forms/party-fields.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";

/** Suppliers and grid operator need weeks; none of them says how many. */
const START_DAYS_AHEAD = 28;

/** The five papers of a sale between persons, as fields in steps. Their words are in content/forms. */
const formDefinitions = {
  "sale-agreement": {
    steps: [
      {
        key: "seller",
        fields: [
          { key: "signerRole", shape: { kind: "choice", options: ["seller", "buyer"] } },
          ...agreementPartyFields("seller"),
          sellerOfftakeEan,
          { key: "sellerIban", shape: { kind: "iban" } },
        ],
      },
      { key: "buyer", fields: [...agreementPartyFields("buyer"), buyerCapacity] },
      {
        key: "price",
        fields: [
          { key: "technology", shape: { kind: "choice", options: ["solar", "wind", "hydro", "heat-and-power"] } },
          { key: "priceCents", shape: { kind: "number", min: 0, max: 100, fractionDigitsMax: 4 } },
          { key: "indexPercent", shape: { kind: "number", min: 0, max: 10, fractionDigitsMax: 2 } },
          { key: "settlement", shape: { kind: "choice", options: ["month", "quarter"] } },
          { key: "paymentDays", shape: { kind: "number", min: 1, max: 60, fractionDigitsMax: 0 } },
        ],
      },
      {
        key: "term",
        fields: [
          { key: "startDay", shape: { kind: "day", side: "future", daysAhead: START_DAYS_AHEAD } },
          { key: "term", shape: { kind: "choice", options: ["12", "24", "36", "open"] } },
          { key: "noticeMonths", shape: { kind: "number", min: 1, max: 12, fractionDigitsMax: 0 } },
          { key: "manager", shape: { kind: "choice", options: ["seller", "buyer"] } },
          { key: "remarks", shape: { kind: "long-text", lengthMax: 2000 }, isOptional: true },
        ],
      },
    ],
    contradictions: ({ sellerEan, buyerEan, sellerPostcode = "", buyerPostcode = "" }) => {
      const [seller, buyer] = [regionOfPostcode(sellerPostcode), regionOfPostcode(buyerPostcode)];
      return {
        ...(sellerEan && sellerEan === buyerEan ? { buyerEan: { code: "ean-same" } } : {}),
        ...(seller === "wallonia" ? { sellerPostcode: { code: "postcode-without-sale" } } : {}),
        ...(seller && buyer && seller !== buyer ? { buyerPostcode: { code: "postcode-other-region" } } : {}),
      };
    },
    signer: (answers) => partySigner(answers["signerRole"] === "buyer" ? "buyer" : "seller", answers),
  },
  "manager-mandate": {
    steps: [
      { key: "own", fields: [...partyFields("own"), ...ownEanFields] },
      { key: "manager", fields: partyFields("manager") },
      {
        key: "scope",
        fields: [
          { key: "fromDay", shape: { kind: "day", side: "future" } },
          { key: "untilDay", shape: { kind: "day", side: "future" }, isOptional: true },
          { key: "mayFile", shape: { kind: "tick" } },
          { key: "mayReceive", shape: { kind: "tick" } },
          { key: "mayChange", shape: { kind: "choice", options: ["yes", "no"] } },
        ],
      },
    ],
    contradictions: ({ fromDay, untilDay, ownName, managerName, ownEmail, managerEmail }) => ({
      ...(fromDay && untilDay && untilDay <= fromDay ? { untilDay: { code: "day-before-start" } } : {}),
      ...(ownName && ownName === managerName && ownEmail === managerEmail
        ? { managerName: { code: "party-same" } }
        : {}),
    }),
    signer: (answers) => partySigner("own", answers),
  },
  "metering-request": {
    steps: [
      { key: "own", fields: [...partyFields("own"), ...ownEanFields] },
      {
        key: "request",
        fields: [
          { key: "supplier", shape: { kind: "text", lengthMax: 120 } },
          { key: "customerNumber", shape: { kind: "text", lengthMax: 40 }, isOptional: true },
          { key: "reason", shape: { kind: "choice", options: ["sell", "buy", "share", "switch"] } },
          { key: "wishDay", shape: { kind: "day", side: "future" } },
        ],
      },
    ],
    signer: (answers) => partySigner("own", answers),
  },
  "installation-declaration": {
    steps: [
      { key: "own", fields: [...partyFields("own"), { key: "ownEan", shape: { kind: "ean" } }] },
      {
        key: "installation",
        fields: [
          { key: "technology", shape: { kind: "choice", options: ["sun", "wind", "water", "biomass"] } },
          { key: "peakKilowatts", shape: { kind: "number", min: 0.1, max: 50_000, fractionDigitsMax: 2 } },
          { key: "inverterKilovoltamperes", shape: { kind: "number", min: 0.1, max: 50_000, fractionDigitsMax: 2 } },
          { key: "battery", shape: { kind: "choice", options: ["no", "yes"] } },
          { key: "inServiceDay", shape: { kind: "day", side: "past" } },
          { key: "installationPlace", shape: { kind: "text", lengthMax: 200 } },
        ],
      },
      {
        key: "statements",
        fields: [
          { key: "isOwnRenewable", shape: { kind: "tick" } },
          { key: "isSideActivity", shape: { kind: "tick" } },
          { key: "sellsToOne", shape: { kind: "tick" } },
          { key: "tellsChanges", shape: { kind: "tick" } },
        ],
      },
    ],
    signer: (answers) => partySigner("own", answers),
  },
  withdrawal: {
    steps: [
      {
        key: "addressee",
        fields: [
          { key: "addresseeName", shape: { kind: "text", lengthMax: 120 } },
          { key: "addresseeAddress", shape: { kind: "text", lengthMax: 200 } },
          { key: "addresseeEmail", shape: { kind: "email" }, isOptional: true },
        ],
      },
      {
        key: "contract",
        fields: [
          { key: "service", shape: { kind: "text", lengthMax: 300 } },
          { key: "orderedDay", shape: { kind: "day", side: "past" } },
          { key: "reference", shape: { kind: "text", lengthMax: 60 }, isOptional: true },
        ],
      },
      {
        key: "consumer",
        fields: [
          { key: "ownName", shape: { kind: "text", lengthMax: 120 } },
          { key: "ownStreet", shape: { kind: "text", lengthMax: 120 } },
          { key: "ownPostcode", shape: { kind: "postcode" } },
          { key: "ownTown", shape: { kind: "text", lengthMax: 80 } },
          { key: "ownEmail", shape: { kind: "email" } },
        ],
      },
    ],
    signer: (answers) => answers["ownName"] ?? "",
  },
} as const satisfies Record<string, FormDefinition>;

export type FormKind = keyof typeof formDefinitions;
export type FieldKey<K extends FormKind> = (typeof formDefinitions)[K]["steps"][number]["fields"][number]["key"];
export type StepKey<K extends FormKind> = (typeof formDefinitions)[K]["steps"][number]["key"];

// The record above has exactly these keys; the language only promises strings.
export const formKinds = Object.keys(formDefinitions) as readonly FormKind[];

export const isFormKind = (text: string): text is FormKind => Object.hasOwn(formDefinitions, text);

export const definitionOf = (kind: FormKind): FormDefinition => formDefinitions[kind];
