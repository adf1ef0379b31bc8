import type { listCards, readCard, reviewCards } from "#application/back-office/card-desk.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import {
  cardWords,
  columnWords,
  sayAge,
  sayCard,
  sayCell,
  sayComing,
  sayKind,
  sayUntil,
  sayWarnings,
} from "#content/pages/back-office/cards.ts";
import { sayCardAge } from "#content/pages/back-office/regulator.ts";
import { columnsOf } from "#domain/cards/card-columns.ts";
import { writeCardRow } from "#domain/cards/write-card-row.ts";
import { addDays } from "#domain/time/calendar-day.ts";

type Listed = Awaited<ReturnType<typeof listCards>>;
type Reviewed = Awaited<ReturnType<typeof reviewCards>>;
type History = NonNullable<Awaited<ReturnType<typeof readCard>>>;

export const cardPath = (key: string) => `/beheer/tariefkaarten/${key}`;

/** The list: what counts, how old it is, when it ends, and what comes. */
export const cardsView = ({ today, states }: Listed, reviewed: Reviewed) => ({
  tomorrow: addDays(today, 1),
  cards: states.map(({ version: { card, until, source }, draft, coming, age, ageDays, isOver }) => ({
    key: card.key,
    name: sayCard(card),
    cells: [
      sayKind(card.kind),
      sayUntil(until, isOver),
      sayAge(source.readOn, ageDays),
      sayCardAge(age.days, age.isStale),
      sayComing(coming?.from ?? null, draft !== null),
    ],
  })),
  drafts: reviewedRows(reviewed),
});

/** Cards of a file or drafts, each with what to look at. */
export const reviewedRows = (reviewed: Reviewed) =>
  reviewed.map(({ draft: { card }, warnings }) => ({
    key: card.key,
    name: sayCard(card),
    cells: [sayKind(card.kind), sayWarnings(warnings)],
  }));

/** One card: what it says now, what it said, and what a form starts with. */
export function cardView({ today, versions, current, draft, warnings }: History) {
  const shown = draft ?? current;
  const columns = shown === null ? [] : columnsOf[shown.card.kind];
  const row = shown === null ? {} : writeCardRow(shown);
  const counting = current === null ? null : writeCardRow(current);
  return {
    tomorrow: addDays(today, 1),
    name: shown === null ? "" : sayCard(shown.card),
    kind: shown === null ? "" : sayKind(shown.card.kind),
    columns,
    typed: row as Readonly<Record<string, string>>,
    facts:
      counting === null
        ? []
        : columns.flatMap((column) => {
            const value = counting[column];
            return value === "" ? [] : [{ name: columnWords[column].label, value: sayCell(column, value) }];
          }),
    warnings: draft === null ? null : sayWarnings(warnings),
    history: versions.map(({ from, until, source, publishedAt }) => [
      formatDay(from),
      sayUntil(until, until !== null && until < today),
      source.title,
      formatDay(source.readOn),
      publishedAt === null ? cardWords.shipped : formatMoment(publishedAt),
    ]),
  };
}
