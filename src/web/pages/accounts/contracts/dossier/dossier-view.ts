import type { StoredForm } from "#application/ports/store.ts";
import { letterWords } from "#content/contracts/dossier-letters.ts";
import { dossierWords, otherDossierTitles, otherTowardsWords, towardsWords } from "#content/contracts/dossier-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formWords } from "#content/forms/form-texts.ts";
import { dossierPageWords } from "#content/pages/accounts/contracts/dossier.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { type DossierTask, dossierOf } from "#domain/contracts/dossier.ts";
import { type DossierLetter, letterOfStep, lettersOf } from "#domain/contracts/dossier-letter.ts";
import type { FormKind } from "#domain/forms/form-definitions.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

// These two are done by telling us so below, with all that follows from it.
const mailedSteps = ["file-request", "confirm-start"];

const formAt = (form: FormKind, { id }: Agreement) =>
  `/account/formulieren/nieuw/${formWords(form).slug}?contract=${id}`;

/** By when, or since when; of the start its first day, which may lie ahead. */
function sayWhen({ step, until, doneOn, isOver }: DossierTask, today: CalendarDay): string {
  const words = dossierPageWords;
  if (isOver) return words.over;
  if (doneOn === null) return `${words.until} ${formatDay(until)}`;
  const done = step !== "confirm-start" ? words.doneOn : doneOn > today ? words.starts : words.started;
  return `${done} ${formatDay(doneOn)}`;
}

/** A form that the reader signed for this dossier, the newest of its kind first. */
export type SignedForm = Pick<StoredForm, "id" | "kind" | "state" | "signedAt" | "agreementId">;

type Reader = {
  readonly side: Side;
  readonly canTick: boolean;
  readonly forms: readonly SignedForm[];
};

/** The checklist of both, written out for the side that reads it. */
export function dossierView(agreement: Agreement, { side, canTick, forms }: Reader, today: CalendarDay) {
  const { towards } = dossierPageWords;
  const tasks = dossierOf(agreement, brusselsDay(agreement.createdAt), today);
  const letters = lettersOf(agreement, side);
  const letterLink = (letter: DossierLetter) => ({
    label: letterWords[letter].label,
    path: `/account/contracten/${agreement.id}/dossier/${letterWords[letter].slug}.pdf`,
  });
  const letterAt = ({ step }: DossierTask) => {
    const letter = letterOfStep[step];
    return letter && letters.includes(letter) ? letterLink(letter) : null;
  };
  const isOpen = ({ who, doneOn: done, isOver }: DossierTask) => who === side && done === null && !isOver;
  const signedFor = ({ form, who }: DossierTask) => {
    const found = forms.find(
      ({ kind, state, agreementId }) => kind === form && state === "signed" && agreementId === agreement.id,
    );
    if (who !== side || !found?.signedAt) return null;
    return {
      path: `/account/formulieren/${found.id}`,
      label: `${dossierPageWords.signed} ${formatDay(brusselsDay(found.signedAt))}`,
    };
  };
  const view = (task: DossierTask) => ({
    step: task.step,
    ...(task.who === side ? dossierWords[task.step] : { title: otherDossierTitles[task.step], text: null }),
    isDone: task.doneOn !== null,
    when: sayWhen(task, today),
    towards: `${towards} ${(task.who === side ? towardsWords : otherTowardsWords)[task.towards]}`,
    // The other's letter is the other's to write.
    letter: isOpen(task) ? letterAt(task) : null,
    // Signing is not yet sending: whose task it is, ticks it.
    signed: signedFor(task),
    paper: isOpen(task) && task.form !== null ? formAt(task.form, agreement) : null,
    canTick: canTick && task.who === side && !mailedSteps.includes(task.step),
  });
  return {
    own: tasks.filter(({ who }) => who === side).map(view),
    other: tasks.filter(({ who }) => who !== side).map(view),
    done: tasks.filter((task) => task.doneOn !== null).length,
    all: tasks.length,
    isOver: tasks.some(({ isOver }) => isOver),
    letters: letters.map(letterLink),
  };
}

export type DossierView = ReturnType<typeof dossierView>;
