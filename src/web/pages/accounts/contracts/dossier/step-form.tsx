import type { ReactNode } from "react";
import type { FieldWords } from "#content/forms/form-words.ts";
import type { FormField } from "#domain/forms/form-field.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { PaperField } from "#web/pages/accounts/papers/paper-field.tsx";

type StepFormProps = {
  title: string;
  submit: string;
  served: FormAnswer | undefined;
  hidden: Readonly<Record<string, string>>;
  fields: readonly { field: FormField; words: FieldWords; answer: string }[];
  /** Stands below the questions, and goes with them. */
  children?: ReactNode;
};

/** The questions of one step of the domain as a form. */
export function StepForm({ title, submit, served, hidden, fields, children }: StepFormProps) {
  const labels = Object.fromEntries(fields.map(({ field, words }) => [field.key, words.label]));
  return (
    <AccountForm title={title} served={served} labels={labels} submit={submit} hidden={hidden}>
      {(given) => (
        <>
          {fields.map(({ field, words, answer }) => {
            const { id, error } = given(field.key);
            return (
              <PaperField
                key={field.key}
                id={id}
                field={field}
                words={words}
                value={served?.typed[field.key] ?? answer}
                error={error}
              />
            );
          })}
          {children}
        </>
      )}
    </AccountForm>
  );
}
