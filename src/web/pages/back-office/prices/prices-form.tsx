import { Form } from "react-router";
import { actFormWords } from "#content/pages/back-office/act-form.ts";
import { dayPricesWords } from "#content/pages/back-office/day-prices.ts";
import { WHY_LENGTH_MAX } from "#domain/back-office/act.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { DateField } from "#ui/field/date-field.tsx";
import { FileDrop } from "#ui/field/file-drop.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { DO_FIELD, WHY_FIELD } from "#web/pages/back-office/read-act.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

const FILE_FIELD = "bestand";
export const TEXT_FIELD = "inhoud";
export const REPLACE_FIELD = "vervang";
const ACT = "import";
const WHY = `${WHY_FIELD}-${ACT}`;

/** What is wrong beside the fields, and of a file line by line. */
export type ImportAnswer = FormAnswer & { readonly sentences: readonly string[] };

const { source, publisher, readOn, file, text, replace } = dayPricesWords;
const labels = {
  [TEXT_FIELD]: text.label,
  bron: source,
  uitgever: publisher,
  gelezen: readOn,
  [WHY]: actFormWords.why,
};

type PricesFormProps = { served: ImportAnswer | undefined; today: string };

/** A file of prices with where it comes from, and what to do with days that are there already. */
export function PricesForm({ served, today }: PricesFormProps) {
  const { answer, isBusy, round, onSubmit } = useSending(served, () => ({ ok: true, value: null, typed: {} }));
  const { form, formLead, faults, why, submit } = dayPricesWords;
  const given = (name: string, otherwise = "") => ({
    id: fieldId(name),
    name,
    defaultValue: served?.typed[name] ?? otherwise,
    error: answer?.faults[name],
  });
  return (
    <Card as="section">
      <Form
        key={round}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={onSubmit}
        className="grid max-w-text gap-5"
      >
        <div>
          <h2 className="font-display text-h4">{form}</h2>
          <p className="text-muted text-small">{formLead}</p>
        </div>
        <FormSummary answer={answer} labels={labels} />
        {served && served.sentences.length > 0 ? (
          <Alert tone="danger" title={faults} role="alert">
            <ul className="grid list-disc gap-1 pl-5">
              {served.sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Alert>
        ) : null}
        <input type="hidden" name={DO_FIELD} value={ACT} />
        <FileDrop id={fieldId(FILE_FIELD)} name={FILE_FIELD} label={file.label} help={file.help} accept=".csv,.txt" />
        <TextareaField {...given(TEXT_FIELD)} label={text.label} help={text.help} rows={6} spellCheck={false} />
        <TextField {...given("bron")} label={source} required />
        <TextField {...given("uitgever")} label={publisher} required />
        <DateField {...given("gelezen", today)} label={readOn} max={today} required />
        <CheckboxField
          id={fieldId(REPLACE_FIELD)}
          name={REPLACE_FIELD}
          value="ja"
          label={replace.label}
          help={replace.help}
          defaultChecked={Boolean(served?.typed[REPLACE_FIELD])}
        />
        <TextareaField
          {...given(WHY)}
          label={actFormWords.why}
          help={why}
          rows={2}
          maxLength={WHY_LENGTH_MAX}
          required
        />
        <Button busy={isBusy} className="justify-self-start max-sm:w-full">
          {submit}
        </Button>
      </Form>
    </Card>
  );
}
