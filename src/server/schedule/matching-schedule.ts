import { backfillOutlines } from "#application/market/backfill-outlines.ts";
import { lapseInvitations } from "#application/market/lapse-invitations.ts";
import { backfillPublicYears } from "#application/market/listings/backfill-public-years.ts";
import { refreshMeans } from "#application/market/listings/refresh-means.ts";
import {
  chooseScope,
  type Matcher,
  type MatchingPorts,
  runMatching,
} from "#application/market/matching/run-matching.ts";
import { lapseProposals } from "#application/market/proposals/lapse-proposals.ts";
import type { Log } from "#application/ports/log.ts";
import type { Workers } from "#application/ports/workers.ts";
import { brusselsDay, startOfBrusselsDay } from "#domain/time/brussels-day.ts";
import { matchInWorker } from "./match-in-worker.ts";

type Ports = MatchingPorts & { readonly log: Log; readonly workers: Workers };
type Choice = {
  /** Mail may have been written. */
  readonly onMail: () => void;
  readonly everyMs?: number;
  readonly openMatcher?: (signal: AbortSignal) => Matcher;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Cards and prices begin to count at midnight in Brussels: what rests on them is due when it is older than that. */
const secondsOfToday = (now: Date): number => (now.getTime() - startOfBrusselsDay(brusselsDay(now)).getTime()) / 1000;

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
    await attempt("market-means", secondsOfToday(ports.clock.now()), () => refreshMeans(ports));
    await attempt("lapse-proposals", HOUR, () => lapseProposals(ports));
    await attempt("lapse-invitations", HOUR, () => lapseInvitations(ports));
    const isAsked = await takeAsked();
    await attempt("matching", isAsked ? 0 : 10 * MINUTE, async () => {
      const scope = isAsked ? "everybody" : await chooseScope(ports);
      return scope === null ? 0 : runMatching(ports, openMatcher(ending.signal), scope);
    });
  }

  /** A database that is away is no reason to end the process: whoever asked for a round gets it when it is back. */
  async function takeAsked(): Promise<boolean> {
    try {
      return await store.backOffice.market.takeAskedRound();
    } catch (error) {
      if (!ending.signal.aborted) log.error("task failed", error, { task: "asked-round" });
      return false;
    }
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
