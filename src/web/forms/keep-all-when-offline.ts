import type { ClientActionFunctionArgs } from "react-router";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";

const secrets = ["huidig", "wachtwoord", "code"];

/**
 * Sends a form of the account. When the database is away the guard of the page cannot let anybody through; the page
 * then stays as it is, with everything typed but secrets, instead of giving way to an error.
 */
export async function keepAllWhenOffline(args: ClientActionFunctionArgs): Promise<unknown> {
  const form = await args.request.clone().formData();
  const names = [...new Set(form.keys())].filter((name) => !secrets.includes(name));
  // A page with several forms tells by `about` which of them was sent.
  return keepWhenOffline(names, { about: form.get("actie") })(args);
}
