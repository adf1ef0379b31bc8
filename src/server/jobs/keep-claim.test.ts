import { expect, test, vi } from "vitest";
import { keepClaim } from "./keep-claim.ts";

const MINUTE = 60_000;

test("a claim is renewed at least every half minute, and lost when another has it or nobody answers for two minutes", async () => {
  vi.useFakeTimers();
  try {
    let lost = 0;
    let answer: () => Promise<boolean> = async () => true;
    const renew = vi.fn(() => answer());
    const end = keepClaim(() => {
      lost += 1;
    })(renew);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect([renew.mock.calls.length >= 20, lost]).toEqual([true, 0]);
    answer = () => Promise.reject(new Error("no database"));
    await vi.advanceTimersByTimeAsync(1.5 * MINUTE);
    expect(lost).toBe(0);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(lost).toBeGreaterThan(0);
    answer = async () => true;
    await vi.advanceTimersByTimeAsync(MINUTE);
    const before = lost;
    answer = async () => false;
    await vi.advanceTimersByTimeAsync(MINUTE / 2);
    expect(lost).toBeGreaterThan(before);
    end();
    const calls = renew.mock.calls.length;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(renew.mock.calls.length).toBe(calls);
  } finally {
    vi.useRealTimers();
  }
});
