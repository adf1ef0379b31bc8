import { useState } from "react";
import { Field, type FieldProps, splitFieldProps } from "#ui/field/field.tsx";
import { NumberInput, type NumberInputProps } from "#ui/field/numbers/number-input.tsx";

export type NumberFieldProps = FieldProps &
  Omit<NumberInputProps, keyof FieldProps> & {
    /** What the field itself says when the visitor leaves it with an answer that cannot be used. */
    refusals?: { unreadable?: string; tooLow?: string; tooHigh?: string } | undefined;
  };

export function NumberField(props: NumberFieldProps) {
  const [field, { refusals, onValueChange, onValueCommit, ...rest }] = splitFieldProps(props);
  const [refusal, setRefusal] = useState<string>();
  const judge = (value: number | null, text: string) => {
    if (value === null) return text === "" ? undefined : refusals?.unreadable;
    if (rest.min !== undefined && value < rest.min) return refusals?.tooLow;
    if (rest.max !== undefined && value > rest.max) return refusals?.tooHigh;
    return undefined;
  };
  return (
    <Field {...field} error={refusal ?? field.error}>
      {(wiring) => (
        <NumberInput
          {...rest}
          {...wiring}
          required={field.required}
          onValueChange={(value) => {
            if (judge(value, "") === undefined) setRefusal(undefined);
            onValueChange?.(value);
          }}
          onValueCommit={(value, text) => {
            setRefusal(judge(value, text));
            onValueCommit?.(value, text);
          }}
        />
      )}
    </Field>
  );
}
