import { data } from "react-router";
import { Unavailable } from "#application/ports/unavailable.ts";
import { WorkRefused } from "#application/ports/workers.ts";
import { formWords } from "#content/form-words.ts";

/** What a form that was not taken shows again: what was typed, what is wrong where, and what is wrong with the whole. */
export type FormAnswer<Name extends string = string> = {
  /** Never a password: those are typed again. */
  readonly typed: Readonly<Partial<Record<Name, string>>>;
  readonly faults: Readonly<Partial<Record<Name, string>>>;
  readonly notice: string | null;
};

/** The compiler does not see that nothing fits whatever the names are. */
export const noFaults = <Name extends string>() => ({}) as FormAnswer<Name>["faults"];

export const refuseForm = <Answer extends FormAnswer>(answer: Answer, status: number, retryAfterSeconds?: number) =>
  data(answer, {
    status,
    ...(retryAfterSeconds === undefined ? {} : { headers: { "retry-after": String(retryAfterSeconds) } }),
  });

/**
 * The one place where a form learns that the database is away, or too much is calculated. Nothing typed is lost; whether it was stored is not known,
 * because the line may have broken after that. `also` is what the page needs besides, to show the same form again.
 */
export async function whileAvailable<T, Name extends string, Also extends object = object>(
  typed: FormAnswer<Name>["typed"],
  run: () => Promise<T>,
  also?: Also,
) {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    const answer: FormAnswer<Name> = { ...also, typed, faults: noFaults(), notice: formWords.unknown };
    if (error instanceof WorkRefused)
      return refuseForm({ ...answer, notice: formWords.busy }, error.status, error.retryAfterSeconds);
    return refuseForm(answer, 503, 60);
  }
}

/** Texts of the fields, without those that hold a secret. Uploaded files are no text and count as empty. */
export function typedTexts<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  const texts = names.map((name) => [name, textOf(form, name)]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Lets what an action set, such as when to try again, reach the page's own answer. */
export const answerHeaders = ({ actionHeaders }: { readonly actionHeaders: Headers }): Headers => actionHeaders;
