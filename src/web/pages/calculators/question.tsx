import { createContext, use } from "react";
import type { QuestionWords } from "#content/pages/calculators/question-words.ts";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { DateField } from "#ui/field/date-field.tsx";
import { EuroField } from "#ui/field/euro-field.tsx";
import { NumberField } from "#ui/field/number-field.tsx";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { fillLabel } from "#ui/labels.ts";
import type { SituationField } from "#web/forms/situation-fields.ts";
import type { QuestionSpec } from "#web/pages/calculators/questions.ts";

/** What every question of a form needs beside its own name. */
export type QuestionSheet = {
  words: Readonly<Record<SituationField, QuestionWords>>;
  typed: Readonly<Record<SituationField, string>>;
  errors: Partial<Record<SituationField, string>>;
  notes: Partial<Record<SituationField, string>>;
  /** What counts where a field is left blank, by the name of the field. */
  proposals: ReadonlyMap<string, { value: string; note: string }>;
  proposed: string;
  proposedValue: string;
};

export const QuestionSheetContext = createContext<QuestionSheet | null>(null);

export function Question({ question: { name, kind, wide } }: { question: QuestionSpec }) {
  const sheet = use(QuestionSheetContext);
  if (sheet === null) throw new Error("A question stands on no sheet.");
  const { label, help, unit, options = [] } = sheet.words[name];
  const proposal = sheet.proposals.get(name);
  const typed = sheet.typed[name];
  const lines = [sheet.notes[name], help, proposal && fillLabel(sheet.proposedValue, { value: proposal.value })].filter(
    (line) => line !== undefined && line !== "",
  );
  const common = {
    id: `veld-${name}`,
    name,
    label,
    error: sheet.errors[name],
    ...(lines.length > 0 ? { help: lines.join(" ") } : {}),
    ...(wide ? { className: "sm:col-span-2" } : {}),
  };
  switch (kind) {
    case "number":
      return <NumberField {...common} unit={unit} defaultValue={typed} />;
    case "euros":
      return <EuroField {...common} unit={unit} defaultValue={typed} />;
    case "select":
      return (
        <SelectField
          {...common}
          options={options}
          defaultValue={typed}
          {...(typed === "" || typed === "geen" ? { placeholder: sheet.proposed } : {})}
        />
      );
    case "check":
      return <CheckboxField {...common} value="ja" defaultChecked={typed === "ja"} />;
    case "date":
      return <DateField {...common} defaultValue={typed} />;
    case "cards":
      return <RadioCards {...common} options={options} defaultValue={typed} className="sm:col-span-2" />;
    case "text":
      return <TextField {...common} defaultValue={typed} autoComplete="postal-code" maxLength={20} />;
  }
}
