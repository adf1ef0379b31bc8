import { otherSide, type Side, sides } from "#domain/contracts/agreement.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

/** How long the other side has to answer, and how long before the end it is reminded. */
const ANSWER_DAYS = 14;
export const REMIND_DAYS_BEFORE = 5;
export const REASON_LENGTH_MAX = 1000;

/** How a month came to be agreed on. */
export type AgreedBy =
  /** Both sides' own exports made it, and nothing in them is doubted. */
  | "both-metered"
  /** Whoever was asked said yes. */
  | "confirmed"
  /** Whoever was asked said nothing, after a mail and a reminder. */
  | "silence"
  /** It was settled before anybody was asked. */
  | "earlier-rule";

/** Where one version of a month stands between the two. Only what is agreed on is paid and declared. */
export type MonthStanding = {
  readonly agreementId: string;
  readonly month: Month;
  readonly version: number;
  readonly state: "waiting" | "agreed" | "contested" | "withdrawn" | "outside";
  /** Who still has to say yes. */
  readonly waitsFor: readonly Side[];
  /** The last day to answer, after which silence is a yes; null when only a yes counts. */
  readonly answerBy: CalendarDay | null;
  readonly remindedOn: CalendarDay | null;
  readonly confirmedBy: readonly Side[];
  readonly contestedBy: Side | null;
  readonly agreedBy: AgreedBy | null;
};

type Settled = { readonly doubted: readonly Side[]; readonly isResultUsed: boolean };

/**
 * Who has to say yes to a month: the other of whoever's files are doubted, whoever said no to a version before it and
 * not yes since, and both when they noted that they settle it outside. That, and what rests on what one side says was
 * shared, is never agreed on by silence.
 */
export function firstStanding(
  of: Pick<MonthStanding, "agreementId" | "month" | "version">,
  { doubted, isResultUsed }: Settled,
  today: CalendarDay,
  /** Of the versions before it, the oldest first. */
  earlier: readonly MonthStanding[] = [],
): MonthStanding {
  const open = earlier.slice(earlier.findLastIndex(({ state }) => state === "agreed") + 1);
  const isOutside = open.some(({ state }) => state === "outside");
  const hasSaidNo = (side: Side) => open.some(({ contestedBy }) => contestedBy === side);
  const waitsFor = sides.filter((side) => isOutside || hasSaidNo(side) || doubted.includes(otherSide(side)));
  const isAgreed = waitsFor.length === 0;
  return {
    ...of,
    state: isAgreed ? "agreed" : "waiting",
    waitsFor,
    answerBy: isAgreed || isResultUsed || isOutside ? null : addDays(today, ANSWER_DAYS),
    remindedOn: null,
    confirmedBy: [],
    contestedBy: null,
    agreedBy: isAgreed ? "both-metered" : null,
  };
}

export const monthActs = ["confirm", "contest", "answer", "withdraw", "settle-outside"] as const;
export type MonthAct = (typeof monthActs)[number];

/** What one side may do about the newest version of a month. Pages show these and no others, and the verb refuses the rest. */
export function actsOnMonth(standing: MonthStanding, side: Side): readonly MonthAct[] {
  const { state, waitsFor, confirmedBy, contestedBy } = standing;
  switch (state) {
    case "waiting":
      return waitsFor.includes(side) ? ["confirm", "contest"] : ["withdraw"];
    case "agreed":
      return confirmedBy.includes(side) ? [] : ["contest"];
    case "contested":
      return contestedBy === side ? ["confirm", "answer", "settle-outside"] : ["answer", "withdraw", "settle-outside"];
    case "withdrawn":
    case "outside":
      return [];
  }
}

/** What is said about a contested month binds money: whoever says it proves again who they are. */
export const asksProof = ({ state }: Pick<MonthStanding, "state">): boolean => state === "contested";

/** The standing after an act that was allowed. */
export function afterAct(standing: MonthStanding, side: Side, act: MonthAct): MonthStanding {
  switch (act) {
    case "confirm": {
      const waitsFor = standing.waitsFor.filter((one) => one !== side);
      const isAgreed = waitsFor.length === 0;
      return {
        ...standing,
        state: isAgreed ? "agreed" : "waiting",
        waitsFor,
        confirmedBy: [...standing.confirmedBy, side],
        contestedBy: null,
        agreedBy: isAgreed ? "confirmed" : null,
      };
    }
    case "contest":
      // Who contests is asked again, also about what was agreed on without a question.
      return {
        ...standing,
        state: "contested",
        contestedBy: side,
        agreedBy: null,
        answerBy: null,
        waitsFor: sides.filter((one) => one === side || standing.waitsFor.includes(one)),
      };
    case "answer":
      return standing;
    case "withdraw":
      return { ...standing, state: "withdrawn", agreedBy: null, answerBy: null };
    case "settle-outside":
      return { ...standing, state: "outside", agreedBy: null, answerBy: null };
  }
}

/** What the passing of days does to a month that waits: nothing yet, a reminder, or a yes by silence. */
export function duePassing(standing: MonthStanding, today: CalendarDay): "nothing" | "remind" | "agree" {
  const { state, answerBy, remindedOn } = standing;
  if (state !== "waiting" || answerBy === null) return "nothing";
  if (remindedOn === null) return today >= addDays(answerBy, -REMIND_DAYS_BEFORE) ? "remind" : "nothing";
  return today > answerBy ? "agree" : "nothing";
}

/** A reminder that comes late leaves as much time as one that came when it should. */
export const afterReminder = (standing: MonthStanding, today: CalendarDay): MonthStanding => {
  const earliest = addDays(today, REMIND_DAYS_BEFORE);
  const { answerBy } = standing;
  return { ...standing, remindedOn: today, answerBy: answerBy !== null && answerBy > earliest ? answerBy : earliest };
};

export const afterSilence = (standing: MonthStanding): MonthStanding => ({
  ...standing,
  state: "agreed",
  waitsFor: [],
  agreedBy: "silence",
});
