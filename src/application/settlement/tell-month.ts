import type { Addresses } from "#application/ports/addresses.ts";
import type { ContractParts } from "#application/ports/contracts.ts";
import type { MonthNotice } from "#application/ports/mail/mailed-facts.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type NoticeFacts = {
  readonly answerBy?: CalendarDay | null;
  readonly dueOn?: CalendarDay | null;
  readonly cents?: number | null;
};

/** A mail about one month. It says what happened; what the other wrote stands on the page, behind their sign-in. */
export async function tellMonth(
  { outbox }: Pick<ContractParts, "outbox">,
  { id: agreementId, reference }: Pick<Agreement, "id" | "reference">,
  addresses: Addresses,
  month: Month,
  notice: MonthNotice,
  whom: readonly Side[],
  { answerBy = null, dueOn = null, cents = null }: NoticeFacts = {},
): Promise<void> {
  for (const side of whom) {
    const to = addresses[side];
    if (to)
      await outbox.add({
        kind: "month-notice",
        to,
        agreementId,
        reference,
        month,
        notice,
        side,
        answerBy,
        dueOn,
        cents,
      });
  }
}
