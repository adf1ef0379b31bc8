import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { controlStyle, readOnlyStyle } from "#ui/field/control-style.ts";
import { type NumberTextProps, useNumberText } from "#ui/field/numbers/use-number-text.ts";
import { describedBy } from "#ui/field/use-field-ids.ts";
import { useLabels } from "#ui/locale.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import type { IconName } from "#ui/pictures/icon-names.ts";

export type NumberInputProps = NumberTextProps &
  Omit<ComponentProps<"input">, keyof NumberTextProps | "type" | "ref" | "prefix"> & {
    /** Buttons for less and more, and the arrow keys. */
    stepper?: boolean | undefined;
  };

const STEPS_BY_KEY: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

const paddingFor = ({ length }: string) =>
  length <= 2 ? "pr-11" : length <= 5 ? "pr-18" : length <= 9 ? "pr-28" : "pr-36";

export function NumberInput(props: NumberInputProps) {
  const { value, defaultValue, onValueChange, onValueCommit, min, max, step, ...afterValue } = props;
  const { fractionDigitsMin, fractionDigitsMax, unit, unitBefore, stepper = false, ...control } = afterValue;
  const { className, onChange, onBlur, ...rest } = control;
  const { input, initialText, type, leave, stepBy } = useNumberText(props);
  const [announced, setAnnounced] = useState("");
  const labels = useLabels();
  const unitId = `${rest.id}-unit`;
  const unitBeforeId = `${rest.id}-unit-before`;

  const isFixed = rest.disabled === true || rest.readOnly === true;
  const press = (steps: number) => {
    stepBy(steps);
    setAnnounced(input.current?.value ?? "");
  };
  const onArrow = (event: KeyboardEvent) => {
    const steps = STEPS_BY_KEY[event.key];
    if (!stepper || steps === undefined || isFixed) return;
    event.preventDefault();
    press(steps);
  };

  return (
    <div className={classNames("flex gap-2", className)}>
      <div className="relative min-w-0 flex-1">
        {unitBefore !== undefined && <Unit id={unitBeforeId} side="left" words={unitBefore} />}
        <input
          {...rest}
          ref={input}
          type="text"
          inputMode={fractionDigitsMax === 0 ? "numeric" : "decimal"}
          autoComplete={rest.autoComplete ?? "off"}
          defaultValue={initialText}
          aria-describedby={describedBy(
            unitBefore !== undefined && unitBeforeId,
            unit !== undefined && unitId,
            rest["aria-describedby"],
          )}
          onChange={(event) => {
            type();
            onChange?.(event);
          }}
          onBlur={(event) => {
            leave();
            onBlur?.(event);
          }}
          onKeyDown={onArrow}
          className={classNames(
            controlStyle,
            readOnlyStyle,
            unitBefore !== undefined && "pl-9",
            unit !== undefined && paddingFor(unit),
          )}
        />
        {unit !== undefined && <Unit id={unitId} side="right" words={unit} />}
      </div>
      {stepper && (
        <div className="needs-js flex gap-2">
          <StepButton
            icon="minus"
            id={`${rest.id}-decrease`}
            label={labels.decrease}
            fieldLabelId={`${rest.id}-label`}
            disabled={isFixed}
            onPress={() => press(-1)}
          />
          <StepButton
            icon="plus"
            id={`${rest.id}-increase`}
            label={labels.increase}
            fieldLabelId={`${rest.id}-label`}
            disabled={isFixed}
            onPress={() => press(1)}
          />
          <output className="sr-only">{announced}</output>
        </div>
      )}
    </div>
  );
}

function Unit({ id, side, words }: { id: string; side: "left" | "right"; words: ReactNode }) {
  return (
    <span
      id={id}
      className={classNames(
        "pointer-events-none absolute inset-y-0 flex items-center text-base text-muted",
        side === "left" ? "left-4" : "right-4",
      )}
    >
      {words}
    </span>
  );
}

type StepButtonProps = {
  icon: IconName;
  id: string;
  label: string;
  fieldLabelId: string;
  disabled: boolean;
  onPress: () => void;
};

/** Out of the tab order: the arrow keys do the same from inside the field. */
function StepButton({ icon, id, label, fieldLabelId, disabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      aria-label={label}
      aria-labelledby={`${id} ${fieldLabelId}`}
      disabled={disabled}
      onClick={onPress}
      className="grid size-13 place-content-center rounded-control border-[1.5px] border-control bg-surface text-primary transition-colors duration-150 hover:border-primary hover:bg-primary-soft disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted"
    >
      <Icon name={icon} />
    </button>
  );
}
