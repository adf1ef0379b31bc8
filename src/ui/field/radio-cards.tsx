import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";
import { type FieldProps, splitFieldProps } from "#ui/field/field.tsx";
import { FieldGroup } from "#ui/field/field-group.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import type { IconName } from "#ui/pictures/icon-names.ts";

export type RadioCard = {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  icon?: IconName;
  disabled?: boolean;
};

type RadioCardsProps = FieldProps & {
  name: string;
  options: readonly RadioCard[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  columns?: 1 | 2 | 3 | undefined;
  disabled?: boolean | undefined;
};

const COLUMNS = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3" };

export function RadioCards(props: RadioCardsProps) {
  const [field, { name, options, value, defaultValue, onValueChange, columns = 1, disabled }] = splitFieldProps(props);
  return (
    <FieldGroup {...field} role="radiogroup" disabled={disabled}>
      <div className={classNames("grid gap-2.5", COLUMNS[columns])}>
        {options.map((option) => (
          <Card
            key={option.value}
            option={option}
            input={{
              name,
              required: field.required,
              ...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value }),
              onChange: () => onValueChange?.(option.value),
            }}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

type CardProps = { option: RadioCard; input: ComponentProps<"input"> };

/** The radio is as large as its card, so the platform's own focus ring goes around the whole of it. */
function Card({ option, input }: CardProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="relative flex min-h-13 min-w-0 items-start gap-3 px-4 py-3.5 has-disabled:cursor-not-allowed"
    >
      <input
        {...input}
        id={id}
        type="radio"
        value={option.value}
        disabled={option.disabled}
        aria-describedby={option.description === undefined ? undefined : `${id}-description`}
        className={classNames(
          "peer absolute inset-0 cursor-pointer appearance-none rounded-control border-[1.5px] border-control bg-bg transition-colors duration-150",
          "hover:border-primary checked:border-primary checked:bg-primary-soft checked:inset-ring-1 checked:inset-ring-primary",
          "group-data-[state=invalid]/field:not-checked:border-danger",
          "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:inset-ring-0",
        )}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none relative mt-0.5 size-5.5 shrink-0 rounded-round border-[1.5px] border-control bg-bg transition-colors duration-150 peer-checked:border-[7px] peer-checked:border-primary peer-disabled:border-line peer-checked:peer-disabled:border-control"
      />
      <span className="pointer-events-none relative min-w-0 flex-1 text-base text-ink peer-disabled:text-muted">
        <span className="block font-semibold">{option.label}</span>
        {option.description !== undefined && (
          <span id={`${id}-description`} className="mt-0.5 block text-muted text-small">
            {option.description}
          </span>
        )}
      </span>
      {option.icon !== undefined && (
        <Icon name={option.icon} className="pointer-events-none relative size-6 text-muted peer-checked:text-primary" />
      )}
    </label>
  );
}
