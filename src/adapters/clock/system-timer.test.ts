import { expect, test } from "vitest";
import { systemTimer } from "#adapters/clock/system-timer.ts";

test.each([0.2, 1.7, 12.4])("a wait of %d ms is never shorter, also by a fraction", async (milliseconds) => {
  const start = systemTimer.elapsed();
  await systemTimer.wait(milliseconds);
  expect(systemTimer.elapsed() - start).toBeGreaterThanOrEqual(milliseconds);
});
