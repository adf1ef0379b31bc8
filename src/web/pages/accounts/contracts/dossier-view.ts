import { letterWords } from "#content/contracts/dossier-letters.ts";
import { dossierWords, towardsWords } from "#content/contracts/dossier-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formWords } from "#content/forms/form-texts.ts";
import { dossierPageWords } from "#content/pages/accounts/contracts/dossier.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { type DossierTask, dossierOf } from "#domain/contracts/dossier.ts";
import { type DossierLetter, letterOfStep, lettersOf } from "#domain/contracts/dossier-letter.ts";
import type { FormKind } from "#domain/forms/form-definitions.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

// These two are done by telling us so below, with all that follows from it.
const told = ["file-request", "confirm-start"];

const formAt = (form: FormKind) => `/account/formulieren/nieuw/${formWords(form).slug}`;

/** The checklist of both, written out for the side that reads it. */
export function dossierView(agreement: Agreement, side: Side, canTick: boolean) {
  const { until, doneOn, towards } = dossierPageWords;
  const tasks = dossierOf(agreement, brusselsDay(agreement.createdAt));
  const letters = lettersOf(agreement, side);
  const letterLink = (letter: DossierLetter) => ({
    label: letterWords[letter].label,
    path: `/account/contracten/${agreement.id}/dossier/${letterWords[letter].slug}.pdf`,
  });
  const letterAt = ({ step }: DossierTask) => {
    const letter = letterOfStep[step];
    return letter && letters.includes(letter) ? letterLink(letter) : null;
  };
  const view = (task: DossierTask) => ({
    step: task.step,
    ...dossierWords[task.step],
    isDone: task.doneOn !== null,
    when: task.doneOn === null ? `${until} ${formatDay(task.until)}` : `${doneOn} ${formatDay(task.doneOn)}`,
    towards: `${towards} ${towardsWords[task.towards]}`,
    // The other's letter is the other's to write.
    letter: task.who === side && task.doneOn === null ? letterAt(task) : null,
    paper:
      task.who === side && task.doneOn === null && task.form !== null && !letterAt(task) ? formAt(task.form) : null,
    canTick: canTick && task.who === side && !told.includes(task.step),
  });
  return {
    own: tasks.filter(({ who }) => who === side).map(view),
    other: tasks.filter(({ who }) => who !== side).map(view),
    done: tasks.filter((task) => task.doneOn !== null).length,
    all: tasks.length,
    letters: letters.map(letterLink),
  };
}

export type DossierView = ReturnType<typeof dossierView>;
