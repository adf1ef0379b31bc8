import { afterEach, expect, test, vi } from "vitest";
import { systemClock } from "#adapters/clock/system-clock.ts";

afterEach(() => vi.useRealTimers());

test("a day begins at midnight in Brussels, in winter as in summer, also for who asked a moment before", () => {
  vi.useFakeTimers();
  const dayAt = (moment: string) => {
    vi.setSystemTime(new Date(moment));
    return systemClock.today();
  };
  expect(dayAt("2026-01-09T22:59:59.999Z")).toBe("2026-01-09");
  expect(dayAt("2026-01-09T23:00:00.000Z")).toBe("2026-01-10");
  expect(dayAt("2026-07-09T21:59:59.999Z")).toBe("2026-07-09");
  expect(dayAt("2026-07-09T22:00:00.000Z")).toBe("2026-07-10");
});
