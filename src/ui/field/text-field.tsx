import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { controlStyle, readOnlyStyle } from "#ui/field/control-style.ts";
import { Field, type FieldProps, splitFieldProps } from "#ui/field/field.tsx";

type TextFieldProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "type"> & {
    type?: "text" | "email" | "url" | "tel" | "search";
    onValueChange?: ((value: string) => void) | undefined;
    /** Quiet text or a button at the end of the box. */
    trailing?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const [field, control] = splitFieldProps(props);
  const { type = "text", onValueChange, onChange, trailing, ...rest } = control;
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <input
            {...rest}
            {...wiring}
            type={type}
            required={field.required}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
            className={classNames(controlStyle, readOnlyStyle, trailing !== undefined && "pr-14")}
          />
          {trailing !== undefined && <span className="absolute inset-y-0 right-0 flex items-center">{trailing}</span>}
        </div>
      )}
    </Field>
  );
}
