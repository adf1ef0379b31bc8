import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { controlStyle, readOnlyStyle } from "#ui/field/control-style.ts";
import { Field, type FieldProps, splitFieldProps } from "#ui/field/field.tsx";
import { describedBy } from "#ui/field/use-field-ids.ts";
import { fillLabel } from "#ui/labels.ts";
import { useLabels } from "#ui/locale.tsx";

type TextareaFieldProps = FieldProps &
  Omit<ComponentProps<"textarea">, keyof FieldProps | "ref"> & {
    onValueChange?: ((value: string) => void) | undefined;
  };

/** With maxLength it counts the characters. */
export function TextareaField(props: TextareaFieldProps) {
  const [field, control] = splitFieldProps(props);
  const { onValueChange, onChange, rows = 4, maxLength, ...rest } = control;
  const labels = useLabels();
  const countId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? "").length);
  // A visitor may have typed before the page came alive, or the browser may have brought back earlier text.
  useEffect(() => setLength(area.current?.value.length ?? 0), []);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <textarea
            {...rest}
            {...wiring}
            ref={area}
            aria-describedby={describedBy(wiring["aria-describedby"], maxLength !== undefined && countId)}
            rows={rows}
            maxLength={maxLength}
            required={field.required}
            onChange={(event) => {
              setLength(event.currentTarget.value.length);
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
            className={classNames(controlStyle, readOnlyStyle, "block resize-y", maxLength !== undefined && "pb-9")}
          />
          {maxLength !== undefined && (
            <span
              id={countId}
              className="pointer-events-none absolute right-4 bottom-2 rounded-tile bg-bg px-1 text-muted text-small tabular-nums"
            >
              {fillLabel(labels.characterCount, { count: length, max: maxLength })}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
