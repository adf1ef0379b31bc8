import { type ClientActionFunctionArgs, data } from "react-router";
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
      const answer: FormAnswer<Name> = { typed, faults: noFaults(), notice: formWords.offline };
      // A failure asks for no fresh data of the page, which could not be had either.
      return data(answer, { status: 503 });
    }
  };
