import type { PgBoss } from "pg-boss";
import type { JobName, Jobs } from "#application/ports/jobs.ts";
import type { Database } from "../database.ts";
import { giveBack, hasten, readStandings, SCHEMA } from "./job-standings.ts";
import { steadyClock } from "./steady-clock.ts";

export type QueuedJob = {
  readonly name: JobName;
  /** When, in Brussels time, as cron writes it. What was missed meanwhile is done once. */
  readonly when: string;
  /** A turn that takes longer has failed. */
  readonly withinSeconds: number;
  /** How often a turn that failed is tried again before the next one is due. */
  readonly retries: number;
  readonly keptDays: number;
};

export type QueuedTurn = {
  /** Aborts when the turn took too long, another process has it, or this one stops. */
  readonly signal: AbortSignal;
  /** Whether it is left for another process, and did not fail. */
  readonly isStopping: () => boolean;
};

type Choice = {
  /** Does one turn. */
  readonly run: (name: JobName, turn: QueuedTurn) => Promise<void>;
  readonly onTrouble: (error: unknown) => void;
  readonly pace?: JobPace;
};

export type JobPace = {
  /** How often each job is looked for. */
  readonly pollSeconds: number;
  /** How often turns are looked for that took too long, or whose process is silent. */
  readonly checkSeconds: number;
  /** Until the first try after one that failed; each next one is twice as long. */
  readonly retrySeconds: number;
};

export type JobQueue = Jobs & {
  /** Jobs run from now on, in turn with all other processes on this database. */
  start(jobs: readonly QueuedJob[], choice: Choice): Promise<void>;
  /** Tells the turns in hand to stop, waits a while for them, and leaves them to the next process. */
  stop(): Promise<void>;
  /** A turn as soon as may be, in whichever process is free. */
  ask(name: JobName): Promise<void>;
};

const DAY_SECONDS = 86_400;
/** Of a process that neither tells that it is there nor gives its turn back. */
const SILENCE_SECONDS = 60;
const usualPace: JobPace = { pollSeconds: 10, checkSeconds: 30, retrySeconds: 20 };
const STOP_MS = 8_000;
/** On a new database: not all of it at once. */
const BETWEEN_FIRST_TURNS_SECONDS = 5;

/** Jobs in the tables of pg-boss, asked again and again: no connection is kept, so that a pooler may stand in between. */
export function openJobQueue(database: Database): JobQueue {
  const workers = new Map<JobName, string>();
  let running: { readonly boss: PgBoss; readonly ending: AbortController } | null = null;

  async function open(onTrouble: (error: unknown) => void, checkSeconds = usualPace.checkSeconds): Promise<PgBoss> {
    // A site that starts is open before this is read.
    const library = await import("pg-boss");
    const opened = new library.PgBoss({
      db: { executeSql: (text, values) => database.statement(text, values) },
      schema: SCHEMA,
      backend: database.kind,
      clock: steadyClock(),
      superviseIntervalSeconds: checkSeconds,
      monitorIntervalSeconds: checkSeconds,
      maintenanceIntervalSeconds: 3_600,
      clockMonitorIntervalSeconds: 60,
      // The tables are small, and a server cleans them as it does ours.
      reindex: false,
      monitorVacuum: false,
    });
    opened.on("error", onTrouble);
    return opened;
  }

  async function startOn(
    at: PgBoss,
    jobs: readonly QueuedJob[],
    { run, pace = usualPace, ending }: Choice & { readonly ending: AbortSignal },
  ) {
    await at.start();
    // What pg-boss itself writes at each turn that is due.
    await at.updateQueue("__pgboss__send-it", { deleteAfterSeconds: 3_600 });
    for (const job of jobs) {
      const options = {
        retryLimit: job.retries,
        retryDelay: pace.retrySeconds,
        retryBackoff: true,
        retryDelayMax: 300,
        expireInSeconds: job.withinSeconds,
        heartbeatSeconds: SILENCE_SECONDS,
        deleteAfterSeconds: job.keptDays * DAY_SECONDS,
      };
      // One turn of each at a time, in all processes together.
      await at.createQueue(job.name, { policy: "exclusive", ...options });
      await at.updateQueue(job.name, options);
      await at.schedule(job.name, job.when, null, { tz: "Europe/Brussels", missed: "once" });
    }
    const known = new Set<string>(jobs.map(({ name }) => name));
    for (const { name } of await at.getSchedules()) if (!known.has(name)) await at.unschedule(name);
    const standings = await readStandings(database);
    const first = standings.filter(({ doneAt, isWaiting, runningSince }) => !doneAt && !isWaiting && !runningSince);
    for (const [place, { name }] of first.entries())
      await at.send(name, null, { startAfter: place * BETWEEN_FIRST_TURNS_SECONDS });
    for (const { name } of jobs) {
      const work = async ([job]: readonly { readonly id: string; readonly signal: AbortSignal }[]) => {
        try {
          const isStopping = () => ending.aborted;
          if (job) await run(name, { signal: AbortSignal.any([job.signal, ending]), isStopping });
        } catch (error) {
          // It did not fail, so that it counts for no try.
          if (job && ending.aborted) await giveBack(database, name, job.id);
          throw error;
        }
      };
      workers.set(name, await at.work(name, { pollingIntervalSeconds: pace.pollSeconds }, work));
    }
  }

  async function send(name: JobName): Promise<boolean> {
    const at = running?.boss ?? (await open(() => {}));
    const isDue = (await at.send(name, null, {})) !== null || (await hasten(database, name));
    at.notifyWorker(workers.get(name) ?? "");
    return isDue;
  }

  return {
    standings: () => readStandings(database),
    async runAgain(name) {
      const isKnown = (await readStandings(database)).some((standing) => standing.name === name);
      return isKnown && send(name);
    },
    async ask(name) {
      await send(name);
    },
    async start(jobs, choice) {
      const [boss, ending] = [await open(choice.onTrouble, choice.pace?.checkSeconds), new AbortController()];
      running = { boss, ending };
      try {
        await startOn(boss, jobs, { ...choice, ending: ending.signal });
      } catch (error) {
        await this.stop().catch(choice.onTrouble);
        throw error;
      }
    },
    async stop() {
      const stopping = running;
      running = null;
      workers.clear();
      stopping?.ending.abort();
      await stopping?.boss.stop({ close: false, timeout: STOP_MS });
    },
  };
}
