import { useLayoutEffect, useRef, useState } from "react";
import { ComboboxInput } from "#ui/field/combobox/combobox-input.tsx";
import type { ComboboxOption } from "#ui/field/combobox/match-options.ts";
import { Field, type FieldProps, splitFieldProps } from "#ui/field/field.tsx";
import { SelectInput } from "#ui/field/select-field.tsx";

type ComboboxProps = FieldProps & {
  name?: string | undefined;
  options: readonly ComboboxOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  noResults?: string | undefined;
  shownMax?: number | undefined;
  disabled?: boolean | undefined;
};

/** The form gets the chosen option's value, or an empty text. Without script it is the platform's own list. */
export function Combobox(props: ComboboxProps) {
  const [field, { value, defaultValue = "", onValueChange, ...rest }] = splitFieldProps(props);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [mode, setMode] = useState<"list" | "combobox">("list");
  const list = useRef<HTMLSelectElement>(null);
  const chosen = value ?? ownValue;
  const choose = (next: string) => {
    setOwnValue(next);
    onValueChange?.(next);
  };
  // The list may have been used, or be open, when the page comes alive: it is not replaced under the visitor's hand.
  useLayoutEffect(() => {
    if (list.current === null || document.activeElement === list.current) return;
    const { value: listed } = list.current;
    if (listed !== "" && listed !== chosen) choose(listed);
    setMode("combobox");
  });
  return (
    <Field {...field}>
      {(wiring) =>
        mode === "combobox" ? (
          <ComboboxInput {...rest} {...{ wiring, chosen, choose }} required={field.required} />
        ) : (
          <SelectInput
            {...wiring}
            ref={list}
            name={rest.name}
            disabled={rest.disabled}
            required={field.required}
            placeholder={rest.placeholder ?? ""}
            defaultValue={chosen}
            onValueChange={choose}
            onBlur={() => setMode("combobox")}
            options={rest.options.map((option) => ({ value: option.value, label: withHint(option) }))}
          />
        )
      }
    </Field>
  );
}

const withHint = ({ label, hint }: ComboboxOption) => (hint === undefined ? label : `${label} (${hint})`);
