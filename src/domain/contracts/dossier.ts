import { type Agreement, isAnnounced, otherSide, type Side, sides } from "#domain/contracts/agreement.ts";
import type { FormKind } from "#domain/forms/form-definitions.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

/** What must happen before power is shared, beside the agreement itself. */
export const dossierSteps = [
  "ask-supplier",
  "request-metering",
  "declare-installation",
  "give-mandate",
  "file-request",
  "approve-request",
  "confirm-start",
] as const;
export type DossierStep = (typeof dossierSteps)[number];

export type DossierTask = {
  readonly step: DossierStep;
  readonly who: Side;
  /** Advice, not law: no operator publishes how long it takes. */
  readonly until: CalendarDay;
  /** As its own side told: nothing is done in somebody's name. Of the start it is the first day, which may lie ahead. */
  readonly doneOn: CalendarDay | null;
  /** Power flows, so it was done, though nobody told. */
  readonly isOver: boolean;
  /** A paper of ours that helps. */
  readonly form: FormKind | null;
  /** Whom it is sent to. */
  readonly towards: "supplier" | "fluvius" | "sibelga" | "other-side";
};

type Plan = {
  readonly step: DossierStep;
  readonly who: (manager: Side) => readonly Side[];
  readonly daysBefore: number;
  readonly form: FormKind | null;
  readonly towards: DossierTask["towards"];
};

const both = () => sides;
const flanders: readonly Plan[] = [
  { step: "ask-supplier", who: both, daysBefore: 56, form: null, towards: "supplier" },
  { step: "request-metering", who: both, daysBefore: 49, form: "metering-request", towards: "supplier" },
  {
    step: "declare-installation",
    who: () => ["seller"],
    daysBefore: 42,
    form: "installation-declaration",
    towards: "other-side",
  },
  {
    step: "give-mandate",
    who: (manager) => [otherSide(manager)],
    daysBefore: 42,
    form: "manager-mandate",
    towards: "other-side",
  },
  { step: "file-request", who: (manager) => [manager], daysBefore: 35, form: null, towards: "fluvius" },
  { step: "approve-request", who: both, daysBefore: 28, form: null, towards: "fluvius" },
  { step: "confirm-start", who: (manager) => [manager], daysBefore: 0, form: null, towards: "fluvius" },
];

// In Brussels both declare the sale to Sibelga, nobody needs a key, and no regime of metering is asked at a supplier.
const brussels: readonly Plan[] = [
  { step: "ask-supplier", who: both, daysBefore: 56, form: null, towards: "supplier" },
  {
    step: "declare-installation",
    who: () => ["seller"],
    daysBefore: 42,
    form: "installation-declaration",
    towards: "other-side",
  },
  { step: "file-request", who: (manager) => [manager], daysBefore: 35, form: null, towards: "sibelga" },
  { step: "approve-request", who: both, daysBefore: 28, form: null, towards: "sibelga" },
  { step: "confirm-start", who: (manager) => [manager], daysBefore: 0, form: null, towards: "sibelga" },
];

export const dossierKey = (step: DossierStep, who: Side): string => `${step}:${who}`;

const latestOf = (...days: readonly [CalendarDay, CalendarDay]): CalendarDay => days.toSorted()[1] as CalendarDay;

/** A task that begins late still gets a week. */
const DAYS_AT_LEAST = 7;

/** The checklist of a pair, in the sequence in which it is done; open until the first day, also when that is known. */
export function dossierOf(agreement: Agreement, openedOn: CalendarDay, today: CalendarDay): DossierTask[] {
  const { terms, region, dossier, submittedOn, startedOn } = agreement;
  return (region === "flanders" ? flanders : brussels).flatMap(({ step, who, daysBefore, form, towards }) =>
    who(terms.manager).map((side) => {
      const known = step === "file-request" ? submittedOn : step === "confirm-start" ? startedOn : null;
      const doneOn = known ?? dossier[dossierKey(step, side)] ?? null;
      return {
        step,
        who: side,
        until: latestOf(addDays(terms.startDay, -daysBefore), addDays(openedOn, DAYS_AT_LEAST)),
        doneOn,
        isOver: doneOn === null && startedOn !== null && !isAnnounced(agreement, today),
        form,
        towards,
      };
    }),
  );
}

/** What a side does first, of what it has not told to be done. */
export const firstOpenTask = (agreement: Agreement, side: Side, today: CalendarDay): DossierTask | null =>
  dossierOf(agreement, brusselsDay(agreement.createdAt), today).find(
    (task) => task.who === side && !task.isOver && isToDo(task, agreement),
  ) ?? null;

/** Not told to be done. What was not filed cannot be approved, and what has a first day was. */
export const isToDo = (
  { step, doneOn }: Pick<DossierTask, "step" | "doneOn">,
  { submittedOn, startedOn }: Pick<Agreement, "submittedOn" | "startedOn">,
): boolean => doneOn === null && (step !== "approve-request" || (submittedOn !== null && startedOn === null));

/** What somebody is about to do that may stop the sharing. */
export type PlannedChange = "supplier-switch" | "move" | "new-meter";

export type ChangeWarning = {
  readonly effect: "suspends" | "ends";
  readonly steps: readonly (
    | "request-metering-before"
    | "ask-new-supplier-fee"
    | "tell-other-side"
    | "give-notice"
    | "settle-last-month"
    | "check-new-ean"
  )[];
  /** The last day to act before the change. */
  readonly actBefore: CalendarDay;
};

const WARNING_DAYS = 14;

/**
 * The guard before a switch or a move. A new supplier starts without quarter-hour metering, so sharing halts until it is
 * asked again; a new address is a new access point, which is in no agreement.
 */
export function warnOfChange(
  { region }: Pick<Agreement, "region">,
  change: PlannedChange,
  on: CalendarDay,
): ChangeWarning {
  const actBefore = addDays(on, -WARNING_DAYS);
  if (change === "move") {
    return { effect: "ends", steps: ["tell-other-side", "give-notice", "settle-last-month"], actBefore };
  }
  if (change === "new-meter") return { effect: "suspends", steps: ["check-new-ean", "tell-other-side"], actBefore };
  return {
    effect: "suspends",
    steps: [
      ...(region === "flanders" ? (["request-metering-before"] as const) : []),
      "ask-new-supplier-fee",
      "tell-other-side",
    ],
    actBefore,
  };
}
