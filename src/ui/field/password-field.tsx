import { type ComponentProps, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { controlStyle, readOnlyStyle } from "#ui/field/control-style.ts";
import { Field, type FieldProps, splitFieldProps } from "#ui/field/field.tsx";
import { useLabels } from "#ui/locale.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "type"> & {
    autoComplete?: "current-password" | "new-password";
    onValueChange?: ((value: string) => void) | undefined;
  };

export function PasswordField(props: PasswordFieldProps) {
  const [field, control] = splitFieldProps(props);
  const { autoComplete = "current-password", onValueChange, onChange, ...rest } = control;
  const labels = useLabels();
  const [visibility, setVisibility] = useState<"hidden" | "shown">("hidden");
  const isShown = visibility === "shown";
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <input
            {...rest}
            {...wiring}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required={field.required}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
            className={classNames(controlStyle, readOnlyStyle, "pr-14")}
          />
          <button
            type="button"
            disabled={rest.disabled}
            aria-label={isShown ? labels.hidePassword : labels.showPassword}
            aria-controls={wiring.id}
            onClick={() => setVisibility(isShown ? "hidden" : "shown")}
            className="needs-js absolute inset-y-0 right-1 my-auto grid size-11 place-content-center rounded-control text-muted hover:text-primary disabled:cursor-not-allowed disabled:hover:text-muted"
          >
            <Icon name={isShown ? "eye-off" : "eye"} />
          </button>
        </div>
      )}
    </Field>
  );
}
