import type { Clock } from "#application/ports/clock.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { RateLimits } from "#application/ports/security/rate-limits.ts";
import { DELETION_COOLING_OFF_DAYS } from "#domain/accounts/deletion.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import { limitsOnAccount } from "#domain/accounts/rate-limits.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

type Ports = { readonly identity: Identity; readonly rateLimits: RateLimits; readonly clock: Clock };

export const personActs = ["resend-confirmation", "end-sign-ins", "lift-limits", "plan-deletion"] as const;
export type PersonAct = (typeof personActs)[number];

/**
 * What an operator does for somebody who asks for it. False when there is nothing to do: the account is gone, or its
 * address was confirmed, or its deletion is planned already.
 */
export async function helpPerson(
  { identity, rateLimits, clock }: Ports,
  uid: string,
  act: PersonAct,
): Promise<boolean> {
  const account = await identity.account(uid);
  if (account === null) return false;
  const email = account.email as EmailAddress;
  switch (act) {
    case "resend-confirmation":
      if (account.isConfirmed) return false;
      await identity.resendConfirmation(email);
      return true;
    case "end-sign-ins":
      await identity.endOtherSignIns(uid, null);
      return true;
    case "lift-limits":
      await rateLimits.forget(limitsOnAccount(uid, emailKey(email)));
      return true;
    case "plan-deletion":
      if (account.deletionOn !== null) return false;
      // The clock's day has the form of a CalendarDay.
      return identity.planDeletion(uid, addDays(clock.today() as CalendarDay, DELETION_COOLING_OFF_DAYS));
  }
}
