import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { EuroField } from "#ui/field/euro-field.tsx";
import { NumberField } from "#ui/field/number-field.tsx";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { fillLabel } from "#ui/labels.ts";
import type { JourneyField } from "#web/forms/journey-query.ts";
import type { JourneyPage } from "#web/pages/journeys/load-journey.ts";
import { fieldId } from "#web/sections/form-summary.tsx";

type Kind = "text" | "number" | "euros" | "select" | "check" | "cards" | "wide-cards";

const kinds: Partial<Record<JourneyField, Kind>> = {
  postcode: "text",
  meter: "cards",
  koper: "wide-cards",
  verkoper: "wide-cards",
  personen: "wide-cards",
  "eigen-personen": "wide-cards",
  handel: "select",
  "eigen-handel": "select",
  warmtepomp: "check",
  "eigen-warmtepomp": "check",
  auto: "select",
  "eigen-auto": "select",
  titularis: "wide-cards",
  product: "select",
  contract: "wide-cards",
  kost: "euros",
  technologie: "cards",
  richting: "select",
  koopt: "select",
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
};

type JourneyQuestionProps = {
  name: JourneyField;
  page: Pick<JourneyPage, "typed" | "questions" | "proposals" | "words">;
  error: string | undefined;
};

export function JourneyQuestion({ name, page, error }: JourneyQuestionProps) {
  const words = (page.questions as Readonly<Record<string, Words>>)[name];
  if (words === undefined) return null;
  const { label, help, unit, options = [], placeholder } = words;
  const proposal = page.proposals[name];
  const typed = page.typed[name] ?? "";
  const lines = [help, proposal && typed === "" ? fillLabel(page.words.proposal, { value: proposal }) : ""];
  const common = {
    id: fieldId(name),
    name,
    label,
    error,
    help: lines.filter(Boolean).join(" ") || undefined,
  };
  const kind = kinds[name] ?? "number";
  if (kind === "text") {
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
  if (kind === "check") return <CheckboxField {...common} value="ja" defaultChecked={typed === "ja"} />;
  if (kind === "select") {
    return (
      <SelectField
        {...common}
        options={options}
        defaultValue={typed || (chosen[name] ?? "")}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
    );
  }
  if (kind === "euros") return <EuroField {...common} unit={unit} defaultValue={typed} className="max-w-md" optional />;
  if (kind === "number") {
    const isOptional = name !== "kwp" && name !== "vermogen";
    return <NumberField {...common} unit={unit} defaultValue={typed} className="max-w-md" optional={isOptional} />;
  }
  return (
    <RadioCards {...common} options={options} defaultValue={typed || chosen[name]} columns={kind === "cards" ? 2 : 3} />
  );
}
