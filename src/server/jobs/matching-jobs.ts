import { refreshMeans } from "#application/market/listings/refresh-means.ts";
import type { Matcher } from "#application/market/matching/match-part.ts";
import { beginRound, chooseScope, continueRound } from "#application/market/matching/run-matching.ts";
import { PART_MAX } from "#domain/matching/part-max.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import type { JobSite, Turn } from "./job-list.ts";
import { matchInThread } from "./match-in-thread.ts";

export type MatchingChoice = {
  readonly partMax?: number;
  readonly openMatcher?: (signal: AbortSignal) => Matcher;
};

/** Half of what a turn may take, so that the last part has the other half. */
const PARTS_MS = 60 * 60_000;

const broughtOn = new WeakMap<object, string>();

/** Cards and prices begin to count at midnight in Brussels. */
export async function bringMeansToday(site: JobSite): Promise<void> {
  const count = await refreshMeans(site);
  broughtOn.set(site.store, brusselsDay(site.clock.now()));
  if (count > 0) site.log.info("market-means", { count });
}

/** Begins the round that is due, or that an operator asked for. What was asked stays asked until a round was begun for it. */
export async function beginDueRound(site: JobSite, turn: Turn, isDue: boolean): Promise<void> {
  const { market } = site.store.backOffice;
  const isAsked = await market.isRoundAsked();
  if (!isAsked && !isDue) return;
  if ((await site.store.market.runs.open()) === null) {
    // The first round of a day comes after the prices of that day.
    if (broughtOn.get(site.store) !== brusselsDay(site.clock.now())) await bringMeansToday(site);
    const scope = isAsked ? "everybody" : await chooseScope(site);
    const begun = await beginRound(site, scope, { partMax: site.partMax ?? PART_MAX, isAsked });
    if (begun === "nobody" && isAsked) await market.forgetAskedRound();
    if (begun !== "begun") return;
  }
  await turn.ask("matching-part");
}

/** Part after part of the round that is open: a turn cannot ask for the next one of its own job. What is left is for the next minute. */
export async function matchParts(site: JobSite, { signal, isStopping }: Turn): Promise<void> {
  const matcher = (site.openMatcher ?? matchInThread)(signal);
  const until = performance.now() + PARTS_MS;
  for (let isDone = false; !isDone && !signal.aborted && performance.now() < until; ) {
    const done = await continueRound(site, matcher, { partMax: site.partMax ?? PART_MAX, isStopping });
    if (done === null) return;
    if (done.proposals > 0) site.log.info("matching", { count: done.proposals });
    if (done.proposals > 0) site.drain.wake();
    isDone = done.isDone;
  }
}
