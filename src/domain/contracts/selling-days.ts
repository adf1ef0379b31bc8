import type { Agreement } from "#domain/contracts/agreement.ts";
import { agreedAmendments } from "#domain/contracts/amendment.ts";
import { firstDayOf } from "#domain/settlement/months/month.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

/** Days on which an agreement sells from one connection; without an end it goes on. */
type SellingDays = { readonly ean: string; readonly from: CalendarDay; readonly until: CalendarDay | null };

type Selling = Pick<Agreement, "parties" | "startedOn" | "endsOn" | "amendments">;

/** From which connection an agreement sells, and when: a number that was amended is that of the days before. */
export function sellingDays(agreement: Selling): readonly SellingDays[] {
  const { parties, startedOn, endsOn } = agreement;
  if (startedOn === null || !parties.seller) return [];
  const changes = agreedAmendments(agreement).filter(
    ({ by, before, after }) => by === "seller" && before.ean !== after.ean,
  );
  const stretches: SellingDays[] = [];
  let [ean, from] = [changes[0]?.before.ean ?? parties.seller.ean, startedOn];
  for (const { after, fromMonth } of changes) {
    const day = firstDayOf(fromMonth);
    if (day > from) {
      stretches.push({ ean, from, until: addDays(day, -1) });
      from = day;
    }
    ean = after.ean;
  }
  stretches.push({ ean, from, until: null });
  return stretches.flatMap((one) => {
    const until = endsOn !== null && (one.until === null || one.until > endsOn) ? endsOn : one.until;
    return until !== null && until < one.from ? [] : [{ ...one, until }];
  });
}

/** Whether both sell from the same connection on some same day. */
export const sellsTogether = (a: Selling, b: Selling): boolean =>
  sellingDays(a).some((one) =>
    sellingDays(b).some(
      (other) =>
        one.ean === other.ean &&
        (one.until === null || one.until >= other.from) &&
        (other.until === null || other.until >= one.from),
    ),
  );
