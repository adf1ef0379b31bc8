import { useEffect, useState } from "react";
import { Form } from "react-router";
import type { offerWords } from "#content/pages/market/offer.ts";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { FORM_KEY_FIELD } from "#web/forms/form-key.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { FormSummary } from "#web/sections/form-summary.tsx";

type OfferReportProps = {
  words: Pick<ReturnType<typeof offerWords>, "report" | "block">;
  isSignedIn: boolean;
  /** Empty on a page that is the same for everybody. */
  formKey: string;
  served: FormAnswer | undefined;
};

/** Folded away, for it is seldom needed; open when it was sent and something is missing. */
export function OfferReport({ words: { report, block }, isSignedIn, formKey, served }: OfferReportProps) {
  const [ownKey, setOwnKey] = useState("");
  useEffect(() => setOwnKey(Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join("-")), []);
  return (
    <details open={served !== undefined} className="group mt-8 border-line border-t pt-4">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-tile font-medium text-muted hover:text-ink">
        <Icon name="triangle-alert" className="size-5" />
        {report.title} {report.open}
      </summary>
      <Form method="post" noValidate preventScrollReset className="mt-4 grid max-w-text gap-6">
        <FormSummary answer={served} labels={report.labels} />
        <input type="hidden" name="actie" value="melding" />
        <input type="hidden" name={FORM_KEY_FIELD} value={served?.typed[FORM_KEY_FIELD] || formKey || ownKey} />
        <p className="text-base text-muted">
          {report.text} {isSignedIn ? report.mailed : null}
        </p>
        <RadioCards
          id={fieldId("reden")}
          name="reden"
          label={report.reason.label}
          options={report.reason.options}
          defaultValue={served?.typed["reden"] ?? ""}
          error={served?.faults["reden"]}
        />
        <TextareaField
          id={fieldId("uitleg")}
          name="uitleg"
          label={report.note.label}
          optional
          defaultValue={served?.typed["uitleg"] ?? ""}
          error={served?.faults["uitleg"]}
          rows={4}
        />
        {isSignedIn ? null : (
          <TextField
            id={fieldId("email")}
            name="email"
            {...report.email}
            optional
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            defaultValue={served?.typed["email"] ?? ""}
            error={served?.faults["email"]}
          />
        )}
        <SendButton variant="secondary" className="justify-self-start max-sm:w-full">
          {report.submit}
        </SendButton>
      </Form>
      {isSignedIn ? (
        <Form method="post" className="mt-8 grid max-w-text gap-3 border-line border-t pt-6">
          <input type="hidden" name="actie" value="blokkeren" />
          <p className="text-base text-muted">{block.text}</p>
          <SendButton variant="danger" className="justify-self-start max-sm:w-full">
            {block.submit}
          </SendButton>
        </Form>
      ) : null}
    </details>
  );
}
