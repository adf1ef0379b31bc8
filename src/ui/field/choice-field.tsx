import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import type { FieldProps } from "#ui/field/field.tsx";
import { FieldDuty, FieldError, FieldHelp } from "#ui/field/field-messages.tsx";
import { type FieldControl, useFieldIds } from "#ui/field/use-field-ids.ts";

type ChoiceFieldProps = FieldProps & {
  disabled?: boolean | undefined;
  side?: "start" | "end";
  children: (control: FieldControl) => ReactNode;
};

/** A control beside its sentence: yes or no. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, help, error, required, optional, disabled, id, className, side = "start", children } = props;
  const { ids, control, hasError, hasHelp } = useFieldIds({ id, help, error });
  const sentence = (
    <div className="min-w-0 flex-1 py-2.5">
      <div className="text-base">
        <label
          htmlFor={control.id}
          id={ids.label}
          className={classNames("mr-2", disabled ? "cursor-not-allowed text-muted" : "text-ink")}
        >
          {label}
        </label>
        <FieldDuty required={required} optional={optional} />
      </div>
      {hasHelp && (
        <FieldHelp id={ids.help} className="pt-0.5">
          {help}
        </FieldHelp>
      )}
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
  return (
    <div
      data-state={hasError ? "invalid" : "valid"}
      className={classNames("flex min-w-0 items-start", side === "start" ? "-ml-2.5 gap-1" : "gap-4", className)}
    >
      {side === "start" && children(control)}
      {sentence}
      {side === "end" && children(control)}
    </div>
  );
}
