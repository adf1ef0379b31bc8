import { type Matcher, type MatchingPorts, matchPart } from "#application/market/matching/match-part.ts";
import { meetingSize, planParts } from "#application/market/matching/plan-parts.ts";
import type { MatchingPart, MatchingRun, MatchingScope } from "#application/ports/market/matching-runs.ts";
import { MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";

/** What fails so often is left for the next round: one part holds up nobody else. */
const TRIES_MAX = 3;
/** How far the clocks of two processes may differ. */
const CLOCKS_DIFFER_MS = 120_000;

export type RoundChoice = {
  readonly partMax: number;
  /** Whether the process ends: its part is left for another, and did not fail. */
  readonly isStopping: () => boolean;
};

/** What is due: everybody once a day, newcomers in between. */
export async function chooseScope({ store, clock }: Pick<MatchingPorts, "store" | "clock">): Promise<MatchingScope> {
  const whole = await store.market.runs.last("everybody");
  if (!whole) return "everybody";
  // A time in the future is of a clock that was wrong, and says nothing.
  const ago = clock.now().getTime() - whole.startedAt.getTime();
  return ago >= -CLOCKS_DIFFER_MS && ago < MILLISECONDS_PER_DAY ? "newcomers" : "everybody";
}

/**
 * Plans a round. "underway" when another one is not done, "nobody" where nobody could meet
 * anybody. What an operator asked for is answered together with the round that is begun for it.
 */
export async function beginRound(
  { store: { market }, clock, ids, settings }: MatchingPorts,
  scope: MatchingScope,
  { partMax, isAsked = false }: { readonly partMax: number; readonly isAsked?: boolean },
): Promise<"begun" | "underway" | "nobody"> {
  const startedAt = clock.now();
  const last = scope === "newcomers" ? await market.runs.last() : null;
  const newcomersSince = last?.startedAt ?? null;
  const met = newcomersSince === null ? "everybody" : "newcomers";
  const free = openRegions(await market.runs.countFree(newcomersSince), settings);
  const parts = planParts(free, met, "first", partMax);
  if (parts.length === 0) return "nobody";
  const run = { id: ids.next(), startedAt, scope: met, newcomersSince, ...meetingSize(free, met) } as const;
  return (await market.runs.begin(run, parts, { isAsked })) ? "begun" : "underway";
}

/**
 * The next part of the round that is open, or its end. Null where there is none. A round that began more than a day ago is closed:
 * another one of everybody is due by then.
 */
export async function continueRound(
  ports: MatchingPorts,
  matcher: Matcher,
  choice: RoundChoice,
): Promise<{ readonly proposals: number; readonly isDone: boolean } | null> {
  const { runs } = ports.store.market;
  await runs.close(new Date(ports.clock.now().getTime() - MILLISECONDS_PER_DAY));
  const run = await runs.open();
  if (run === null) return null;
  const part = await runs.nextPart(run.id, TRIES_MAX);
  const proposals = part === null ? 0 : await doPart(ports, matcher, choice, run, part);
  const isDone = !(await hasMore(ports, run, choice.partMax));
  if (isDone) await runs.finish(run.id);
  return { proposals, isDone };
}

async function doPart(
  ports: MatchingPorts,
  matcher: Matcher,
  { isStopping }: RoundChoice,
  run: MatchingRun,
  part: MatchingPart,
): Promise<number> {
  try {
    return await matchPart(ports, matcher, run, part);
  } catch (error) {
    // Where the database is away as well, the part counts as tried.
    if (isStopping()) await ports.store.market.runs.forgetTry(part).catch(() => undefined);
    throw error;
  }
}

/** After the parts of a region that was dealt, who is left over meets once more, dealt anew where they are still too many. */
async function hasMore(
  { store: { market }, settings }: MatchingPorts,
  { id, scope }: MatchingRun,
  partMax: number,
): Promise<boolean> {
  const { runs } = market;
  const parts = await runs.parts(id);
  if (parts.some(({ isDone, tries }) => !isDone && tries < TRIES_MAX)) return true;
  // Newcomers met as many as a part may have, and meet everybody in the night.
  if (scope === "newcomers" || parts.some(({ pass }) => pass === "last")) return false;
  const dealt = new Set(parts.filter(({ shares }) => shares > 1).map(({ region }) => region));
  if (dealt.size === 0) return false;
  const free = openRegions(await runs.countFree(null), settings).filter(({ region }) => dealt.has(region));
  const last = planParts(free, "everybody", "last", partMax);
  await runs.addParts(id, last);
  return last.length > 0;
}

const openRegions = <R extends { readonly region: string }>(
  free: readonly R[],
  { brusselsMatching }: MatchingPorts["settings"],
): R[] => free.filter(({ region }) => region === "flanders" || brusselsMatching);
