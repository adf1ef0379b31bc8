import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { DayQuarter } from "#ui/day-square/day-square-words.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

/** A pointer or the arrow keys read one quarter after another; without script the day's totals stay. */
export function useQuarterReader(quarters: readonly DayQuarter[], tall: boolean) {
  const ready = useHydrated();
  const [quarter, setQuarter] = useState<number>();
  const highest = () =>
    quarters.reduce((best, { shared }, index) => (shared > (quarters[best]?.shared ?? 0) ? index : best), 0);
  const move = (event: KeyboardEvent) => {
    const [along, across] = tall ? [1, 4] : [4, 1];
    const steps: Record<string, number> = {
      ArrowRight: along,
      ArrowLeft: -along,
      ArrowDown: across,
      ArrowUp: -across,
      PageDown: 4,
      PageUp: -4,
      Home: -quarters.length,
      End: quarters.length,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setQuarter(Math.min(quarters.length - 1, Math.max(0, (quarter ?? highest()) + step)));
  };
  return {
    ready,
    quarter,
    point: setQuarter,
    slider: {
      role: "slider",
      tabIndex: 0,
      "aria-valuemin": 0,
      "aria-valuemax": quarters.length - 1,
      "aria-valuenow": quarter ?? highest(),
      onKeyDown: move,
      onFocus: () => setQuarter((current) => current ?? highest()),
      onBlur: () => setQuarter(undefined),
      // A finger that is lifted leaves its reading behind; a mouse that moves on takes it along.
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === "mouse") setQuarter(undefined);
      },
    },
  };
}
