import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import type { Timer } from "#application/ports/timer.ts";

/** A timer counts whole milliseconds and fires late: the last few are waited turn by turn. */
const COARSE_MS = 3;

export const systemTimer: Timer = {
  elapsed: () => performance.now(),
  /** To a fraction of a millisecond: what is left of one would tell how long the work before it took. */
  wait: async (milliseconds) => {
    const end = performance.now() + milliseconds;
    if (milliseconds > COARSE_MS) await wait(milliseconds - COARSE_MS);
    while (performance.now() < end) await turn();
  },
};
