import { classNames } from "#ui/class-names.ts";
import type { CheckboxFieldProps } from "#ui/field/checkbox-field.tsx";
import { ChoiceField } from "#ui/field/choice-field.tsx";
import { splitFieldProps } from "#ui/field/field.tsx";

/** A checkbox to the form and to a page without script, a switch to the eye and the ear. */
export function SwitchField(props: CheckboxFieldProps) {
  const [field, { onCheckedChange, onChange, ...rest }] = splitFieldProps(props);
  return (
    <ChoiceField {...field} disabled={rest.disabled} side="end">
      {(wiring) => (
        <span className="grid h-11 shrink-0 place-content-center">
          <input
            {...rest}
            {...wiring}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state.
            role="switch"
            required={field.required}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.currentTarget.checked);
            }}
            className={classNames(
              "relative h-8 w-14 cursor-pointer appearance-none rounded-round border-[1.5px] border-control bg-sunken forced-colors:appearance-auto",
              "before:absolute before:top-1/2 before:left-1 before:size-5.5 before:-translate-y-1/2 before:rounded-round before:bg-control before:content-[''] forced-colors:before:hidden",
              "after:absolute after:-inset-1.5 after:content-['']",
              "transition-colors duration-150 hover:border-primary before:transition-[translate,background-color] before:duration-200 before:ease-explain",
              "checked:border-primary checked:bg-primary checked:before:translate-x-6 checked:before:bg-on-primary",
              "aria-invalid:border-danger aria-invalid:inset-ring-1 aria-invalid:inset-ring-danger",
              "disabled:cursor-not-allowed disabled:border-line disabled:checked:bg-control",
            )}
          />
        </span>
      )}
    </ChoiceField>
  );
}
