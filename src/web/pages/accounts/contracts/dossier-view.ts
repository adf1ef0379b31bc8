import { dossierWords, towardsWords } from "#content/contracts/dossier-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formWords } from "#content/forms/form-texts.ts";
import { dossierPageWords } from "#content/pages/accounts/contracts/dossier.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { type DossierTask, dossierOf } from "#domain/contracts/dossier.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

// These two are done by telling us so below, with all that follows from it.
const told = ["file-request", "confirm-start"];

/** The checklist of both, written out for the side that reads it. */
export function dossierView(agreement: Agreement, side: Side, canTick: boolean) {
  const { until, doneOn, towards } = dossierPageWords;
  const tasks = dossierOf(agreement, brusselsDay(agreement.createdAt));
  const view = (task: DossierTask) => ({
    step: task.step,
    ...dossierWords[task.step],
    isDone: task.doneOn !== null,
    when: task.doneOn === null ? `${until} ${formatDay(task.until)}` : `${doneOn} ${formatDay(task.doneOn)}`,
    towards: `${towards} ${towardsWords[task.towards]}`,
    // The other's letter is the other's to write.
    paper:
      task.form === null || task.who !== side || task.doneOn !== null
        ? null
        : `/account/formulieren/nieuw/${formWords(task.form).slug}`,
    canTick: canTick && task.who === side && !told.includes(task.step),
  });
  return {
    own: tasks.filter(({ who }) => who === side).map(view),
    other: tasks.filter(({ who }) => who !== side).map(view),
    done: tasks.filter((task) => task.doneOn !== null).length,
    all: tasks.length,
  };
}

export type DossierView = ReturnType<typeof dossierView>;
