import type { LoaderFunctionArgs } from "react-router";
import { rangeSentence } from "#content/pages/calculators/partner-range.ts";
import { dayPricesOfAddress } from "#web/calculations/day-prices-of-address.ts";
import { cardsOfAddress } from "#web/calculations/page-address.ts";
import type { ShortAnswer } from "#web/calculations/short-answer.ts";
import { sumForVisitor } from "#web/calculations/sum-for-visitor.ts";
import {
  addressWithOffer,
  type CalculatorSum,
  calculatorTask,
  offerInAddress,
  rememberedSum,
} from "#web/calculations/worker/calculator-task.ts";
import { portsContext, siteContext } from "#web/context.ts";
import { loadStored } from "#web/load-stored.ts";

const YEARS_DRAWN = 0;

/** The answer of a calculator in one sentence: the same engine and the same numbers, without the page around it. */
export async function loader(asking: LoaderFunctionArgs): Promise<Response> {
  const { context, url } = asking;
  const site = context.get(siteContext);
  const { market, today, platformFee } = site;
  const { searchParams: params } = url;
  const [cards, dayPrices] = [cardsOfAddress(params, site), dayPricesOfAddress(params, site)];
  const side = params.get("kant") === "verkoper" ? "seller" : "buyer";
  const setting = { side, market, today, variant: null, platformFee, cards, dayPrices } as const;
  const offer = await loadStored(() => offerInAddress(context.get(portsContext), { side, params }));
  const sum = await rememberedSum(
    (offer && addressWithOffer(params, offer.offer, setting)) ?? params,
    setting,
    (question) => sumForVisitor(asking, calculatorTask, question),
    { draws: YEARS_DRAWN, hasPartners: true, offer: offer?.injection ?? null },
  );
  return Response.json(shortAnswer(sum), { headers: { "cache-control": "private, max-age=60" } });
}

function shortAnswer({ outcome: { view, refusal, errors }, partners }: CalculatorSum): ShortAnswer {
  if (view) {
    const { verdict, beside } = view;
    const sentence = view.bySupplier ?? view.sentence;
    const { badge, tone } = verdict;
    const range = rangeSentence(view.side, view.own.value, partners ?? []);
    return { kind: "answer", badge, tone, sentence, beside, range };
  }
  return { kind: "refused", sentence: refusal?.title ?? Object.values(errors)[0] ?? "" };
}
