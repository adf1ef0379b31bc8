import { contractStateWords, sayState } from "#content/contracts/state-words.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import type { Agreement, AuditEntry, AuditEvent } from "#domain/contracts/agreement.ts";
import type { ContractState } from "#domain/contracts/contract-state.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { TimelineState } from "#ui/progress/timeline.tsx";

export type TimelineStep = { key: ContractState; title: string; state: TimelineState; note?: string; text?: string };

const way = ["accepted", "drafted", "signed-by-one", "signed", "submitted", "active"] as const;

const events: Readonly<Partial<Record<ContractState, AuditEvent>>> = {
  accepted: "opened",
  drafted: "drafted",
  submitted: "submitted",
  active: "activated",
  suspended: "suspended",
  ended: "ended",
  withdrawn: "withdrawn",
};

/** The way of one agreement: what happened with its moment, where it stands, what is still to come. */
export function timelineView(
  agreement: Pick<Agreement, "state" | "signatures" | "startedOn">,
  entries: readonly Pick<AuditEntry, "at" | "event">[],
  today: CalendarDay,
): TimelineStep[] {
  const { state, signatures } = agreement;
  const submits = entries.filter(({ event }) => event === "submitted" || event === "submit-undone");
  const isSubmitUndone = submits.at(-1)?.event === "submit-undone";
  const momentOf = (of: ContractState): Date | undefined => {
    if (of === "signed-by-one") return signatures[0]?.at;
    if (of === "signed") return signatures[1]?.at;
    if (of === "submitted" && isSubmitUndone) return undefined;
    return entries.findLast(({ event }) => event === events[of])?.at;
  };
  const step = (of: ContractState, mark: TimelineState): TimelineStep => {
    const at = mark === "upcoming" ? undefined : momentOf(of);
    const words = of === state ? sayState(agreement, today) : contractStateWords[of];
    return {
      key: of,
      title: words.name,
      state: mark,
      ...(at ? { note: formatMoment(at) } : {}),
      ...(of === state ? { text: words.text } : {}),
    };
  };
  // What was withdrawn never began, though its first day may have been announced.
  const isReached = (one: ContractState) => momentOf(one) !== undefined && !(state === "withdrawn" && one === "active");
  const reached: readonly ContractState[] = way.filter(isReached);
  if (state === "withdrawn" || state === "ended") {
    return [...reached.map((one) => step(one, "done")), step(state, state === "ended" ? "done" : "stopped")];
  }
  if (state === "suspended") {
    return [...reached.map((one) => step(one, "done")), step("suspended", "stopped"), step("ended", "upcoming")];
  }
  const at = way.indexOf(state as (typeof way)[number]);
  return [
    ...way.map((one, index) => step(one, index < at ? "done" : index === at ? "current" : "upcoming")),
    step("ended", "upcoming"),
  ];
}
