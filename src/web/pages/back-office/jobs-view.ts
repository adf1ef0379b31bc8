import type { ClockDifference, JobStanding } from "#application/ports/jobs.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { jobsWords, jobWords, sayClock } from "#content/pages/back-office/jobs.ts";

/** A failure that no later turn has made good. */
export const isFailing = ({ failed, doneAt }: JobStanding): boolean =>
  failed !== null && (doneAt === null || failed.at > doneAt);

export const jobsView = (standings: readonly JobStanding[], clock: ClockDifference, mayAct: boolean) => ({
  clock: clock.isTooLarge ? sayClock(clock) : null,
  // What needs somebody stands first.
  jobs: standings
    .toSorted((a, b) => Number(isFailing(b)) - Number(isFailing(a)))
    .map((standing) => ({
      id: standing.name,
      ...jobWords[standing.name],
      state: stateOf(standing),
      isFailing: isFailing(standing),
      doneAt: standing.doneAt ? formatMoment(standing.doneAt) : jobsWords.never,
      failed: standing.failed && {
        at: jobsWords.failedAt(standing.failed.at),
        reason: standing.failed.reason || jobsWords.unknownFault,
      },
      mayRun: mayAct && standing.runningSince === null,
    })),
});

function stateOf(standing: JobStanding): string {
  if (standing.runningSince) return jobsWords.running(standing.runningSince);
  if (isFailing(standing)) return jobsWords.failed;
  return standing.isWaiting ? jobsWords.waiting : jobsWords.resting;
}
