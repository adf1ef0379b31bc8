import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import type { FieldProps } from "#ui/field/field.tsx";
import { FieldDuty, FieldError, FieldHelp } from "#ui/field/field-messages.tsx";
import { useFieldIds } from "#ui/field/use-field-ids.ts";

type FieldGroupProps = FieldProps & {
  disabled?: boolean | undefined;
  role?: "radiogroup" | "group" | undefined;
  children: ReactNode;
};

/** Several controls that answer one question. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, help, error, required, optional, disabled, id, className, role = "group", children } = props;
  const { ids, control, hasError, hasHelp } = useFieldIds({ id, help, error });
  return (
    <fieldset
      id={control.id}
      disabled={disabled}
      role={role}
      aria-describedby={control["aria-describedby"]}
      {...(role === "radiogroup" && {
        "aria-required": required,
        "aria-invalid": control["aria-invalid"],
        "aria-errormessage": control["aria-errormessage"],
      })}
      data-state={hasError ? "invalid" : "valid"}
      className={classNames("group/field min-w-0", className)}
    >
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-x-4 font-semibold text-base text-ink">
        <span className="min-w-0">{label}</span>
        <span className="font-normal">
          <FieldDuty required={required} optional={optional} />
        </span>
      </legend>
      {hasHelp && (
        <FieldHelp id={ids.help} className="-mt-0.5 mb-2.5">
          {help}
        </FieldHelp>
      )}
      {children}
      <FieldError id={ids.error}>{error}</FieldError>
    </fieldset>
  );
}
