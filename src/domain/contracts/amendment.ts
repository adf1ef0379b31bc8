import type { Agreement, AgreementParty, Amendment, PartyDetails, Side } from "#domain/contracts/agreement.ts";
import { partyOf, partyStep } from "#domain/contracts/agreement-fields.ts";
import type { Answers, FormStep } from "#domain/forms/form-field.ts";
import { type Month, monthOfDay, monthsBetween, nextMonth } from "#domain/settlement/months/month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type Amended = Pick<Agreement, "amendments">;

const amendmentsOf = ({ amendments }: Amended): readonly Amendment[] => amendments ?? [];

/** Those that both signed, oldest first. */
export const agreedAmendments = (agreement: Amended): readonly Amendment[] =>
  amendmentsOf(agreement).filter(({ signatures }) => signatures.length === 2);

/** The one that waits for a signature; there is one at most. */
export const openAmendment = (agreement: Amended): Amendment | null =>
  amendmentsOf(agreement).find(({ isDropped, signatures }) => !isDropped && signatures.length < 2) ?? null;

export const detailsOf = ({
  street,
  postcode,
  town,
  ean,
  offtakeEan,
  capacity,
  iban,
}: AgreementParty): PartyDetails => ({
  street,
  postcode,
  town,
  ean,
  offtakeEan: offtakeEan ?? null,
  capacity: capacity ?? null,
  iban,
});

const keys = [
  "street",
  "postcode",
  "town",
  "ean",
  "offtakeEan",
  "capacity",
  "iban",
] as const satisfies (keyof PartyDetails)[];

/** Which details differ, in the sequence in which they are asked. */
export const changedDetails = ({ before, after }: Pick<Amendment, "before" | "after">) =>
  keys.filter((key) => (before[key] ?? null) !== (after[key] ?? null));

/** Adds a change to those that there were. */
export const withAmendment = (
  agreement: Agreement,
  added: Omit<Amendment, "number" | "textVersion" | "isDropped" | "signatures">,
): Agreement => {
  const before = amendmentsOf(agreement);
  const fresh = { number: before.length + 1, textVersion: null, isDropped: false, signatures: [] };
  return { ...agreement, amendments: [...before, { ...added, ...fresh }] };
};

/** The agreement with one of its amendments as it is now; one that both signed changes the party. */
export function replaceAmendment(agreement: Agreement, changed: Amendment): Agreement {
  const amendments = amendmentsOf(agreement).map((one) => (one.number === changed.number ? changed : one));
  const party = agreement.parties[changed.by];
  if (changed.signatures.length < 2 || !party) return { ...agreement, amendments };
  return { ...agreement, amendments, parties: { ...agreement.parties, [changed.by]: { ...party, ...changed.after } } };
}

/** The agreement as the two first signed it: its text and the hash of that never change. */
export function asFirstSigned(agreement: Agreement): Agreement {
  const parties = { ...agreement.parties };
  for (const { by, before } of agreedAmendments(agreement).toReversed()) {
    const party = parties[by];
    if (party) parties[by] = withDetails(party, before);
  }
  return { ...agreement, parties };
}

/** Who had no second number or no power before has none, rather than an empty one. */
function withDetails(party: AgreementParty, { offtakeEan, capacity, ...details }: PartyDetails): AgreementParty {
  const { offtakeEan: _number, capacity: _power, ...rest } = party;
  return { ...rest, ...details, ...(offtakeEan === null ? {} : { offtakeEan }), ...(capacity ? { capacity } : {}) };
}

/** A party with the numbers on which a month is settled. Another connection has another power; of one, the newest stands. */
export function partyIn(
  agreement: Pick<Agreement, "parties" | "amendments">,
  side: Side,
  month: Month,
): AgreementParty | null {
  let party = agreement.parties[side];
  for (const { by, before, fromMonth } of agreedAmendments(agreement).toReversed()) {
    if (!party || by !== side || fromMonth <= month) continue;
    const { ean, offtakeEan, capacity = null } = before;
    party = { ...party, ean, offtakeEan, ...(ean === party.ean ? {} : { capacity }) };
  }
  return party;
}

const MONTHS_AHEAD = 2;

/** From which months another number can hold: not before power was shared, nor in a month that was settled. */
export function monthsToAmend(
  agreement: Pick<Agreement, "startedOn" | "submittedOn" | "amendments">,
  side: Side,
  settled: readonly Month[],
  today: CalendarDay,
): readonly Month[] {
  const begin = monthOfDay([agreement.startedOn ?? agreement.submittedOn ?? today, today].toSorted()[0] as CalendarDay);
  const amended = agreedAmendments(agreement).flatMap(({ by, fromMonth }) => (by === side ? [fromMonth] : []));
  const earliest = [begin, ...settled.map(nextMonth), ...amended].toSorted().at(-1) ?? begin;
  let latest = monthOfDay(today);
  for (let at = 0; at < MONTHS_AHEAD; at += 1) latest = nextMonth(latest);
  return earliest > latest ? [earliest] : monthsBetween(earliest, latest);
}

export const FROM_MONTH = "fromMonth";

/** What is asked of who changes the own details: the same fields as when the agreement was made. */
export const amendmentStep = (side: Side, months: readonly Month[]): FormStep => ({
  key: side,
  fields: [
    ...partyStep(side).fields.filter(({ key }) => keys.some((one) => one === key)),
    { key: FROM_MONTH, shape: { kind: "choice", options: months } },
  ],
});

/** The details that were typed, of answers that were read without a fault. */
export const typedDetails = (side: Side, answers: Answers): PartyDetails => detailsOf(partyOf(side, answers));
