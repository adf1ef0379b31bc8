import type { Clock } from "#application/ports/clock.ts";

/** A clock that stands still until a test moves it. */
export function fixedClock(start: string): Clock & { advance(milliseconds: number): void } {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    today: () => new Date(now).toISOString().slice(0, 10),
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
