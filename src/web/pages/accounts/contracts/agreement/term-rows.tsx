import { sayAgreedPrice } from "#content/contracts/agreed-price.ts";
import { describeAnswer } from "#content/forms/format-answer.ts";
import { termsFieldWords, termsWords } from "#content/pages/accounts/contracts/party.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import { answersOfTerms, termsStep } from "#domain/contracts/agreement-fields.ts";
import { Card } from "#ui/card.tsx";

export const termWordsOf = (key: string) => termsFieldWords[key] ?? { label: key };

/** What was agreed, each with its name; the price is of the proposal and stands apart. */
export function termsView(agreement: Agreement) {
  const answers = answersOfTerms(agreement.terms);
  return {
    price: `${termsWords.price} ${sayAgreedPrice(agreement)}.`,
    rows: termsStep.fields
      .map((field) => ({
        name: termWordsOf(field.key).label,
        value: describeAnswer(field, termWordsOf(field.key), answers[field.key] ?? ""),
      }))
      .filter(({ value }) => value !== ""),
  };
}

export const TermRows = ({ rows }: Pick<ReturnType<typeof termsView>, "rows">) => (
  <Card as="dl" className="grid divide-y divide-line py-2 sm:py-3">
    {rows.map(({ name, value }) => (
      <div key={name} className="grid gap-x-6 py-3 text-base sm:grid-cols-[2fr_3fr]">
        <dt className="text-muted">{name}</dt>
        <dd className="break-words font-medium">{value}</dd>
      </div>
    ))}
  </Card>
);
