import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { controlStyle, readOnlyStyle } from "#ui/field/control-style.ts";
import { Field, type FieldProps, splitFieldProps } from "#ui/field/field.tsx";

type DateFieldProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "type"> & {
    onValueChange?: ((day: string) => void) | undefined;
  };

/** Values, min and max are calendar days such as "2026-11-14"; the browser shows them its own way. */
export function DateField(props: DateFieldProps) {
  const [field, control] = splitFieldProps(props);
  const { onValueChange, onChange, ...rest } = control;
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          type="date"
          required={field.required}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
          className={classNames(controlStyle, readOnlyStyle, "block appearance-none text-left")}
        />
      )}
    </Field>
  );
}
