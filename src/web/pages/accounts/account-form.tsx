import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { FORM_KEY_FIELD } from "#web/forms/form-key.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

type Given = { id: string; name: string; defaultValue: string; error: string | undefined };

type AccountFormProps = {
  title?: string;
  served: FormAnswer | undefined;
  labels: Readonly<Record<string, string>>;
  submit: string;
  variant?: ButtonProps["variant"];
  /** Told apart on the server when a page has more than one form. */
  hidden?: Readonly<Record<string, string>>;
  /** For a form that makes something: sent again it makes nothing more. */
  formKey?: string;
  initial?: Readonly<Record<string, string>>;
  /** Stands beside the button. */
  aside?: ReactNode;
  children: (given: (name: string) => Given) => ReactNode;
};

/** One form in a card: what is wrong above it, what was typed still in it, one button that works once. */
export function AccountForm(props: AccountFormProps) {
  const { title, served, labels, submit, variant = "primary", hidden = {}, initial = {}, aside, children } = props;
  const formKey = served?.typed[FORM_KEY_FIELD] || props.formKey;
  // The server looks at these forms; the browser only keeps them from being sent twice.
  const { answer, isBusy, round, onSubmit } = useSending(served, () => ({ ok: true, value: null, typed: {} }));
  const given = (name: string): Given => ({
    id: fieldId(name),
    name,
    defaultValue: served?.typed[name] ?? initial[name] ?? "",
    error: answer?.faults[name],
  });
  return (
    <Card>
      <Form key={round} method="post" noValidate onSubmit={onSubmit} className="group/form grid max-w-text gap-6">
        {title ? <h2 className="font-display text-h4">{title}</h2> : null}
        <FormSummary answer={answer} labels={labels} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {formKey ? <input type="hidden" name={FORM_KEY_FIELD} value={formKey} /> : null}
        {children(given)}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant={variant} busy={isBusy} className="max-sm:w-full">
            {submit}
          </Button>
          {aside}
        </div>
      </Form>
    </Card>
  );
}

/** A password is typed anew: nothing of it comes back. */
export const secret = ({ defaultValue: _, ...rest }: Given) => rest;
