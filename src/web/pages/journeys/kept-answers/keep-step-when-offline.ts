import type { ClientLoaderFunctionArgs } from "react-router";
import { formWords } from "#content/form-words.ts";
import { isLeaving } from "#web/browser/loading/page-leaving.ts";
import { offlineNotice } from "#web/forms/keep-when-offline.ts";
import { journeyFields } from "#web/forms/queries/journey-query.ts";
import type { JourneyPage } from "#web/pages/journeys/load-journey.ts";

/** The step on the screen; null while there is none. */
let shown: JourneyPage | null = null;

/** Remembers a step as long as it is on the screen. */
export function rememberStep(page: JourneyPage): () => void {
  shown = page;
  return () => {
    if (shown === page) shown = null;
  };
}

/** Goes to a step; when no answer of the site comes, the one on the screen stays, with what was typed and a sentence. */
export async function keepStepWhenOffline({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const before = shown;
  try {
    return await serverLoader();
  } catch (error) {
    if (offlineNotice(error) === null || before === null || isLeaving()) throw error;
    const { searchParams } = new URL(request.url);
    const named = journeyFields[before.side].flat().filter((name) => searchParams.has(name));
    const typed = Object.fromEntries(named.map((name) => [name, searchParams.get(name) ?? ""]));
    return { ...before, typed: { ...before.typed, ...typed }, notice: formWords.offlineStep } satisfies JourneyPage;
  }
}
