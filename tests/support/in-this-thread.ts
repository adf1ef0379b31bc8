import type { Workers } from "#application/ports/workers.ts";

/** Tests keep nobody waiting. */
export const inThisThread: Workers = { run: async (task, input) => task.work(input) };
