/** What a field of a form takes. Answers are kept as text in one spelling: digits bare, days as "2026-11-14", decimals with a dot. */
export type FieldShape =
  | { readonly kind: "text"; readonly lengthMax: number }
  | { readonly kind: "long-text"; readonly lengthMax: number }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly kind: "tick" }
  | { readonly kind: "day"; readonly side?: "past" | "future"; readonly daysAhead?: number }
  | { readonly kind: "number"; readonly min: number; readonly max: number; readonly fractionDigitsMax: number }
  | { readonly kind: "email" | "ean" | "iban" | "enterprise-number" | "postcode" };

export type FormField = {
  readonly key: string;
  readonly shape: FieldShape;
  readonly isOptional?: true;
  /** Asked only when another answer is this one; otherwise it is left out of the document. */
  readonly neededWhen?: { readonly key: string; readonly is: string };
};

export type FormStep = { readonly key: string; readonly fields: readonly FormField[] };

export type Answers = Readonly<Record<string, string>>;

export type FormDefinition = {
  readonly steps: readonly FormStep[];
  /** Answers that are fine alone and impossible together, by the field that should change. */
  readonly contradictions?: (answers: Answers) => Readonly<Record<string, Contradiction>>;
  /** The name of the person who signs, as the answers give it. */
  readonly signer: (answers: Answers) => string;
};

export type Contradiction =
  | { readonly code: "day-before-start" }
  | { readonly code: "ean-same" }
  | { readonly code: "party-same" }
  | { readonly code: "postcode-other-region" }
  | { readonly code: "postcode-without-sale" };

/** Answered with this word when it is ticked, and not at all when it is not. */
export const TICKED = "yes";

export const isAsked = (field: FormField, answers: Answers): boolean =>
  field.neededWhen === undefined || answers[field.neededWhen.key] === field.neededWhen.is;
