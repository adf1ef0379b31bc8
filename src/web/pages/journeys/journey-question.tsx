import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { EuroField } from "#ui/field/numbers/euro-field.tsx";
import { NumberField } from "#ui/field/numbers/number-field.tsx";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { SelectField, type SelectGroup } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { fillLabel } from "#ui/labels.ts";
import { fieldId } from "#web/forms/field-id.ts";
import { situationFields } from "#web/forms/fields/field-table.ts";
import type { JourneyField } from "#web/forms/queries/journey-query.ts";
import type { JourneyPage } from "#web/pages/journeys/load-journey.ts";

/** Where a journey has more room than a form: cards in so many columns, or a list of a few directions. */
const columns: Partial<Record<JourneyField, 2 | 3>> = {
  meter: 2,
  technologie: 2,
  koper: 3,
  verkoper: 3,
  personen: 3,
  "eigen-personen": 3,
  titularis: 3,
  contract: 3,
};
const controlOf = (name: JourneyField) => {
  if (columns[name] !== undefined) return "cards";
  return name === "koopt" || name === "richting" || name === "titularis"
    ? "select"
    : situationFields[name].kind.control;
};

/** What a question shows as chosen while nobody answered it: what the sum takes then. */
const chosen: Partial<Record<JourneyField, string>> = {
  koper: "gezin",
  verkoper: "gezin",
  personen: "3",
  "eigen-personen": "3",
  auto: "geen",
  "eigen-auto": "geen",
  contract: "enkel",
  richting: "180",
};

type Words = {
  label: string;
  help?: string;
  unit?: string;
  placeholder?: string;
  options?: readonly { value: string; label: string; description?: string }[];
  groups?: readonly SelectGroup[];
};

const sayDefault = (words: JourneyPage["words"], value: string) =>
  value === "" ? words.defaultByAnswers : fillLabel(words.default, { value });

type JourneyQuestionProps = {
  name: JourneyField;
  page: Pick<JourneyPage, "typed" | "questions" | "defaults" | "words">;
  error: string | undefined;
};

export function JourneyQuestion({ name, page, error }: JourneyQuestionProps) {
  const words = (page.questions as Readonly<Record<string, Words>>)[name];
  if (words === undefined) return null;
  const { label, help, unit, options = [], groups, placeholder } = words;
  const assumed = page.defaults[name];
  const typed = page.typed[name] ?? "";
  const lines = [help, assumed === undefined || typed !== "" ? "" : sayDefault(page.words, assumed)];
  const common = {
    id: fieldId(name),
    name,
    label,
    error,
    help: lines.filter(Boolean).join(" ") || undefined,
  };
  const control = controlOf(name);
  if (control === "text") {
    return (
      <TextField
        {...common}
        defaultValue={typed}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        className="max-w-sm"
      />
    );
  }
  if (control === "check") return <CheckboxField {...common} value="ja" defaultChecked={typed === "ja"} />;
  if (control === "select") {
    return (
      <SelectField
        {...common}
        options={groups ?? options}
        defaultValue={typed || (chosen[name] ?? "")}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
    );
  }
  if (control === "euros")
    return <EuroField {...common} unit={unit} defaultValue={typed} className="max-w-md" optional />;
  if (control === "number") {
    const isOptional = name !== "kwp" && name !== "vermogen";
    return <NumberField {...common} unit={unit} defaultValue={typed} className="max-w-md" optional={isOptional} />;
  }
  return <RadioCards {...common} options={options} defaultValue={typed || chosen[name]} columns={columns[name] ?? 3} />;
}
