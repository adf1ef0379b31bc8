import { memo, type Ref, useEffect, useId, useImperativeHandle, useRef } from "react";
import { SliderTrack } from "#ui/field/slider-track.tsx";
import { writeText } from "#web/browser/write-text.ts";

export type SliderHandle = { value: () => number; set: (value: number) => void };

type LiveSliderProps = {
  label: string;
  max: number;
  start: number;
  format: (value: number) => string;
  /** Told at every step. */
  onMove: (value: number) => void;
  /** Told when the visitor lets go. */
  onSettle?: (value: number) => void;
  ref?: Ref<SliderHandle>;
};

/**
 * A slider for pictures that move with it: it writes its own value and track and is never drawn again, so that a step
 * costs no rendering.
 */
export const LiveSlider = memo(function LiveSlider({
  label,
  max,
  start,
  format,
  onMove,
  onSettle,
  ref,
}: LiveSliderProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef({ format, onMove, onSettle });
  useEffect(() => {
    latest.current = { format, onMove, onSettle };
  });

  useImperativeHandle(ref, () => ({
    value: () => inputIn(root.current)?.valueAsNumber ?? start,
    set: (value) => {
      const input = inputIn(root.current);
      if (input === null) return;
      input.value = String(value);
      write(root.current, input, latest.current.format);
    },
  }));

  useEffect(() => {
    const input = inputIn(root.current);
    if (input === null) return;
    const move = (event?: Event) => {
      // React has no handler here and would only look whether it must put the value back.
      event?.stopPropagation();
      write(root.current, input, latest.current.format);
      latest.current.onMove(input.valueAsNumber);
    };
    const settle = (event: Event) => {
      event.stopPropagation();
      latest.current.onSettle?.(input.valueAsNumber);
    };
    // A visitor may have moved it before the page came alive.
    if (input.valueAsNumber !== start) {
      move();
      latest.current.onSettle?.(input.valueAsNumber);
    }
    input.addEventListener("input", move);
    input.addEventListener("change", settle);
    return () => {
      input.removeEventListener("input", move);
      input.removeEventListener("change", settle);
    };
  }, [start]);

  return (
    <div ref={root}>
      <div className="flex items-end justify-between gap-3">
        <label htmlFor={id} className="font-semibold text-base">
          {label}
        </label>
        <span
          data-bubble=""
          aria-hidden="true"
          className="shrink-0 rounded-round bg-primary-soft px-3.5 py-0.5 font-semibold text-base text-primary tabular-nums"
        >
          {format(start)}
        </span>
      </div>
      <SliderTrack share={start / max}>
        <input
          id={id}
          type="range"
          min={0}
          max={max}
          defaultValue={start}
          aria-valuetext={format(start)}
          className="slider"
        />
      </SliderTrack>
      <div aria-hidden="true" className="flex justify-between gap-3 pt-1 text-muted text-small tabular-nums">
        <span>{format(0)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  );
});

const inputIn = (root: HTMLElement | null) => root?.querySelector("input") ?? null;

function write(root: HTMLElement | null, input: HTMLInputElement, format: (value: number) => string): void {
  const words = format(input.valueAsNumber);
  input.setAttribute("aria-valuetext", words);
  writeText(root?.querySelector("[data-bubble]"), words);
  root?.querySelector("line")?.setAttribute("x2", `${(input.valueAsNumber / Number(input.max)) * 100}%`);
}
