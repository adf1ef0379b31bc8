import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { type ProofRefusal, type Who, withFactorAndPassword } from "#application/accounts/with-factor.ts";
import type { PasswordRefusal } from "#application/ports/identity.ts";
import { DELETION_COOLING_OFF_DAYS } from "#domain/accounts/deletion.ts";
import { ok, type Result } from "#domain/result.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

export type DeletionRefusal = PasswordRefusal | ProofRefusal;

/** Tells the day on which all is gone; until then it can be taken back. */
export async function requestDeletion(
  ports: Pick<AccountPorts, "identity" | "rateLimits" | "clock">,
  who: Who,
  input: { readonly password: string },
): Promise<Result<{ readonly on: CalendarDay }, DeletionRefusal>> {
  // The clock's day has the form of a CalendarDay.
  const on = addDays(ports.clock.today() as CalendarDay, DELETION_COOLING_OFF_DAYS);
  const answer = await withFactorAndPassword(ports, who, () =>
    ports.identity.requestDeletion(who.uid, input.password, on),
  );
  return answer.ok ? ok({ on }) : answer;
}
