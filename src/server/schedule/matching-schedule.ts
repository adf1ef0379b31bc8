import { backfillShapes } from "#application/market/backfill-shapes.ts";
import { lapseInvitations } from "#application/market/lapse-invitations.ts";
import { backfillPublicYears } from "#application/market/listings/backfill-public-years.ts";
import { refreshMeans } from "#application/market/listings/refresh-means.ts";
import type { Matcher, MatchingPorts } from "#application/market/matching/match-part.ts";
import { beginRound, chooseScope, continueRound, type Runner } from "#application/market/matching/run-matching.ts";
import { lapseProposals } from "#application/market/proposals/lapse-proposals.ts";
import type { Log } from "#application/ports/log.ts";
import type { Workers } from "#application/ports/workers.ts";
import { PART_MAX } from "#domain/matching/part-max.ts";
import { brusselsDay, startOfBrusselsDay } from "#domain/time/brussels-day.ts";
import { keepClaim } from "./keep-claim.ts";
import { matchInProcess } from "./match-in-process.ts";

type Ports = MatchingPorts & { readonly log: Log; readonly workers: Workers };
type Choice = {
  /** Mail may have been written. */
  readonly onMail: () => void;
  readonly everyMs?: number;
  readonly partMax?: number;
  readonly openMatcher?: (signal: AbortSignal) => Matcher;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Cards and prices begin to count at midnight in Brussels: what rests on them is due when it is older than that. */
const secondsOfToday = (now: Date): number => (now.getTime() - startOfBrusselsDay(brusselsDay(now)).getTime()) / 1000;

/** Rounds of matching beside everything else, a part at a time, in one process of all. The first comes a while after the start. */
export function startMatchingSchedule(
  ports: Ports,
  { onMail, everyMs = 60_000, partMax = PART_MAX, openMatcher = matchInProcess }: Choice,
): { stop(): Promise<void> } {
  const { store, log } = ports;
  const ending = new AbortController();
  const id = ports.ids.next();
  let running: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout>;

  function tell(name: string, count: number): void {
    if (count === 0) return;
    log.info(name, { count });
    onMail();
  }

  async function guarded<T>(task: string, work: () => Promise<T>): Promise<T | null> {
    if (ending.signal.aborted) return null;
    try {
      return await work();
    } catch (error) {
      if (!ending.signal.aborted) log.error("task failed", error, { task });
      return null;
    }
  }

  const attempt = (name: string, everySeconds: number, task: () => Promise<number>) =>
    guarded(name, () => store.runTask(name, everySeconds, async () => tell(name, await task())));

  /** Whether there is more of it to do at once. */
  async function doPart(): Promise<boolean> {
    const losing = new AbortController();
    const runner: Runner = {
      id,
      partMax,
      keep: keepClaim(() => losing.abort()),
      isStopping: () => ending.signal.aborted,
    };
    const done = await guarded("matching", () =>
      continueRound(ports, openMatcher(AbortSignal.any([ending.signal, losing.signal])), runner),
    );
    tell("matching", done?.proposals ?? 0);
    return done?.isDone === false;
  }

  async function beginDue(): Promise<boolean> {
    if ((await guarded("matching", () => store.market.runs.isOpen())) !== false) return false;
    const isAsked = await guarded("asked-round", () => store.backOffice.market.takeAskedRound());
    let begun = "nobody";
    await attempt("matching", isAsked ? 0 : 10 * MINUTE, async () => {
      begun = await beginRound(ports, isAsked ? "everybody" : await chooseScope(ports), { id, partMax });
      return 0;
    });
    // Another process was first: the round that was asked for comes after that one.
    if (isAsked && begun === "underway") await guarded("asked-round", () => store.backOffice.market.askRound());
    return begun === "begun";
  }

  /** Whether there is more to do at once. */
  async function doRounds(): Promise<boolean> {
    await attempt("backfill-public-years", HOUR, () => backfillPublicYears(ports));
    await attempt("backfill-shapes", HOUR, () => backfillShapes(ports, { ending: ending.signal }));
    await attempt("market-means", secondsOfToday(ports.clock.now()), () => refreshMeans(ports));
    await attempt("lapse-proposals", HOUR, () => lapseProposals(ports));
    await attempt("lapse-invitations", HOUR, () => lapseInvitations(ports));
    return (await doPart()) || ((await beginDue()) && (await doPart()));
  }

  const goOn = (afterMs: number) => {
    timer = setTimeout(() => {
      running = doRounds().then((hasMore) => {
        if (!ending.signal.aborted) goOn(hasMore ? 0 : everyMs);
      });
    }, afterMs);
    // The schedule alone keeps no process alive.
    timer.unref();
  };
  goOn(everyMs);
  return {
    async stop() {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
