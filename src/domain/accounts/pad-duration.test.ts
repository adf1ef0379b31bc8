import { expect, test } from "vitest";
import { padDuration } from "./pad-duration.ts";

/** Time that passes only by working and waiting. */
function handTimer() {
  let now = 1_000;
  return {
    elapsed: () => now,
    async wait(milliseconds: number) {
      now += milliseconds;
    },
  };
}

test.each([
  [0, 600],
  [80, 600],
  [600, 600],
  [601, 1200],
])("work of %i ms ends after %i ms", async (work, whole) => {
  const timer = handTimer();
  const start = timer.elapsed();
  expect(await padDuration(timer, async () => timer.wait(work).then(() => "done"))).toBe("done");
  expect(timer.elapsed() - start).toBe(whole);
});

test("a failure takes as long, and is still a failure", async () => {
  const timer = handTimer();
  const start = timer.elapsed();
  const failing = padDuration(timer, async () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(timer.elapsed() - start).toBe(600);
});
