import type { Answers } from "#domain/forms/form-field.ts";

type Prefix = "seller" | "buyer" | "own" | "manager";

/** Who somebody is on paper: a person, or a company with the person who speaks for it. */
const identityFields = <P extends Prefix>(prefix: P, nameMax: number) =>
  [
    { key: `${prefix}Kind`, shape: { kind: "choice", options: ["person", "company"] } },
    { key: `${prefix}Name`, shape: { kind: "text", lengthMax: nameMax } },
    {
      key: `${prefix}Number`,
      shape: { kind: "enterprise-number" },
      neededWhen: { key: `${prefix}Kind`, is: "company" },
    },
    {
      key: `${prefix}Representative`,
      shape: { kind: "text", lengthMax: nameMax },
      neededWhen: { key: `${prefix}Kind`, is: "company" },
    },
    { key: `${prefix}Street`, shape: { kind: "text", lengthMax: 120 } },
    { key: `${prefix}Postcode`, shape: { kind: "postcode" } },
    { key: `${prefix}Town`, shape: { kind: "text", lengthMax: 80 } },
  ] as const;

/** The same with where to write to, which not everybody knows of another. */
export const partyFields = <P extends Prefix>(prefix: P) =>
  [
    ...identityFields(prefix, 120),
    { key: `${prefix}Email`, shape: { kind: "email" }, ...(prefix === "own" ? {} : { isOptional: true as const }) },
  ] as const;

// What a bank takes as the name of who is paid (EPC069-12).
const AGREEMENT_NAME_MAX = 70;

/** A side of an agreement: no address for mail, because that may change while the agreement runs. */
export const agreementPartyFields = <P extends "seller" | "buyer">(side: P) =>
  [
    ...identityFields(side, AGREEMENT_NAME_MAX),
    { key: `${side}Ean`, shape: { kind: "ean" } },
    { key: `${side}Vat`, shape: { kind: "choice", options: ["outside-vat", "small-enterprise", "liable"] } },
  ] as const;

/** Some connections have a number for what is injected and another for what is taken. */
export const sellerOfftakeEan = { key: "sellerOfftakeEan", shape: { kind: "ean" }, isOptional: true } as const;

/** What the grid gives the buyer's connection, in kVA: no quarter counts for more. */
export const buyerCapacity = {
  key: "buyerCapacity",
  shape: { kind: "number", min: 1, max: 20_000, fractionDigitsMax: 2 },
  isOptional: true,
} as const;

/** The numbers of one's own connection, on a paper of one person. */
export const ownEanFields = [
  { key: "ownEan", shape: { kind: "ean" } },
  { key: "ownOfftakeEan", shape: { kind: "ean" }, isOptional: true },
] as const;

/** A company signs by the hand of its representative. */
export const partySigner = (prefix: Prefix, answers: Answers): string =>
  (answers[`${prefix}Kind`] === "company" ? answers[`${prefix}Representative`] : answers[`${prefix}Name`]) ?? "";
