import { textOf } from "./form-answer.ts";

/** Made with the form and sent with it, also when it is sent again: the same form is then kept once. */
export const FORM_KEY_FIELD = "formulier";

const LENGTH_MAX = 100;

/** Null for a form without one, which is kept each time it is sent. */
export function readFormKey(form: FormData): string | null {
  const key = textOf(form, FORM_KEY_FIELD);
  return key === "" || key.length > LENGTH_MAX ? null : key;
}
