import { actFormWords } from "#content/pages/back-office/act-form.ts";
import { WHY_LENGTH_MAX } from "#domain/back-office/act.ts";
import { type FormAnswer, refuseForm, textOf } from "#web/forms/form-answer.ts";

/** Which form of a page was sent, and the reason that it asks for. */
export const DO_FIELD = "doe";
export const WHY_FIELD = "waarom";

export type ReadAct = { readonly act: string; readonly why: string };

/** What an act's form says, or what is wrong with its reason. */
export function readAct(
  form: FormData,
): { readonly ok: true; readonly value: ReadAct } | { readonly ok: false; readonly answer: FormAnswer } {
  const act = textOf(form, DO_FIELD);
  const name = `${WHY_FIELD}-${act}`;
  const typed = textOf(form, name);
  const why = typed.replaceAll("\0", "").replaceAll(/\s+/g, " ").trim();
  const fault = why === "" ? actFormWords.missing : why.length > WHY_LENGTH_MAX ? actFormWords.tooLong : null;
  if (fault === null) return { ok: true, value: { act, why } };
  return { ok: false, answer: { typed: { [DO_FIELD]: act, [name]: typed }, faults: { [name]: fault }, notice: null } };
}

export const refuseAct = (answer: FormAnswer) => refuseForm(answer, 422);

/** The form again, with what was typed, when there was nothing to do. */
export const nothingDone = ({ act, why }: ReadAct) =>
  refuseForm(
    { typed: { [DO_FIELD]: act, [`${WHY_FIELD}-${act}`]: why }, faults: {}, notice: actFormWords.cameToNothing },
    409,
  );
