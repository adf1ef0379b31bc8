import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from "react-router";
import { bodyRefusals, formWords } from "#content/form-words.ts";
import { isLeaving } from "#web/browser/loading/page-leaving.ts";
import { type FormAnswer, noFaults, typedTexts } from "./form-answer.ts";

/** Sends a form in the browser; when no answer of the site comes, the page stays, with what was typed, a sentence and `more`. */
export const keepWhenOffline =
  <Name extends string>(names: readonly Name[], more: object = {}) =>
  async ({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    const typed = typedTexts(await request.clone().formData(), names);
    try {
      return await serverAction();
    } catch (error) {
      const notice = offlineNotice(error);
      if (notice === null || isLeaving()) throw error;
      const answer: FormAnswer<Name> = { ...more, typed, faults: noFaults(), notice };
      // A failure asks for no fresh data of the page, which could not be had either.
      return data(answer, { status: 503 });
    }
  };

// Of a proxy whose site broke off, or of the site while it cannot tell who asks.
const unanswered = [502, 503, 504];

/** What to say when the site gave no answer, or did not take the body; null for what its page answered. */
export function offlineNotice(error: unknown): string | null {
  // A refused connection is a TypeError of fetch; what the server itself refused with is something else.
  if (error instanceof TypeError) return formWords.offline;
  if (!isRouteErrorResponse(error)) return null;
  return bodyRefusals[error.status] ?? (unanswered.includes(error.status) ? formWords.unknown : null);
}
