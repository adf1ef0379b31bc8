import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { FieldDuty, FieldError, FieldHelp } from "#ui/field/field-messages.tsx";
import { type FieldControl, useFieldIds } from "#ui/field/use-field-ids.ts";

export type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  optional?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

type FieldRootProps = FieldProps & {
  /** Stands at the end of the label's line, in place of the word for required or optional. */
  aside?: ReactNode;
  children: (control: FieldControl, labelId: string) => ReactNode;
};

export function Field({ label, help, error, required, optional, id, className, aside, children }: FieldRootProps) {
  const { ids, control, hasError, hasHelp } = useFieldIds({ id, help, error });
  return (
    <div data-state={hasError ? "invalid" : "valid"} className={classNames("min-w-0", className)}>
      <div className="mb-1.5 flex items-baseline justify-between gap-x-4">
        <label htmlFor={control.id} id={ids.label} className="min-w-0 font-semibold text-base text-ink">
          {label}
        </label>
        {aside ?? <FieldDuty required={required} optional={optional} />}
      </div>
      {children(control, ids.label)}
      <FieldError id={ids.error}>{error}</FieldError>
      {hasHelp && (
        <FieldHelp id={ids.help} className="pt-2">
          {help}
        </FieldHelp>
      )}
    </div>
  );
}

/** A field component's own props: first what belongs to the field, then what belongs to its control. */
export function splitFieldProps<P extends FieldProps>(props: P) {
  const { label, help, error, required, optional, id, className, ...control } = props;
  return [{ label, help, error, required, optional, id, className }, control] as const;
}
