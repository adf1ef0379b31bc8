import type { ClientActionFunctionArgs } from "react-router";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";

const secrets = ["huidig", "wachtwoord", "code"];

/**
 * Sends a form of the account. When the database is away the guard of the page cannot let anybody through; the page
 * then stays as it is, with everything typed but secrets, instead of giving way to an error.
 */
export async function keepAllWhenOffline(args: ClientActionFunctionArgs): Promise<unknown> {
  const form = await args.request.clone().formData();
  return keepWhenOffline([...new Set(form.keys())].filter((name) => !secrets.includes(name)))(args);
}
