import type { ReactNode } from "react";
import { Form } from "react-router";
import type { checkFormWords } from "#content/pages/journeys/check-form.ts";
import { Button } from "#ui/button.tsx";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { CHECK_ASKED } from "#web/forms/check-query.ts";
import type { CheckAnswer } from "#web/pages/journeys/answer-check.ts";

type FormWords = ReturnType<typeof checkFormWords>;
type CheckFormProps = {
  action: string;
  words: FormWords;
  check: CheckAnswer;
  submit: string;
};

export function BuyerCheckForm(props: CheckFormProps) {
  const { words, check } = props;
  return (
    <CheckForm {...props}>
      <RadioCards
        name="meter"
        {...words.meter}
        defaultValue={check.typed.meter}
        error={check.errors.meter}
        columns={2}
      />
      <RadioCards
        name="contract"
        {...words.contract}
        defaultValue={check.typed.contract}
        error={check.errors.contract}
        columns={2}
      />
    </CheckForm>
  );
}

export function SellerCheckForm(props: CheckFormProps) {
  const { words, check } = props;
  return (
    <CheckForm {...props}>
      <RadioCards
        name="technologie"
        {...words.technology}
        defaultValue={check.typed.technologie}
        error={check.errors.technologie}
        columns={2}
      />
      <RadioCards
        name="meter"
        {...words.meter}
        defaultValue={check.typed.meter}
        error={check.errors.meter}
        columns={2}
      />
      <RadioCards
        name="omvormer"
        {...words.inverter}
        defaultValue={check.typed.omvormer}
        error={check.errors.omvormer}
        columns={2}
      />
    </CheckForm>
  );
}

function CheckForm({ action, words, check, submit, children }: CheckFormProps & { children: ReactNode }) {
  return (
    // A new question is a new form: going back in the browser brings the older answers back too.
    <Form key={JSON.stringify(check.typed)} method="get" action={action} noValidate className="grid gap-8">
      <TextField
        name="postcode"
        {...words.postcode}
        defaultValue={check.typed.postcode}
        error={check.errors.postcode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        className="max-w-sm"
      />
      {children}
      <div className="grid gap-3">
        <Button size="large" name={CHECK_ASKED} value="antwoord" className="justify-self-start max-sm:w-full">
          {submit}
          <Icon name="arrow-right" />
        </Button>
        <p className="text-muted text-small">{words.privacy}</p>
      </div>
    </Form>
  );
}
