import type { readToday } from "#application/back-office/read-today.ts";
import type { JobName } from "#application/ports/jobs.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { sayClock } from "#content/pages/back-office/jobs.ts";
import {
  NO_PRICES,
  outcomeNames,
  runningNames,
  sayBackups,
  sayEngine,
  sayExpiring,
  sayExpiringCards,
  sayNewsletter,
  sayPriceAge,
  sayQueue,
  sayRound,
  sayRun,
  sayUp,
  todayWords,
  type WaitingName,
  waitingNames,
} from "#content/pages/back-office/today.ts";
import { foundFew } from "#domain/back-office/found-few.ts";
import type { EngineName } from "#domain/engines/engine-notices.ts";
import { isFailing } from "#web/pages/back-office/jobs-view.ts";

type Read = Awaited<ReturnType<typeof readToday>>;

/** What somebody has to decide, as against what merely comes in. */
const urgent: readonly WaitingName[] = [
  "reports",
  "connections",
  "contestedMonths",
  "requests",
  "mailsDead",
  "jobsFailing",
  "clockDiffers",
  "oldEngines",
  "fewRounds",
];
const places: Partial<Readonly<Record<WaitingName, string>>> = {
  reports: "/beheer/meldingen",
  connections: "/beheer/overeenkomsten",
  contestedMonths: "/beheer/overeenkomsten",
  requests: "/beheer/overeenkomsten#tweede",
  contactMessages: "/beheer/berichten?welke=wacht",
  leads: "/beheer/aanvragen",
  waitingList: "/beheer/aanvragen?lijst=wachtlijsten",
  mailsDead: "/beheer/e-mails?toon=mislukt",
  mailsQueued: "/beheer/e-mails",
  jobsFailing: "/beheer/taken",
  clockDiffers: "/beheer/taken",
  fewRounds: "/beheer/matching",
  expiring: "/beheer/tariefkaarten",
  priceAge: "/beheer/dagprijzen",
};

/** What the loader knows beside what the verb reads. */
type Beside = {
  readonly connections: number;
  /** What one operator asked and another must confirm. */
  readonly requests: number;
  /** Whether a whole year of day-ahead prices counts today. */
  readonly hasPriceYear: boolean;
  readonly upSince: Date;
};

/** What the start page shows, in words and numbers as they are written. */
export function todayView(
  {
    waiting,
    standings,
    clockDifference,
    newsletter,
    lastRound,
    counted,
    expiring,
    cards,
    dayPrices,
    engines,
    backups,
  }: Read,
  { connections, requests, hasPriceYear, upSince }: Beside,
) {
  const counts: Readonly<Record<WaitingName, number>> = {
    ...waiting,
    connections,
    requests,
    jobsFailing: standings.filter(isFailing).length,
    clockDiffers: clockDifference.isTooLarge ? 1 : 0,
    oldEngines: engines.notices.filter(({ isOlder }) => isOlder).length,
    fewRounds: lastRound && foundFew(lastRound) ? 1 : 0,
    expiring: expiring.length + cards.length,
    priceAge: Math.max(0, dayPrices?.ageDays ?? 0),
  };
  const doneAt = (job: JobName) => standings.find(({ name }) => name === job)?.doneAt;
  const noticeOf = (engine: EngineName) => engines.notices.find((notice) => notice.engine === engine);
  const isOld = (name: WaitingName) => name === "priceAge" && (dayPrices === null || dayPrices.isOld);
  return {
    waiting: (Object.keys(waitingNames) as WaitingName[]).map((name) => ({
      name: waitingNames[name],
      count: name === "priceAge" && dayPrices === null ? NO_PRICES : formatNumber(counts[name]),
      path: places[name] ?? null,
      isUrgent: isOld(name) || (counts[name] > 0 && urgent.includes(name)),
    })),
    running: [
      { name: runningNames.site, state: sayUp(upSince) },
      { name: runningNames.database, state: runningNames.answers },
      { name: runningNames.mail, state: sayQueue(waiting.mailsQueued, waiting.oldestQueuedAt) },
      { name: runningNames.matching, state: sayRound(lastRound) },
      { name: runningNames.settlement, state: sayRun(doneAt("settlements")) },
      { name: runningNames.cleaning, state: sayRun(doneAt("retention")) },
      { name: runningNames.backup, state: sayBackups(backups) },
      { name: runningNames.clock, state: sayClock(clockDifference) },
      { name: runningNames.newsletter, state: sayNewsletter(newsletter) },
      { name: runningNames.node, state: sayEngine(engines.running.node, noticeOf("node")) },
      {
        name: runningNames.postgresql,
        state: sayEngine(engines.running.postgresql, noticeOf("postgresql"), engines.isPublicOnNpm),
      },
    ],
    expiring: [
      ...expiring.map(sayExpiring),
      ...sayExpiringCards(cards.map(({ version }) => version)),
      ...sayPriceAge(dayPrices, hasPriceYear),
    ],
    counts: counted.map(({ outcome, counts: days }) => ({
      name: outcomeNames[outcome],
      total: formatNumber(days.reduce((sum, { count }) => sum + count, 0)),
      today: formatNumber(days.at(-1)?.count ?? 0),
      values: days.map(({ count }) => count),
    })),
    table: {
      columns: [todayWords.counts.day, ...counted.map(({ outcome }) => outcomeNames[outcome])],
      // The newest day is read first.
      rows: (counted[0]?.counts ?? [])
        .map(({ day }, at) => [
          formatDay(day),
          ...counted.map(({ counts: days }) => formatNumber(days[at]?.count ?? 0)),
        ])
        .toReversed(),
    },
  };
}
