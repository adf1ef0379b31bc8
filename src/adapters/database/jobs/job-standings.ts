import { type JobName, type JobStanding, jobNames } from "#application/ports/jobs.ts";
import type { Database } from "../database.ts";

/** Beside our own tables: backups leave it out, and pg-boss brings it up to date. */
export const SCHEMA = "pgboss";

const newest = (states: string) =>
  `select coalesce(completed_on, started_on) as at,
    coalesce(output->>'message', output->'value'->>'message', output->>'value') as reason from ${SCHEMA}.job
    where name = queue.name and state in (${states}) and output is not null order by 1 desc nulls last limit 1`;

const STANDINGS = `
  select queue.name, turns.waiting, turns.running_since, turns.done_at, failed.at as failed_at, failed.reason
  from ${SCHEMA}.queue
  cross join lateral (
    select bool_or(state in ('created', 'retry')) as waiting,
      min(started_on) filter (where state = 'active') as running_since,
      max(completed_on) filter (where state = 'completed') as done_at
    from ${SCHEMA}.job where name = queue.name
  ) turns
  left join lateral (${newest("'failed', 'retry'")}) failed on true`;

type Row = {
  readonly name: JobName;
  readonly waiting: boolean | null;
  readonly running_since: Date | null;
  readonly done_at: Date | null;
  readonly failed_at: Date | null;
  readonly reason: string | null;
};

export async function readStandings(database: Pick<Database, "statement">): Promise<readonly JobStanding[]> {
  const { rows: found } = await database.statement(`select to_regclass('${SCHEMA}.job') is not null as is_there`);
  if (!found[0]?.["is_there"]) return [];
  const { rows } = (await database.statement(STANDINGS)) as unknown as { rows: Row[] };
  const byName = new Map(rows.map((row) => [row.name, row]));
  return jobNames.flatMap((name) => {
    const row = byName.get(name);
    if (!row) return [];
    return [
      {
        name,
        isWaiting: row.waiting ?? false,
        runningSince: row.running_since,
        doneAt: row.done_at,
        failed: row.failed_at === null ? null : { at: row.failed_at, reason: row.reason ?? "" },
      },
    ];
  });
}

/** A turn that was begun and is not done, for whoever comes next. */
export async function giveBack(database: Pick<Database, "statement">, name: JobName, id: string): Promise<void> {
  await database.statement(
    `update ${SCHEMA}.job set state = 'created', started_on = null, heartbeat_on = null where name = $1 and id = $2 and state = 'active'`,
    [name, id],
  );
}

/** What waits for its time, such as for its next try, is due now. */
export async function hasten(database: Pick<Database, "statement">, name: JobName): Promise<boolean> {
  const { rows } = await database.statement(
    `update ${SCHEMA}.job set start_after = now() where name = $1 and state in ('created', 'retry') returning id`,
    [name],
  );
  return rows.length > 0;
}
