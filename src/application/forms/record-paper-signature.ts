import type { Clock } from "#application/ports/clock.ts";
import type { Store } from "#application/ports/store.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type RecordPorts = { readonly store: Store; readonly clock: Clock };
export type PaperSignatureRefusal =
  | { readonly code: "form-unknown" }
  | { readonly code: "form-for-one" }
  | { readonly code: "form-not-signed" }
  | { readonly code: "day-impossible"; readonly earliest: CalendarDay; readonly latest: CalendarDay };

/**
 * Who signed an agreement here tells on which day the other party, who has no account here, signed it with a pen. It is
 * their statement and can be set right by them; the text and its hash stay as they were signed.
 */
export async function recordPaperSignature(
  { store, clock }: RecordPorts,
  uid: string,
  { id, day }: { readonly id: string; readonly day: CalendarDay },
): Promise<Result<CalendarDay, PaperSignatureRefusal>> {
  const form = await store.forms.find(uid, id);
  if (!form) return refused({ code: "form-unknown" });
  if (form.kind !== "sale-agreement") return refused({ code: "form-for-one" });
  if (form.state !== "signed") return refused({ code: "form-not-signed" });
  // The other may have signed the printed draft first.
  const [earliest, latest] = [brusselsDay(form.createdAt), brusselsDay(clock.now())];
  if (day < earliest || day > latest) return refused({ code: "day-impossible", earliest, latest });
  await store.transaction(async ({ forms, events }) => {
    if (await forms.setPaperSignedOn(uid, id, day)) await events.add(uid, "form-signed-on-paper", { form: id, day });
  });
  return ok(day);
}
