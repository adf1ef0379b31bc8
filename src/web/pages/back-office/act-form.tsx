import type { ReactNode } from "react";
import { Form } from "react-router";
import { actFormWords } from "#content/pages/back-office/act-form.ts";
import { WHY_LENGTH_MAX } from "#domain/back-office/act.ts";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { DO_FIELD, WHY_FIELD } from "#web/pages/back-office/read-act.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

type ActFormProps = {
  title: string;
  /** What this form does, told apart on the server when a page has more than one. */
  act: string;
  served: FormAnswer | undefined;
  submit: string;
  variant?: ButtonProps["variant"];
  hidden?: Readonly<Record<string, string>>;
  /** Another address than the page's own, which answers with a file. */
  action?: string;
  /** Who reads the reason. */
  help: string;
  children?: ReactNode;
};

/** One act of an operator in a card, which asks why. */
export function ActForm({
  title,
  act,
  served,
  submit,
  variant = "secondary",
  hidden = {},
  action,
  help,
  children,
}: ActFormProps) {
  const isServed = served?.typed[DO_FIELD] === act ? served : undefined;
  const { answer, isBusy, round, onSubmit } = useSending(isServed, () => ({ ok: true, value: null, typed: {} }));
  const name = `${WHY_FIELD}-${act}`;
  return (
    <Card as="section">
      <Form
        key={round}
        method="post"
        {...(action ? { action, reloadDocument: true } : { noValidate: true, onSubmit })}
        className="grid max-w-text gap-5"
      >
        <h2 className="font-display text-h4">{title}</h2>
        <FormSummary answer={answer} labels={{ [name]: actFormWords.why }} />
        <input type="hidden" name={DO_FIELD} value={act} />
        {Object.entries(hidden).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {children}
        <TextareaField
          id={fieldId(name)}
          name={name}
          label={actFormWords.why}
          help={help}
          rows={2}
          maxLength={WHY_LENGTH_MAX}
          defaultValue={isServed?.typed[name] ?? ""}
          error={answer?.faults[name]}
          required
        />
        <Button variant={variant} busy={isBusy} className="justify-self-start max-sm:w-full">
          {submit}
        </Button>
      </Form>
    </Card>
  );
}
