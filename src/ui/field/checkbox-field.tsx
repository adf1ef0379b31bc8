import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { ChoiceField } from "#ui/field/choice-field.tsx";
import { type FieldProps, splitFieldProps } from "#ui/field/field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

export type CheckboxFieldProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "type"> & {
    onCheckedChange?: ((checked: boolean) => void) | undefined;
  };

export function CheckboxField(props: CheckboxFieldProps) {
  const [field, { onCheckedChange, onChange, ...rest }] = splitFieldProps(props);
  return (
    <ChoiceField {...field} disabled={rest.disabled}>
      {(wiring) => (
        <span className="relative grid size-11 shrink-0 place-content-center">
          <input
            {...rest}
            {...wiring}
            type="checkbox"
            required={field.required}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.currentTarget.checked);
            }}
            className={classNames(
              "peer relative size-6 cursor-pointer before:absolute before:-inset-2.5 before:content-[''] appearance-none rounded-tile border-[1.5px] border-control bg-bg forced-colors:appearance-auto",
              "transition-colors duration-150 checked:border-primary checked:bg-primary hover:border-primary",
              "aria-invalid:border-danger aria-invalid:inset-ring-1 aria-invalid:inset-ring-danger",
              "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:checked:border-control disabled:checked:bg-control",
            )}
          />
          <Icon
            name="check"
            className="pointer-events-none absolute inset-0 m-auto size-4.5 text-on-primary opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
      )}
    </ChoiceField>
  );
}
