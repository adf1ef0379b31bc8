import { setTimeout } from "node:timers/promises";

const LIMIT_MS = 90_000;
/** A browser is slow to start on a machine that does much else. */
export const START_LIMIT_MS = 120_000;
const PAUSE_MS = 40;

/** Asks again and again until the answer is something, and gives it. */
export async function until<Answer>(
  what: string,
  ask: () => Answer | Promise<Answer>,
  limitMs = LIMIT_MS,
): Promise<NonNullable<Exclude<Answer, false>>> {
  const limit = performance.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false)
      return answer as NonNullable<Exclude<Answer, false>>;
    if (performance.now() > limit) throw new Error(`Not within ${limitMs / 1000} s: ${what}`);
    await setTimeout(PAUSE_MS);
  }
}
