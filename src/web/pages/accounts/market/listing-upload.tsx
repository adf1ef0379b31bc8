import type { ReactNode } from "react";
import { Form } from "react-router";
import type { meterYearWords } from "#content/pages/accounts/meter-year.ts";
import { SENT_METER_FILE_BYTES_MAX } from "#domain/limits.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { FileDrop } from "#ui/field/file-drop.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { useSending } from "#web/forms/use-sending.ts";
import { GOAL_FIELD } from "#web/pages/accounts/market/change-extras.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

type UploadProps = {
  goal: string;
  title: string;
  /** Of the page, which may have several of these forms. */
  served: FormAnswer | undefined;
  labels: Readonly<Record<string, string>>;
  submit: string;
  children: (answer: FormAnswer | undefined) => ReactNode;
};

/** A form that sends one file with a listing. */
export function ListingUpload({ goal, title, served, labels, submit, children }: UploadProps) {
  const own = served?.typed[GOAL_FIELD] === goal ? served : undefined;
  const { answer, isBusy, round, onSubmit } = useSending(own, () => ({ ok: true, value: null, typed: {} }));
  return (
    <Form
      key={round}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
      className="group/form grid max-w-text gap-6"
    >
      <h2 className="font-display text-h4">{title}</h2>
      <FormSummary answer={answer} labels={labels} />
      <input type="hidden" name={GOAL_FIELD} value={goal} />
      {children(answer)}
      <Button busy={isBusy} className="justify-self-start max-sm:w-full">
        {submit}
      </Button>
    </Form>
  );
}

export const ListingRemoval = ({ goal, label }: { goal: string; label: string }) => (
  <Form method="post" className="mt-4">
    <input type="hidden" name={GOAL_FIELD} value={goal} />
    <SendButton variant="secondary" className="max-sm:w-full">
      {label}
    </SendButton>
  </Form>
);

type MeterYearProps = {
  words: ReturnType<typeof meterYearWords>;
  isMeasured: boolean;
  served: FormAnswer | undefined;
};

/** One's own year with a listing: kept with consent alone, and taken away as easily. */
export const MeterYear = ({ words, isMeasured, served }: MeterYearProps) => (
  <Card as="section">
    <ListingUpload
      key={String(isMeasured)}
      goal="jaar"
      title={words.title}
      served={served}
      labels={{ bestand: words.file, toestemming: words.consent }}
      submit={words.submit}
    >
      {(answer) => (
        <>
          <p className="text-base text-muted">{isMeasured ? words.measured : words.model}</p>
          <FileDrop
            id={fieldId("bestand")}
            name="bestand"
            label={words.file}
            help={words.help}
            error={answer?.faults["bestand"]}
            accept=".csv,.txt,text/csv,text/plain"
            bytesMax={SENT_METER_FILE_BYTES_MAX}
          />
          <CheckboxField
            id={fieldId("toestemming")}
            name="toestemming"
            label={words.consent}
            help={words.consentHelp}
            error={answer?.faults["toestemming"]}
          />
        </>
      )}
    </ListingUpload>
    {isMeasured ? <ListingRemoval goal="jaar-weg" label={words.remove} /> : null}
  </Card>
);
