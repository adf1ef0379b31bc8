import { Form } from "react-router";
import { cardWords, choicesOf, columnWords, hintOf } from "#content/pages/back-office/cards.ts";
import { type CardColumn, type ChoiceColumn, choiceWords, isNumberColumn } from "#domain/cards/card-columns.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DateField } from "#ui/field/date-field.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

type CardFormProps = {
  columns: readonly CardColumn[];
  served: FormAnswer | undefined;
  kept: Readonly<Record<string, string>>;
};

const labels = Object.fromEntries(Object.entries(columnWords).map(([name, { label }]) => [name, label]));
const days: readonly CardColumn[] = [
  "ingetrokken",
  "geldig_vanaf",
  "geldig_tot",
  "uitgegeven",
  "gelezen",
  "vtest_gelezen",
];
const required: readonly CardColumn[] = [
  "leverancier",
  "product",
  "regio",
  "prijs",
  "energie",
  "injectie",
  "energie_toeslag",
  "energie_factor",
  "injectie_toeslag",
  "injectie_factor",
  "bron",
  "uitgever",
  "gelezen",
];
const isChoice = (column: CardColumn): column is ChoiceColumn & CardColumn => Object.hasOwn(choiceWords, column);

/** A card as its fields: what stands in the draft or on the card that counts, or what was typed and not taken. */
export function CardForm({ columns, served, kept }: CardFormProps) {
  const { answer, isBusy, round, onSubmit } = useSending(served, () => ({ ok: true, value: null, typed: {} }));
  const typed = { ...kept, ...served?.typed };
  return (
    <Card as="section">
      <Form key={round} method="post" noValidate onSubmit={onSubmit} className="grid max-w-text gap-5">
        <div>
          <h2 className="font-display text-h4">{cardWords.edit}</h2>
          <p className="text-muted text-small">{cardWords.editLead}</p>
        </div>
        <FormSummary answer={answer} labels={labels} />
        {columns.map((column) => {
          const { label } = columnWords[column];
          const hint = hintOf(column);
          const given = {
            id: fieldId(column),
            name: column,
            label,
            ...(hint === "" ? {} : { help: hint }),
            defaultValue: typed[column] ?? "",
            error: answer?.faults[column],
            required: required.includes(column),
          };
          if (isChoice(column))
            return <SelectField key={column} {...given} options={choicesOf(column)} placeholder="" />;
          if (days.includes(column)) return <DateField key={column} {...given} />;
          return <TextField key={column} {...given} {...(isNumberColumn(column) ? { inputMode: "decimal" } : {})} />;
        })}
        <Button busy={isBusy} className="justify-self-start max-sm:w-full">
          {cardWords.save}
        </Button>
      </Form>
    </Card>
  );
}
