import type { Clock } from "#application/ports/clock.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { MailMessage } from "#application/ports/mail.ts";
import type { Database, Queries } from "./database.ts";
import { events, outbox } from "./schema.ts";

/** The secret seals what may not be read from a copy of the database; without one nothing of that kind is kept. */
export type Means = { readonly clock: Clock; readonly ids: Ids; readonly secret?: string };

/** The database itself, or a transaction that is open already: the same parts are built from either. */
export type Access = Pick<Database, "run" | "transaction">;

export const insideOf = (queries: Queries): Access => ({
  run: (work) => work(queries),
  transaction: (work) => work(queries),
});

export async function addMail(queries: Queries, { clock, ids }: Means, message: MailMessage): Promise<void> {
  const now = clock.now();
  await queries
    .insert(outbox)
    .values({ id: ids.next(), kind: message.kind, payload: { ...message }, createdAt: now, dueAt: now });
}

export async function addEvent(
  queries: Queries,
  { clock }: Pick<Means, "clock">,
  uid: string | null,
  event: string,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await queries.insert(events).values({ at: clock.now(), uid, event, facts: { ...facts } });
}
