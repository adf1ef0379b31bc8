import { type ActionFunctionArgs, data, redirect } from "react-router";
import { tickDossier } from "#application/contracts/fill-in-agreement.ts";
import {
  activateSharing,
  correctStart,
  giveNotice,
  resumeSharing,
  submitRequest,
  suspendSharing,
  undoSubmit,
  withdrawNotice,
} from "#application/contracts/move-agreement.ts";
import { dossierPageWords } from "#content/pages/accounts/contracts/dossier.ts";
import { dossierSteps } from "#domain/contracts/dossier.ts";
import { parseCalendarDay } from "#domain/time/calendar-day.ts";
import { refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { STAY_FIELD } from "#web/pages/accounts/contracts/dossier/dossier-list.tsx";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { refuseContract } from "#web/pages/accounts/contracts/refuse-contract.ts";
import { DONE_FIELD } from "#web/pages/accounts/own-context.ts";

const moves = {
  submit: { verb: submitRequest, done: "ingediend" },
  "undo-submit": { verb: undoSubmit, done: "teruggenomen" },
  suspend: { verb: suspendSharing, done: "opgeschort" },
  resume: { verb: resumeSharing, done: "hervat" },
  "give-notice": { verb: giveNotice, done: "opgezegd" },
  "withdraw-notice": { verb: withdrawNotice, done: "opzegging" },
} as const;

/** What somebody ticks or tells in the dossier. Who tells twice has told once. */
export async function answerDossier(asked: ActionFunctionArgs) {
  const form = await postedForm(asked.context);
  const goal = textOf(form, "doel");
  const typed = { startdag: textOf(form, "startdag") };
  return whileAvailable(typed, async () => {
    const { ports, uid, agreement, place } = await findContract(asked);
    const done = (word: string) => redirect(`${place}/dossier?${DONE_FIELD}=${word}`, 303);
    const { id } = agreement;
    if (goal === "vinken") {
      const step = dossierSteps.find((one) => one === textOf(form, "stap"));
      const isDone = textOf(form, "gedaan") === "ja";
      const ticked = step ? await tickDossier(ports, uid, { id, step, isDone }) : null;
      if (ticked && !ticked.ok) return refuseContract(ticked.refusal, {});
      // A box that is ticked where it stands leads nowhere.
      return textOf(form, STAY_FIELD) === "ja" ? data(null) : done("dossier");
    }
    if (goal === "activate" || goal === "correct-start") {
      const startedOn = parseCalendarDay(typed.startdag);
      if (!startedOn)
        return refuseForm({ typed, faults: { startdag: dossierPageWords.guard.missing }, notice: null }, 422);
      const tell = goal === "activate" ? activateSharing : correctStart;
      const started = await tell(ports, uid, { id, startedOn });
      return started.ok ? done("actief") : refuseContract(started.refusal, typed);
    }
    // Ending is asked once more: with the day, and a tick.
    if (goal === "give-notice" && textOf(form, "akkoord") !== "on") {
      return refuseForm({ typed, faults: { akkoord: dossierPageWords.notice.missing }, notice: null }, 422);
    }
    const move = Object.hasOwn(moves, goal) ? moves[goal as keyof typeof moves] : null;
    if (!move) return redirect(`${place}/dossier`, 303);
    const moved = await move.verb(ports, uid, { id });
    if (moved.ok) return done(move.done);
    return moved.refusal.code === "action-refused"
      ? redirect(`${place}/dossier`, 303)
      : refuseContract(moved.refusal, {});
  });
}
