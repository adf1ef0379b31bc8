import type { ClientActionFunctionArgs } from "react-router";
import { formWords } from "#content/form-words.ts";
import { type FormAnswer, noFaults, typedTexts } from "./form-answer.ts";

/** Sends a form in the browser; without a connection the page stays, with what was typed and a sentence. */
export const keepWhenOffline =
  <Name extends string>(names: readonly Name[]) =>
  async ({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    const typed = typedTexts(await request.clone().formData(), names);
    try {
      return await serverAction();
    } catch (error) {
      // A refused connection is a TypeError of fetch; what the server itself refused with is something else.
      if (!(error instanceof TypeError)) throw error;
      return { typed, faults: noFaults<Name>(), notice: formWords.offline } satisfies FormAnswer<Name>;
    }
  };
