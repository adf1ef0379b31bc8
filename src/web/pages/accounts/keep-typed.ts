import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from "react-router";
import { formWords } from "#content/form-words.ts";
import { typedTexts } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";

const secrets = ["huidig", "wachtwoord", "code"];

/**
 * Sends a form of the account. When the database is away the guard of the page cannot let anybody through; the page
 * then stays as it is, with everything typed but secrets, instead of giving way to an error.
 */
export async function keepTyped(args: ClientActionFunctionArgs): Promise<unknown> {
  const form = await args.request.clone().formData();
  const names = [...new Set(form.keys())].filter((name) => !secrets.includes(name));
  try {
    return await keepWhenOffline(names)(args);
  } catch (error) {
    if (!isRouteErrorResponse(error) || error.status !== 503) throw error;
    return data({ typed: typedTexts(form, names), faults: {}, notice: formWords.unavailable }, { status: 503 });
  }
}
