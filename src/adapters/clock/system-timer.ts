import { setTimeout as wait } from "node:timers/promises";
import type { Timer } from "#application/ports/timer.ts";

export const systemTimer: Timer = {
  elapsed: () => performance.now(),
  wait: async (milliseconds) => {
    await wait(milliseconds);
  },
};
