import { formatDay } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import type { FieldWords } from "#content/forms/form-words.ts";
import type { FieldShape, FormField } from "#domain/forms/form-field.ts";
import { type Ean, formatEan } from "#domain/identifiers/ean.ts";
import { type EnterpriseNumber, formatEnterpriseNumber } from "#domain/identifiers/enterprise-number.ts";
import { formatIban, type Iban } from "#domain/identifiers/iban.ts";

/** A kept answer as people write it. Only answers that were read before come here, so the casts hold. */
export function formatAnswer(kind: FieldShape["kind"], answer: string): string {
  if (answer === "") return "";
  switch (kind) {
    case "ean":
      return formatEan(answer as Ean);
    case "iban":
      return formatIban(answer as Iban);
    case "enterprise-number":
      return formatEnterpriseNumber(answer as EnterpriseNumber);
    case "day":
      return formatDay(answer);
    case "number":
      return formatNumber(Number(answer), { fractionDigitsMax: 4 });
    default:
      return answer;
  }
}

const singles: Readonly<Record<string, string>> = { maanden: "maand", dagen: "dag" };
const oneOf = (unit: string): string => singles[unit] ?? unit;

/** The same for a list of answers: choices in words, numbers with their unit. */
export function describeAnswer({ shape }: FormField, words: FieldWords, answer: string): string {
  if (shape.kind === "choice" || shape.kind === "tick") return words.options?.[answer] ?? "";
  const text = formatAnswer(shape.kind, answer);
  return text !== "" && words.unit ? `${text}\u00a0${text === "1" ? oneOf(words.unit) : words.unit}` : text;
}

/** As it stands in its field, to be changed: no thousands dots there, a comma in decimals. */
export const editableAnswer = ({ shape }: FormField, answer: string): string =>
  shape.kind === "number"
    ? answer.replace(".", ",")
    : shape.kind === "day" || shape.kind === "choice"
      ? answer
      : formatAnswer(shape.kind, answer);
