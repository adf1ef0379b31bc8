import type { Visitors } from "#application/ports/visitors.ts";

/** Before accounts exist everybody is a stranger. */
export const strangers: Visitors = { recognise: async () => null };
