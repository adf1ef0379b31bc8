import { createHash, timingSafeEqual } from "node:crypto";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client";
import type { Answered, Metrics } from "#application/ports/metrics.ts";

/** What is asked at each reading; a database that does not answer says nothing of what waits. */
export type WatchedState = {
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number } | null;
  /** How many wait, by what they are. */
  readonly queues: Readonly<Record<string, number>>;
  /** How long the oldest of each has waited, in seconds. */
  readonly ages: Readonly<Record<string, number>>;
  /** When each recurring job last came to its end, in seconds since 1970. */
  readonly jobs: Readonly<Record<string, number>>;
  /** When a turn of it last failed. */
  readonly failures: Readonly<Record<string, number>>;
  /** When the last backup of each kind was made, in seconds since 1970. */
  readonly backups: Readonly<Record<string, number>>;
  /** How far the clock of the site is ahead of that of the database, in seconds; null while that is not known. */
  readonly clockDifference: number | null;
};

type Choice = {
  readonly token: string;
  readonly droppedLogLines: () => number;
  /** As `/readyz` says it. */
  readonly isReady: () => Promise<boolean>;
  readonly readState: () => Promise<WatchedState>;
};

// From a page out of memory to a calculation on a slow machine.
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function openMetrics({ token, droppedLogLines, isReady, readState }: Choice): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  new Counter({
    name: "site_log_lines_dropped_total",
    help: "Lines of the log that could not be written.",
    registers: [register],
    collect() {
      this.reset();
      this.inc(droppedLogLines());
    },
  });
  const observe = openRequests(register);
  const showState = openState(register);
  const expected = hashOf(`Bearer ${token}`);
  return {
    observe,
    async read(authorization) {
      if (!timingSafeEqual(hashOf(authorization ?? ""), expected)) return null;
      const [state, ready] = await Promise.all([readState().catch(() => null), isReady()]);
      showState(state, ready);
      return { type: register.contentType, text: await register.metrics() };
    },
  };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/** Looking a label up costs more than counting, so what belongs to a kind of answer is kept at hand. */
function openRequests(register: Registry): Metrics["observe"] {
  const registers = [register];
  const labelNames = ["method", "route", "status"] as const;
  const total = new Counter({
    name: "http_requests_total",
    help: "Answers, by page and status.",
    labelNames,
    registers,
  });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long an answer took, by page.",
    labelNames: ["route"],
    buckets: BUCKETS,
    registers,
  });
  const known = new Map<string, { readonly count: Counter.Internal; readonly time: Histogram.Internal<"route"> }>();
  return ({ method, route, status, seconds: took }: Answered) => {
    const place = route ?? "other";
    const key = `${method} ${status} ${place}`;
    let kind = known.get(key);
    if (!kind) {
      kind = { count: total.labels(method, place, String(status)), time: seconds.labels(place) };
      known.set(key, kind);
    }
    kind.count.inc();
    kind.time.observe(took);
  };
}

function openState(register: Registry): (state: WatchedState | null, isReady: boolean) => void {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [register] });
  const ready = gauge(
    "site_ready",
    "Whether the site takes visitors: all that it needs answers, and the database takes writes.",
  );
  const isUp = gauge("site_database_up", "Whether the database answered this reading.");
  const pool = gauge("site_pool_connections", "Connections to the database, by what they do.", ["state"]);
  const queue = gauge("site_queue_length", "How many wait, by what they are.", ["queue"]);
  const age = gauge("site_queue_oldest_seconds", "How long the oldest has waited.", ["queue"]);
  const job = gauge("site_job_last_run_timestamp_seconds", "When each recurring job last came to its end.", ["job"]);
  const failure = gauge("site_job_last_failure_timestamp_seconds", "When a turn of a job last failed.", ["job"]);
  const backup = gauge("site_last_backup_timestamp_seconds", "When the last backup of each kind was made.", ["kind"]);
  const clocks = gauge("site_clock_skew_seconds", "How far the clock of the site is ahead of that of the database.");
  return (state, isReady) => {
    ready.set(isReady ? 1 : 0);
    isUp.set(state ? 1 : 0);
    for (const metric of [pool, queue, age, job, failure, backup]) metric.reset();
    if (!state) return;
    for (const [name, value] of Object.entries(state.pool ?? {})) pool.set({ state: name }, value);
    for (const [name, value] of Object.entries(state.queues)) queue.set({ queue: name }, value);
    for (const [name, value] of Object.entries(state.ages)) age.set({ queue: name }, value);
    for (const [name, value] of Object.entries(state.jobs)) job.set({ job: name }, value);
    for (const [name, value] of Object.entries(state.failures)) failure.set({ job: name }, value);
    for (const [kind, value] of Object.entries(state.backups)) backup.set({ kind }, value);
    if (state.clockDifference !== null) clocks.set(state.clockDifference);
  };
}
