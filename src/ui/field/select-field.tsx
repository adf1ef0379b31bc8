import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { controlStyle } from "#ui/field/control-style.ts";
import { Field, type FieldProps, splitFieldProps } from "#ui/field/field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectGroup = { label: string; options: readonly SelectOption[] };

type SelectInputProps = Omit<ComponentProps<"select">, "children"> & {
  options: readonly (SelectOption | SelectGroup)[];
  /** The first, empty choice. */
  placeholder?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
};

type SelectFieldProps = FieldProps & Omit<SelectInputProps, keyof FieldProps>;

export function SelectField(props: SelectFieldProps) {
  const [field, rest] = splitFieldProps(props);
  return <Field {...field}>{(wiring) => <SelectInput {...rest} {...wiring} required={field.required} />}</Field>;
}

export function SelectInput(props: SelectInputProps) {
  const { options, placeholder, onValueChange, onChange, className, ...rest } = props;
  return (
    <div className={classNames("relative", className)}>
      <select
        {...rest}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
        className={classNames(
          controlStyle,
          "cursor-pointer appearance-none truncate pr-12 has-[option[value='']:checked]:text-muted",
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((entry) =>
          "options" in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(asOption)}
            </optgroup>
          ) : (
            asOption(entry)
          ),
        )}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted"
      />
    </div>
  );
}

const asOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled} className="bg-surface text-ink">
    {label}
  </option>
);
