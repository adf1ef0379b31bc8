import type { Answers } from "#domain/forms/form-field.ts";

type Prefix = "seller" | "buyer" | "own" | "manager";

/** Who somebody is on paper: a person, or a company with the person who speaks for it. */
export const partyFields = <P extends Prefix>(prefix: P) =>
  [
    { key: `${prefix}Kind`, shape: { kind: "choice", options: ["person", "company"] } },
    { key: `${prefix}Name`, shape: { kind: "text", lengthMax: 120 } },
    {
      key: `${prefix}Number`,
      shape: { kind: "enterprise-number" },
      neededWhen: { key: `${prefix}Kind`, is: "company" },
    },
    {
      key: `${prefix}Representative`,
      shape: { kind: "text", lengthMax: 120 },
      neededWhen: { key: `${prefix}Kind`, is: "company" },
    },
    { key: `${prefix}Street`, shape: { kind: "text", lengthMax: 120 } },
    { key: `${prefix}Postcode`, shape: { kind: "postcode" } },
    { key: `${prefix}Town`, shape: { kind: "text", lengthMax: 80 } },
    { key: `${prefix}Email`, shape: { kind: "email" } },
  ] as const;

/** A company signs by the hand of its representative. */
export const partySigner = (prefix: Prefix, answers: Answers): string =>
  (answers[`${prefix}Kind`] === "company" ? answers[`${prefix}Representative`] : answers[`${prefix}Name`]) ?? "";
