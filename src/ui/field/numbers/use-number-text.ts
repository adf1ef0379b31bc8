import { useEffect, useRef, useState } from "react";
import { formatNumber } from "#content/format/format-number.ts";
import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";

export type NumberTextProps = {
  value?: number | null | undefined;
  /** A text is shown as it is, so that a refused answer can be shown again. */
  defaultValue?: number | string | null | undefined;
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Told when the visitor leaves the field or steps, after the text has been rewritten. */
  onValueCommit?: ((value: number | null, text: string) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Digits that a broken number gets at least: 12,5 euros becomes 12,50, 12 stays 12. */
  fractionDigitsMin?: number | undefined;
  fractionDigitsMax?: number | undefined;
  unit?: string | undefined;
  unitBefore?: string | undefined;
};

/** The text stays in the page's own input: it can be typed, posted and reset before any script has run. */
export function useNumberText(props: NumberTextProps) {
  const { value, defaultValue, onValueChange, onValueCommit, min, max, step = 1, unit, unitBefore } = props;
  const { fractionDigitsMin = 0, fractionDigitsMax = 6 } = props;
  const input = useRef<HTMLInputElement>(null);
  const seenValue = useRef(value);
  const isAlive = useRef(false);

  const write = (number: number) =>
    formatNumber(number, { fractionDigitsMin: Number.isInteger(number) ? 0 : fractionDigitsMin, fractionDigitsMax });
  const show = (shown: number | string | null | undefined) =>
    typeof shown === "number" ? write(shown) : (shown ?? "");
  const read = () => parseDutchNumber(withoutUnits(input.current?.value ?? "", unit, unitBefore));
  const [initialText] = useState(() => show(value === undefined ? defaultValue : value));

  const replace = (number: number, previous: number | null) => {
    if (input.current === null) return;
    input.current.value = write(number);
    const written = read();
    if (written !== previous) onValueChange?.(written);
    onValueCommit?.(written, input.current.value);
  };
  const type = () => onValueChange?.(read());

  useEffect(() => {
    if (input.current === null) return;
    // A visitor may have typed before the page came alive.
    if (!isAlive.current && input.current.value !== initialText) type();
    isAlive.current = true;
    // Only a value that its owner changes replaces the text: an owner that ignores what is typed does not undo it.
    if (value === undefined || value === seenValue.current) return;
    seenValue.current = value;
    if (read() !== value) input.current.value = show(value);
  });
  const leave = () => {
    const typed = read();
    if (typed === null) onValueCommit?.(null, input.current?.value.trim() ?? "");
    else replace(typed, typed);
  };
  const stepBy = (steps: number) => {
    const current = read();
    const from = current ?? (min ?? 0) - steps * step;
    const stepped = Number((from + steps * step).toFixed(10));
    replace(Math.min(max ?? stepped, Math.max(min ?? stepped, stepped)), current);
  };
  return { input, initialText, type, leave, stepBy };
}

const withoutUnits = (text: string, unit = "", unitBefore = "") => {
  const trimmed = text.trim();
  const start = trimmed.startsWith(unitBefore) ? unitBefore.length : 0;
  const end = unit !== "" && trimmed.toLowerCase().endsWith(unit.toLowerCase()) ? -unit.length : undefined;
  return trimmed.slice(start, end).trim();
};
