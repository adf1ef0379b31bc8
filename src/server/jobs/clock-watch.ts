import type { ClockDifference, Clocks } from "#application/ports/jobs.ts";
import type { Log } from "#application/ports/log.ts";

/** More than any clock drifts between two settings, and less than any deadline. */
const DIFFERENCE_MAX_MS = 5 * 60_000;

type Watched = {
  readonly siteNow: () => Date;
  readonly databaseNow: () => Promise<Date>;
  readonly log: Pick<Log, "warn">;
};

export type ClockWatch = Clocks & {
  /** Reads both clocks anew. */
  measure(): Promise<ClockDifference & { readonly ms: number }>;
};

/** Compares the clock of this machine with that of the database, by which everything that is due is judged. */
export function openClockWatch({ siteNow, databaseNow, log }: Watched): ClockWatch {
  let last: ClockDifference = { seconds: null, isTooLarge: false };
  return {
    last: () => last,
    async measure() {
      const asked = siteNow().getTime();
      const told = (await databaseNow()).getTime();
      const answered = siteNow().getTime();
      // Somewhere between question and answer: what lies in between is no difference, however slow the answer was.
      const ms = told < asked ? asked - told : told > answered ? answered - told : 0;
      const isTooLarge = Math.abs(ms) > DIFFERENCE_MAX_MS;
      const seconds = Math.round(ms / 1000);
      if (isTooLarge !== last.isTooLarge) log.warn(isTooLarge ? "clock differs" : "clock is right again", { seconds });
      last = { seconds, isTooLarge };
      return { ...last, ms };
    },
  };
}
