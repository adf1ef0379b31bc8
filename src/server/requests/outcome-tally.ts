import { addOutcomes } from "#application/back-office/count-outcomes.ts";
import type { Answered } from "#application/ports/metrics.ts";
import type { Ports } from "#application/ports/ports.ts";
import { type Outcome, outcomeOfAnswer } from "#domain/back-office/outcomes.ts";

const EVERY_MS = 60_000;

export type OutcomeTally = {
  note(answered: Answered): void;
  /** Writes what is left, and counts no more. */
  stop(): Promise<void>;
};

/**
 * Counts in memory what requests come to, and adds it up in the database once a minute: a visitor waits for no row, and a
 * process that is killed loses a minute of numbers.
 */
export function startOutcomeTally(
  ports: Pick<Ports, "store" | "clock" | "log">,
  everyMs: number = EVERY_MS,
): OutcomeTally {
  let counts = new Map<Outcome, number>();
  let running: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    try {
      await addOutcomes(ports, taken);
    } catch (error) {
      ports.log.error("outcomes not counted", error);
    }
  }

  const timer = setInterval(() => {
    running = running.then(write);
  }, everyMs);
  timer.unref();
  return {
    note(answered) {
      const outcome = outcomeOfAnswer(answered);
      if (outcome !== null) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    },
    async stop() {
      clearInterval(timer);
      await running;
      await write();
    },
  };
}
