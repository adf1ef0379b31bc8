import { publishCards } from "#application/back-office/card-desk.ts";
import { performAct } from "#application/back-office/perform-act.ts";
import type { Ports } from "#application/ports/ports.ts";
import { FROM_FIELD, fromWords, sayPublishRefusal } from "#content/pages/back-office/cards.ts";
import type { Operator } from "#domain/back-office/operator.ts";
import { parseCalendarDay } from "#domain/time/calendar-day.ts";
import { type FormAnswer, refuseForm, textOf } from "#web/forms/form-answer.ts";
import { DO_FIELD, type ReadAct, WHY_FIELD } from "#web/pages/back-office/read-act.ts";

/** Publishes drafts as a form asks it; null when that is done, else the form again with what is wrong. */
export async function publishAsAsked(
  ports: Pick<Ports, "store" | "clock">,
  operator: Operator,
  { act, why }: ReadAct,
  keys: readonly string[],
  form: FormData,
) {
  const typed = { [DO_FIELD]: act, [`${WHY_FIELD}-${act}`]: why, [FROM_FIELD]: textOf(form, FROM_FIELD) };
  const refuse = (sentence: string, status: number) =>
    refuseForm<FormAnswer>({ typed, faults: { [FROM_FIELD]: sentence }, notice: null }, status);
  const from = parseCalendarDay(textOf(form, FROM_FIELD).trim());
  if (from === null) return refuse(fromWords.missing, 422);
  const refusals: string[] = [];
  const entry = { act: "publish-cards", about: keys.join(" ").slice(0, 200), why: `${why} (${from})` } as const;
  const isDone = await performAct(ports, operator, entry, async () => {
    const published = await publishCards(ports, keys, from);
    if (!published.ok) refusals.push(sayPublishRefusal(published.refusal.code));
    return published.ok;
  });
  return isDone ? null : refuse(refusals.join(" "), 409);
}
