import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { readEmail } from "#web/forms/sign-in-forms.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

type EmailFormProps = {
  words: { email: { label: string }; submit: string };
  served: FormAnswer<"email"> | undefined;
  known?: string;
  /** Above the field and beside the button. */
  intro?: ReactNode;
  aside?: ReactNode;
};

/** An address to send a mail to, and nothing else. */
export function EmailForm({ words, served, known = "", intro, aside }: EmailFormProps) {
  const { answer, isBusy, round, onSubmit } = useSending(served, readEmail);
  return (
    <Form
      key={round}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="grid gap-6 rounded-card border border-line bg-surface p-5 sm:p-8"
    >
      {intro}
      <FormSummary answer={answer} labels={{ email: words.email.label }} />
      <TextField
        id={fieldId("email")}
        name="email"
        {...words.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={served?.typed.email ?? known}
        error={answer?.faults.email}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button size="large" busy={isBusy} className="max-sm:w-full">
          {words.submit}
        </Button>
        {aside}
      </div>
    </Form>
  );
}
