import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatNumber } from "#content/format/format-number.ts";
import { classNames } from "#ui/class-names.ts";
import { Field, type FieldProps, splitFieldProps } from "#ui/field/field.tsx";
import { NumberInput } from "#ui/field/numbers/number-input.tsx";
import { SliderTrack } from "#ui/field/slider-track.tsx";

type SliderFieldProps = FieldProps & {
  name?: string | undefined;
  min: number;
  max: number;
  /** Hundredths at the finest: the browser posts 1.234 for 1,234, which reads as thousands. */
  step?: number | undefined;
  value?: number | undefined;
  defaultValue?: number | undefined;
  onValueChange?: ((value: number) => void) | undefined;
  /** Told on release, when it is time to ask the server or change the address. */
  onValueCommit?: ((value: number) => void) | undefined;
  unit?: string | undefined;
  /** How the value is written and read out; by default the number and its unit. */
  format?: ((value: number) => string) | undefined;
  /** A number field beside the slider: exact to type, and what the form posts. */
  withNumber?: boolean | undefined;
  disabled?: boolean | undefined;
};

const written = (value: number, unit = "") =>
  unit === "" || unit === "%" ? `${formatNumber(value)}${unit}` : `${formatNumber(value)}\u00a0${unit}`;

export function SliderField(props: SliderFieldProps) {
  const [field, slider] = splitFieldProps(props);
  const { name, min, max, step = 1, value, defaultValue = min, unit, withNumber = false, disabled } = slider;
  const { onValueChange, onValueCommit, format = (number: number) => written(number, unit) } = slider;
  const [ownValue, setOwnValue] = useState(defaultValue);
  const current = value ?? ownValue;
  const range = useRef<HTMLInputElement>(null);
  const choose = (next: number) => {
    setOwnValue(next);
    onValueChange?.(next);
  };
  const latest = useRef({ choose, onValueCommit });
  useEffect(() => {
    latest.current = { choose, onValueCommit };
  });

  useEffect(() => {
    const input = range.current;
    if (input === null) return;
    if (wasMoved(input)) latest.current.choose(input.valueAsNumber);
    // React's onChange is the platform's input event; release is the platform's change event.
    const release = () => latest.current.onValueCommit?.(input.valueAsNumber);
    input.addEventListener("change", release);
    return () => input.removeEventListener("change", release);
  }, []);

  return (
    <Field {...field} aside={withNumber ? undefined : <ValueBubble>{format(current)}</ValueBubble>}>
      {({ id, ...wiring }, labelId) => (
        <div className={classNames(withNumber && "grid items-start gap-x-5 gap-y-1 sm:grid-cols-[1fr_11rem]")}>
          <div className={classNames(withNumber && "needs-js order-last sm:order-first sm:pt-1")}>
            <SliderTrack
              share={max === min ? 0 : (Math.min(max, Math.max(min, current)) - min) / (max - min)}
              isDisabled={disabled}
            >
              <input
                {...wiring}
                {...(withNumber ? { "aria-labelledby": labelId } : { id, name })}
                ref={range}
                type="range"
                min={min}
                max={max}
                step={step}
                {...(value === undefined && !withNumber ? { defaultValue } : { value: current })}
                disabled={disabled}
                aria-valuetext={format(current)}
                onChange={(event) => choose(event.currentTarget.valueAsNumber)}
                className="slider"
              />
            </SliderTrack>
            <div aria-hidden="true" className="flex justify-between pt-1 text-muted text-small tabular-nums">
              <span>{format(min)}</span>
              <span>{format(max)}</span>
            </div>
          </div>
          {withNumber && (
            <NumberInput
              {...wiring}
              id={id}
              name={name}
              min={min}
              max={max}
              step={step}
              unit={unit}
              disabled={disabled}
              required={field.required}
              value={current}
              onValueChange={(number) => number !== null && choose(number)}
              onValueCommit={(number) => number !== null && onValueCommit?.(number)}
            />
          )}
        </div>
      )}
    </Field>
  );
}

/** A visitor may have moved the slider before the page came alive, or the browser may have put it back. */
function wasMoved(input: HTMLInputElement): boolean {
  const untouched = document.createElement("input");
  Object.assign(untouched, { type: "range", min: input.min, max: input.max, step: input.step });
  untouched.value = input.defaultValue;
  return untouched.value !== input.value;
}

function ValueBubble({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="needs-js shrink-0 rounded-round bg-primary-soft px-3.5 py-0.5 font-semibold text-base text-primary tabular-nums"
    >
      {children}
    </span>
  );
}
