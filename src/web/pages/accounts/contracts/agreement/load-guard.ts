import { changeEffects, changeSteps } from "#content/contracts/dossier-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import { type PlannedChange, warnOfChange } from "#domain/contracts/dossier.ts";
import { type CalendarDay, parseCalendarDay } from "#domain/time/calendar-day.ts";

export const CHANGE_FIELD = "verandering";
export const DAY_FIELD = "vanaf";
export const changes = ["supplier-switch", "move", "new-meter"] as const satisfies readonly PlannedChange[];

/** The warning about a change that somebody plans, as the address asks for it; nothing is stored. */
export function loadGuard(agreement: Pick<Agreement, "region">, url: URL, today: CalendarDay) {
  const typed = url.searchParams.get(CHANGE_FIELD);
  const change = changes.find((one) => one === typed) ?? null;
  const dayText = url.searchParams.get(DAY_FIELD) ?? "";
  const day = parseCalendarDay(dayText);
  const warning = change && day ? warnOfChange(agreement, change, day) : null;
  return {
    change: change ?? changes[0],
    day: dayText || today,
    isDayMissing: change !== null && day === null,
    warning: warning && {
      effect: changeEffects[warning.effect],
      steps: warning.steps.map((one) => changeSteps[one]),
      before: formatDay(warning.actBefore < today ? today : warning.actBefore),
    },
  };
}

export type GuardView = ReturnType<typeof loadGuard>;
