import type { Clock } from "#application/ports/clock.ts";
import type { Store } from "#application/ports/store.ts";
import type { Outcome } from "#domain/back-office/outcomes.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays } from "#domain/time/calendar-day.ts";

type Ports = { readonly store: Pick<Store, "backOffice">; readonly clock: Clock };

/** Adds what a process counted in memory to the counts of today. */
export const addOutcomes = ({ store, clock }: Ports, counts: ReadonlyMap<Outcome, number>): Promise<void> =>
  store.backOffice.dayCounts.add(brusselsDay(clock.now()), counts);

/** Counts what leaves rows, for today and for a yesterday that was not counted to its end. */
export async function recountOutcomes({ store, clock }: Ports): Promise<void> {
  const today = brusselsDay(clock.now());
  await store.backOffice.dayCounts.recount(addDays(today, -1));
  await store.backOffice.dayCounts.recount(today);
}
