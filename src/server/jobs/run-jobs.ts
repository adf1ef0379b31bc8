import type { JobPace, JobQueue, QueuedTurn } from "#adapters/database/jobs/open-job-queue.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { JobName } from "#application/ports/jobs.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { openFairTurns } from "../queues/fair-turns.ts";
import type { ClockWatch } from "./clock-watch.ts";
import { type Job, type JobSite, jobs } from "./job-list.ts";

type Choice = {
  readonly queue: JobQueue;
  readonly clocks: ClockWatch;
  readonly list?: readonly Job[];
  readonly pace?: JobPace;
  /** How often the clocks are compared, and a queue that could not be opened is tried again. */
  readonly checkMs?: number;
};

const CHECK_MS = 15_000;
const TROUBLE_MS = 60_000;
/** Each holds a connection that a visitor may wait for. */
const turnLimits = { atATime: 3, waiting: 100, waitingEach: 100, waitMs: 3_600_000 };

/** Runs the jobs of the list in this process, while the clocks of site and database agree. */
export function runJobs(site: JobSite, { queue, clocks, list = jobs, pace, checkMs = CHECK_MS }: Choice) {
  const { log } = site;
  const ending = new AbortController();
  const turns = openFairTurns(turnLimits);
  const onTrouble = oncePerMinute((error) =>
    log.warn("job queue trouble", { reason: error instanceof Error ? error.message : String(error) }),
  );
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout>;

  async function run(name: JobName, turn: QueuedTurn): Promise<void> {
    const job = list.find((one) => one.name === name);
    if (!job) throw new Error(`There is no job called ${name}.`);
    const work = async () => {
      const { ms, seconds, isTooLarge } = await clocks.measure();
      if (isTooLarge) throw new Error(`The clock of the site is ${seconds} seconds ahead of that of the database.`);
      await job.run({ ...site, clock: behind(site.clock, ms) }, { ...turn, ask: queue.ask });
    };
    try {
      await (job.isUrgent ? work() : turns.take({ network: null, signal: turn.signal }, work));
    } catch (error) {
      if (!turn.isStopping()) log.error("job failed", error, { job: name });
      throw error;
    }
  }

  async function check(): Promise<void> {
    const { isTooLarge } = await clocks.measure();
    if (isTooLarge && isRunning) {
      isRunning = false;
      await queue.stop();
    } else if (!isTooLarge && !isRunning) {
      await queue.start(list, { run, onTrouble, ...(pace === undefined ? {} : { pace }) });
      isRunning = true;
    }
  }

  const checkAgain = async (): Promise<void> => {
    await check().catch(onTrouble);
    if (ending.signal.aborted) return;
    timer = setTimeout(() => {
      checking = checkAgain();
    }, checkMs);
    // Jobs alone keep no process alive.
    timer.unref();
  };
  let checking = checkAgain();

  return {
    async stop(): Promise<void> {
      ending.abort();
      clearTimeout(timer);
      await checking;
      await queue.stop().catch(onTrouble);
    },
  };
}

/** The clock of the database, by which everything that is due is judged. */
const behind = (clock: Clock, ms: number): Clock => {
  if (ms === 0) return clock;
  const now = () => new Date(clock.now().getTime() - ms);
  return { now, today: () => brusselsDay(now()) };
};

/** While a database is away every question fails: one line a minute says as much. */
function oncePerMinute(tell: (error: unknown) => void): (error: unknown) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (performance.now() - toldAt < TROUBLE_MS) return;
    toldAt = performance.now();
    tell(error);
  };
}
