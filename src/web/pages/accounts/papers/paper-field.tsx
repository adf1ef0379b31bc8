import type { FieldWords } from "#content/forms/form-words.ts";
import { type FormField, TICKED } from "#domain/forms/form-field.ts";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { DateField } from "#ui/field/date-field.tsx";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";

type PaperFieldProps = { id: string; field: FormField; words: FieldWords; value: string; error: string | undefined };

/** One question of a paper, by the kind of its answer. */
export function PaperField({
  id,
  field: { key, shape, isOptional, neededWhen },
  words,
  value,
  error,
}: PaperFieldProps) {
  const label = words.unit ? `${words.label} (${words.unit})` : words.label;
  const common = { id, name: key, label, help: words.help, error, optional: isOptional };
  const control = { ...common, defaultValue: value, autoComplete: words.autoComplete ?? "off" };
  switch (shape.kind) {
    case "choice":
      return (
        <RadioCards
          {...common}
          defaultValue={value}
          columns={2}
          options={shape.options.map((option) => ({ value: option, label: words.options?.[option] ?? option }))}
        />
      );
    case "tick":
      return <CheckboxField {...common} value={TICKED} defaultChecked={value === TICKED} />;
    case "day":
      return <DateField {...control} className="max-w-sm" />;
    case "long-text":
      return <TextareaField {...control} maxLength={shape.lengthMax} rows={5} />;
    case "number":
      return <TextField {...control} inputMode="decimal" maxLength={14} className="max-w-sm" />;
    case "email":
      return <TextField {...control} type="email" autoCapitalize="none" spellCheck={false} maxLength={254} />;
    case "text":
      return <TextField {...control} className={companyOnly(neededWhen)} maxLength={shape.lengthMax} />;
    case "postcode":
      return <TextField {...control} inputMode="numeric" maxLength={10} className="max-w-sm" />;
    case "ean":
      return <TextField {...control} inputMode="numeric" spellCheck={false} maxLength={40} />;
    case "iban":
    case "enterprise-number":
      return <TextField {...control} spellCheck={false} maxLength={40} className={companyOnly(neededWhen)} />;
  }
}

/** Out of sight until "company" is chosen in the same form, without any script. */
const companyOnly = (neededWhen: FormField["neededWhen"]) =>
  neededWhen?.is === "company" ? "hidden-until-chosen group-has-[input[value=company]:checked]/form:block" : undefined;
