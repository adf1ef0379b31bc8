import type { Clock } from "#application/ports/clock.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";
import type { Database, Queries } from "./database.ts";
import { events, outbox } from "./schema.ts";
import { sealMail } from "./seal-mail.ts";

export type Dependencies = {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Seals what may not be read from a copy of the database; without one nothing of that kind is kept. */
  readonly secret?: string;
  /** Regions of which no offer is shown to anybody but its owner. */
  readonly closedRegions?: readonly MarketRegion[];
};

/** The database itself, or a transaction that is open already: the same parts are built from either. */
export type Access = Pick<Database, "run" | "transaction">;

export const insideOf = (queries: Queries): Access => ({
  run: (work) => work(queries),
  transaction: (work) => work(queries),
});

export const addMail = (queries: Queries, dependencies: Dependencies, message: MailMessage): Promise<void> =>
  addMails(queries, dependencies, [message]);

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const CHUNK = 500;

/** Many at once, where others wait for what the transaction has locked. */
export async function addMails(
  queries: Queries,
  dependencies: Dependencies,
  messages: readonly MailMessage[],
): Promise<void> {
  const now = dependencies.clock.now();
  for (let from = 0; from < messages.length; from += CHUNK) {
    const rows = messages.slice(from, from + CHUNK).map((message) => {
      const id = dependencies.ids.next();
      return { id, kind: message.kind, payload: sealMail(dependencies, id, message), createdAt: now, dueAt: now };
    });
    await queries.insert(outbox).values(rows);
  }
}

export async function addEvent(
  queries: Queries,
  { clock }: Pick<Dependencies, "clock">,
  uid: string | null,
  event: string,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await queries.insert(events).values({ at: clock.now(), uid, event, facts: { ...facts } });
}
