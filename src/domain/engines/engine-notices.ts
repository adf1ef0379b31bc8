import { type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";

export type EngineName = "node" | "postgresql";
export type EngineRelease = { readonly version: string; readonly on: CalendarDay; readonly source: string };
/** The last security release of each major version. */
export type EngineReleases = Readonly<Record<EngineName, Readonly<Record<string, EngineRelease>>>>;
export type RunningEngines = Readonly<Record<EngineName, string | null>>;

/** Of one engine that the site runs on. */
export type EngineNotice = {
  readonly engine: EngineName;
  readonly running: string;
  readonly last: EngineRelease;
  /** What runs is older than the last security release that was known. */
  readonly isOlder: boolean;
  /** That release is so long ago that there is probably a newer one. */
  readonly isLongAgo: boolean;
};

const LONG_AGO_DAYS = 90;

/** What to tell of the engines that run, of a major version that is in the table. */
export const engineNotices = (
  running: RunningEngines,
  today: CalendarDay,
  releases: EngineReleases,
): readonly EngineNotice[] =>
  (["node", "postgresql"] as const).flatMap((engine) => {
    const version = running[engine];
    const last = version === null ? undefined : releases[engine][version.split(".")[0] ?? ""];
    if (version === null || last === undefined) return [];
    const isOlder = isOlderThan(version, last.version);
    const isLongAgo = daysBetween(last.on, today) > LONG_AGO_DAYS;
    return isOlder || isLongAgo ? [{ engine, running: version, last, isOlder, isLongAgo }] : [];
  });

/** Compares numbers, not texts: 18.10 comes after 18.9. */
export function isOlderThan(version: string, other: string): boolean {
  const [ours, theirs] = [numbersOf(version), numbersOf(other)];
  const at = theirs.findIndex((part, index) => part !== (ours[index] ?? 0));
  return at !== -1 && (ours[at] ?? 0) < (theirs[at] ?? 0);
}

const numbersOf = (version: string) => version.split(".").map((part) => Number.parseInt(part, 10) || 0);
