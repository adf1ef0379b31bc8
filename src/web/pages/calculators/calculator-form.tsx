import type { FormEvent, RefObject } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { EuroField } from "#ui/field/numbers/euro-field.tsx";
import { NumberField } from "#ui/field/numbers/number-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";

export type CalculatorFieldSpec = {
  name: string;
  label: string;
  help: string;
  kind: "postcode" | "postcode-nl" | "number" | "euros";
  unit?: string;
  optional?: true;
  /** Takes the whole row. */
  wide?: true;
};

type CalculatorFormProps = {
  action: string;
  groups: readonly { title: string; fields: readonly CalculatorFieldSpec[] }[];
  typed: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
  submit: string;
  note: string;
  /** What the address must keep beside the questions. */
  hidden?: Readonly<Record<string, string>>;
  form: RefObject<HTMLFormElement | null>;
  onRecompute: (event: FormEvent<HTMLFormElement>) => void;
};

/** A plain form to the page's own address: without script the server answers, with it the page does at once. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { action, groups, typed, errors, submit, note, hidden = {}, form, onRecompute } = props;
  return (
    <Form ref={form} method="get" action={action} noValidate onInput={onRecompute} className="grid gap-8">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {groups.map(({ title, fields }) => (
        <fieldset key={title} className="min-w-0">
          <legend className="mb-4 font-display font-semibold text-h4">{title}</legend>
          <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
            {fields.map((field) => (
              <CalculatorField key={field.name} field={field} typed={typed[field.name]} error={errors[field.name]} />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="grid gap-3">
        <Button size="large" className="justify-self-start max-sm:w-full">
          {submit}
        </Button>
        <p className="text-muted text-small">{note}</p>
      </div>
    </Form>
  );
}

type CalculatorFieldProps = { field: CalculatorFieldSpec; typed: string | undefined; error: string | undefined };

function CalculatorField({ field: { kind, unit, wide, ...field }, typed, error }: CalculatorFieldProps) {
  const common = {
    ...field,
    id: `veld-${field.name}`,
    defaultValue: typed ?? "",
    error,
    ...(wide ? { className: "sm:col-span-2" } : {}),
  };
  if (kind === "number") return <NumberField {...common} unit={unit} />;
  if (kind === "euros") return <EuroField {...common} unit={unit} />;
  return (
    <TextField
      {...common}
      autoComplete="postal-code"
      {...(kind === "postcode" ? { inputMode: "numeric" as const } : {})}
      maxLength={12}
    />
  );
}
