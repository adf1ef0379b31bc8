import { backfillOutlines } from "#application/market/backfill-outlines.ts";
import { lapseInvitations } from "#application/market/lapse-invitations.ts";
import { backfillPublicYears } from "#application/market/listings/backfill-public-years.ts";
import {
  chooseScope,
  type Matcher,
  type MatchingPorts,
  runMatching,
} from "#application/market/matching/run-matching.ts";
import { lapseProposals } from "#application/market/proposals/lapse-proposals.ts";
import type { Log } from "#application/ports/log.ts";
import { matchInWorker } from "./match-in-worker.ts";

type Ports = MatchingPorts & { readonly log: Log };
type Choice = {
  /** Mail may have been written. */
  readonly onMail: () => void;
  readonly everyMs?: number;
  readonly openMatcher?: (signal: AbortSignal) => Matcher;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Rounds of matching beside everything else, in one process of all. The first comes a while after the start. */
export function startMatchingSchedule(
  ports: Ports,
  { onMail, everyMs = 60_000, openMatcher = matchInWorker }: Choice,
): { stop(): Promise<void> } {
  const { store, log } = ports;
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout>;

  async function attempt(name: string, everySeconds: number, task: () => Promise<number>): Promise<void> {
    if (ending.signal.aborted) return;
    try {
      await store.runTask(name, everySeconds, async () => {
        const count = await task();
        if (count === 0) return;
        log.info(name, { count });
        onMail();
      });
    } catch (error) {
      if (!ending.signal.aborted) log.error("task failed", error, { task: name });
    }
  }

  async function doRounds(): Promise<void> {
    await attempt("backfill-public-years", HOUR, () => backfillPublicYears(ports));
    await attempt("backfill-outlines", HOUR, () => backfillOutlines(ports));
    await attempt("lapse-proposals", HOUR, () => lapseProposals(ports));
    await attempt("lapse-invitations", HOUR, () => lapseInvitations(ports));
    const isAsked = await store.backOffice.market.takeAskedRound();
    await attempt("matching", isAsked ? 0 : 10 * MINUTE, async () => {
      const scope = isAsked ? "everybody" : await chooseScope(ports);
      return scope === null ? 0 : runMatching(ports, openMatcher(ending.signal), scope);
    });
  }

  const goOn = () => {
    timer = setTimeout(() => {
      running = doRounds().finally(() => {
        if (!ending.signal.aborted) goOn();
      });
    }, everyMs);
    // The schedule alone keeps no process alive.
    timer.unref();
  };
  goOn();
  return {
    async stop() {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
