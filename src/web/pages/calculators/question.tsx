import { createContext, type ReactNode, use } from "react";
import type { CalculationSide } from "#application/calculations/situation.ts";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { DateField } from "#ui/field/date-field.tsx";
import { EuroField } from "#ui/field/numbers/euro-field.tsx";
import { NumberField } from "#ui/field/numbers/number-field.tsx";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { fillLabel } from "#ui/labels.ts";
import type { FieldQuestion, SituationField } from "#web/forms/fields/field-table.ts";
import { consumptionQuestions } from "#web/pages/calculators/questions.ts";

/** What every question of a form needs beside its own name. */
export type QuestionSheet = {
  words: Readonly<Record<SituationField, FieldQuestion>>;
  typed: Readonly<Record<SituationField, string>>;
  errors: Partial<Record<SituationField, string>>;
  notes: Partial<Record<SituationField, string>>;
  /** What counts where a field is left blank, by the name of the field. */
  proposals: ReadonlyMap<string, { value: string; note: string }>;
  proposed: string;
  proposedValue: string;
};

export const QuestionSheetContext = createContext<QuestionSheet | null>(null);

export function Question({ name, wide = false }: { name: SituationField; wide?: boolean }) {
  const sheet = use(QuestionSheetContext);
  if (sheet === null) throw new Error("A question stands on no sheet.");
  const { label, help, unit, options = [], groups, control } = sheet.words[name];
  // What stands for a supplier that nobody told is a range, which the answer tells.
  const proposal = groups ? undefined : sheet.proposals.get(name);
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
  switch (control) {
    case "number":
      return <NumberField {...common} unit={unit} defaultValue={typed} />;
    case "euros":
      return <EuroField {...common} unit={unit} defaultValue={typed} />;
    case "select":
      if (options.length === 0) return null;
      return (
        <SelectField
          {...common}
          options={groups ?? options}
          defaultValue={typed}
          {...(typed === "" || typed === "geen" || groups ? { placeholder: sheet.proposed } : {})}
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

type ConsumptionDoorsProps = {
  side: CalculationSide;
  words: { legend: string; know: string; ask: string; file: string };
  /** Which one the address left open. */
  open: "weet" | "vraag";
  file: ReactNode;
};

const doorStyle =
  "flex min-h-12 items-center justify-center rounded-control border-[1.5px] border-transparent px-2 text-center font-semibold text-small sm:text-base text-muted leading-tight peer-checked:border-primary peer-checked:bg-surface peer-checked:text-primary peer-focus-visible:outline-3 peer-focus-visible:outline-primary peer-focus-visible:outline-offset-3";

/** Three ways to tell a use. Which one is open is a style rule, so it works before any script. */
export function ConsumptionInput({ side, words, open, file }: ConsumptionDoorsProps) {
  const { door, known, household, trade, customer } = consumptionQuestions[side];
  const sheet = use(QuestionSheetContext);
  const isBusiness = sheet?.typed[customer] === "onderneming";
  const doors = [
    { value: "weet", label: words.know, id: "deur-weet" },
    { value: "vraag", label: words.ask, id: "deur-vraag" },
    { value: "bestand", label: words.file, id: "deur-bestand" },
  ];
  return (
    <div className="group/door min-w-0 sm:col-span-2">
      <fieldset>
        <legend className="mb-1.5 font-semibold text-base">{words.legend}</legend>
        <div className="grid grid-cols-3 gap-1 rounded-control bg-sunken p-1">
          {doors.map(({ value, label, id }) => (
            <label key={id} htmlFor={id}>
              <input
                type="radio"
                name={door}
                value={value}
                id={id}
                defaultChecked={value === open}
                className="peer sr-only"
              />
              <span className={doorStyle}>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 hidden-until-chosen group-has-[#deur-weet:checked]/door:block">
        <Question name={known} />
      </div>
      <div className="mt-4 hidden-until-chosen items-start gap-x-5 gap-y-4 group-has-[#deur-vraag:checked]/door:grid sm:grid-cols-2">
        {(isBusiness ? trade : household).map((name) => (
          <Question key={name} name={name} />
        ))}
      </div>
      <div className="mt-4 hidden-until-chosen group-has-[#deur-bestand:checked]/door:block">{file}</div>
    </div>
  );
}
