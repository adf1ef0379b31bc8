import { type LoaderFunctionArgs, redirect } from "react-router";
import { productsOn } from "#application/calculations/defaults/products.ts";
import type { CalculationSide } from "#application/calculations/situation.ts";
import { calculatorVariant } from "#content/calculator-variants/calculator-variant.ts";
import { buyerCalculatorWords } from "#content/pages/calculators/buyer.ts";
import {
  type CalculatorKind,
  isVariantName,
  marketOfKind,
  variantKinds,
} from "#content/pages/calculators/calculator-kinds.ts";
import { besideOfferWords } from "#content/pages/calculators/partner-words.ts";
import { plannerQuestions, plannerWords } from "#content/pages/calculators/planner-words.ts";
import { sellerCalculatorWords } from "#content/pages/calculators/seller.ts";
import type { CardDay } from "#domain/cards/card.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import type { CalculatorSetting } from "#web/calculations/calculator-outcome.ts";
import { dayPricesOfAddress } from "#web/calculations/day-prices-of-address.ts";
import { cardsOfAddress, PERIOD_FIELD, readPeriod, WHOSE_FIELD } from "#web/calculations/page-address.ts";
import { sumForVisitor } from "#web/calculations/sum-for-visitor.ts";
import {
  addressWithOffer,
  type CalculatorQuestion,
  calculatorTask,
  offerInAddress,
  rememberedSum,
  type ToldOffer,
} from "#web/calculations/worker/calculator-task.ts";
import { portsContext, siteContext } from "#web/context.ts";
import { type FieldQuestion, fieldQuestion, type SituationField } from "#web/forms/fields/field-table.ts";
import { loadStored } from "#web/load-stored.ts";
import { consumptionQuestions, questionNames } from "#web/pages/calculators/questions.ts";

/** Everything that a calculator's page shows for an address. `variant` is the name of a preset, or null. */
export async function loadCalculator(side: CalculationSide, variant: string | null, asking: LoaderFunctionArgs) {
  const site = asking.context.get(siteContext);
  const params = asking.url.searchParams;
  const kind = variant !== null && isVariantName(variant) ? variantKinds[variant] : "general";
  const words = side === "buyer" ? buyerCalculatorWords(site, kind) : sellerCalculatorWords(site, kind);
  const market = marketOfKind(kind, site.market);
  const { today, platformFee } = site;
  const cards = cardsOfAddress(params, site);
  const setting: CalculatorSetting = { side, market, today, variant, platformFee, cards };
  const period = readPeriod(params, side);
  const compute = (question: CalculatorQuestion) => sumForVisitor(asking, calculatorTask, question);
  const priced = { ...setting, dayPrices: dayPricesOfAddress(params, site) };
  const offered = await loadStored(() => offerInAddress(asking.context.get(portsContext), { side, params }));
  if (offered) leadToOffer(params, offered.offer, setting);
  const offer = offered?.injection ?? null;
  const { outcome, partners, fit } = await rememberedSum(params, priced, compute, {
    hasPartners: true,
    hasFit: true,
    offer,
  });
  // Only whoever asks for days or quarters needs the year itself, and no other years for a range.
  const pictured =
    period && (await compute({ query: params.toString(), setting: priced, offer, period, draws: 0 })).pictured;
  const page = {
    ...words,
    kind,
    setting,
    outcome,
    partners,
    fit,
    offer: offered && { ...besideOfferWords(offered.offer), path: `/aanbod/${offered.offer.id}` },
    period: pictured,
    door: doorOf(side, params),
    partner: variant === null ? null : (calculatorVariant(variant)?.partner ?? null),
    questions: questionsOf(
      side,
      market,
      { today, cards: site.cards },
      regionOf(kind, params, { today, cards: site.cards }),
    ),
    planner: side === "buyer" && market === "be" ? { ...plannerWords, questions: plannerQuestions } : null,
  };
  return { page, status: Object.keys(outcome.errors).length > 0 ? 422 : 200 };
}

/** An address that tells something else of its offer than the offer does leads to one that tells the same. */
function leadToOffer(params: URLSearchParams, offer: ToldOffer, setting: CalculatorSetting): void {
  const newer = addressWithOffer(params, offer, setting);
  if (newer === null && setting.variant === null) return;
  const target = newer ?? new URLSearchParams(params);
  for (const name of ["inbed", PERIOD_FIELD, WHOSE_FIELD]) {
    const text = params.get(name);
    if (text !== null) target.set(name, text);
  }
  throw redirect(`/calculator/koper?${target}`);
}

export type CalculatorPage = Awaited<ReturnType<typeof loadCalculator>>["page"];

/** A bookmark that tells persons but no kWh opens the second door. */
function doorOf(side: CalculationSide, params: URLSearchParams): "weet" | "vraag" {
  const { door, known, household, trade } = consumptionQuestions[side];
  if (params.get(door) === "vraag") return "vraag";
  const isAsked = [...household, ...trade].some((name) => params.get(name));
  const isKnown = [known, `${known}-dag`, `${known}-nacht`].some((name) => params.get(name));
  return isAsked && !isKnown ? "vraag" : "weet";
}

/** Of the calculator, or of the postcode that it was opened with; null while nobody told where. */
function regionOf(kind: CalculatorKind, params: URLSearchParams, cards: CardDay): "flanders" | "brussels" | null {
  if (kind === "flanders" || kind === "brussels") return kind;
  const region = regionOfPostcode(params.get("postcode") ?? "");
  if (region !== "flanders" && region !== "brussels") return null;
  // A link that names a card of elsewhere still shows it.
  const named = ["product", "verkoper-product"].map((name) => params.get(name));
  const isElsewhere = productsOn(cards).some((card) => named.includes(card.name) && card.region !== region);
  return isElsewhere ? null : region;
}

function questionsOf(side: CalculationSide, market: "be" | "nl", cards: CardDay, region: ReturnType<typeof regionOf>) {
  const { household, trade } = consumptionQuestions[side];
  const names = new Set<SituationField>([...questionNames(side), ...household, ...trade, "categorie"]);
  return Object.fromEntries(
    [...names].map((name) => [name, fieldQuestion(name, side, market, cards, region)]),
  ) as Record<SituationField, FieldQuestion>;
}
