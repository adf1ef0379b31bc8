import type { LoaderFunctionArgs } from "react-router";
import { loadPlaces } from "#application/places/load-places.ts";
import type { CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import { rememberedOutcome } from "#web/calculations/remembered-outcome.ts";
import type { ShortAnswer } from "#web/calculations/short-answer.ts";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";

export const handle: PageHandle = { index: false };

const YEARS_DRAWN = 0;

/** The answer of a calculator in one sentence: the same engine and the same numbers, without the page around it. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { market, today, platformFee } = context.get(siteContext);
  const side = url.searchParams.get("kant") === "verkoper" ? "seller" : "buyer";
  const places = url.searchParams.get("postcode") ? await loadPlaces() : null;
  const givens = { side, market, today, variant: null, platformFee } as const;
  const outcome = rememberedOutcome(url.searchParams, givens, places, YEARS_DRAWN);
  return Response.json(shortAnswer(outcome), { headers: { "cache-control": "private, max-age=60" } });
}

function shortAnswer({ view, refusal, errors }: CalculatorOutcome): ShortAnswer {
  if (view) {
    const { badge, tone } = view.verdict;
    return { kind: "answer", badge, tone, sentence: view.sentence };
  }
  return { kind: "refused", sentence: refusal?.title ?? Object.values(errors)[0] ?? "" };
}
