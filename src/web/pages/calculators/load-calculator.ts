import { products } from "#application/calculations/products.ts";
import type { CalculationSide } from "#application/calculations/situation.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { calculatorVariant } from "#content/calculator-variants/calculator-variant.ts";
import { buyerCalculatorWords } from "#content/pages/calculators/buyer.ts";
import { isVariantName, marketOfKind, variantKinds } from "#content/pages/calculators/calculator-kinds.ts";
import { plannerQuestions, plannerWords } from "#content/pages/calculators/planner-words.ts";
import { type QuestionName, type QuestionWords, questionWords } from "#content/pages/calculators/question-words.ts";
import { sellerCalculatorWords } from "#content/pages/calculators/seller.ts";
import type { Site } from "#content/site.ts";
import { type CalculatorGivens, calculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import { readPeriod } from "#web/calculations/period.ts";
import { picturedPeriod } from "#web/calculations/picture-rows.ts";
import { rememberedOutcome } from "#web/calculations/remembered-outcome.ts";
import type { SituationField } from "#web/forms/situation-fields.ts";
import { expressQuestions, refineGroups, useQuestions } from "#web/pages/calculators/questions.ts";

/** Everything that a calculator's page shows for an address. `variant` is the name of a preset, or null. */
export async function loadCalculator(
  side: CalculationSide,
  variant: string | null,
  site: Site,
  params: URLSearchParams,
) {
  const kind = variant !== null && isVariantName(variant) ? variantKinds[variant] : "general";
  const words = side === "buyer" ? buyerCalculatorWords(site, kind) : sellerCalculatorWords(site, kind);
  const market = marketOfKind(kind, site.market);
  const givens: CalculatorGivens = { side, market, today: site.today, variant, platformFee: site.platformFee };
  const places = params.get("postcode") ? await loadPlaces() : null;
  const period = readPeriod(params, side);
  // Only whoever asks for days or quarters needs the year itself.
  const { outcome, prepared } =
    period === null
      ? { outcome: rememberedOutcome(params, givens, places), prepared: null }
      : calculatorOutcome(params, givens, places);
  const page = {
    ...words,
    kind,
    givens,
    outcome,
    period: period && prepared && picturedPeriod(period, prepared),
    door: doorOf(side, params),
    partner: variant === null ? null : (calculatorVariant(variant)?.partner ?? null),
    questions: questionsOf(side, market),
    planner: side === "buyer" && market === "be" ? { ...plannerWords, questions: plannerQuestions } : null,
  };
  return { page, status: Object.keys(outcome.errors).length > 0 ? 422 : 200 };
}

export type CalculatorPage = Awaited<ReturnType<typeof loadCalculator>>["page"];

/** A bookmark that tells persons but no kWh opens the second door. */
function doorOf(side: CalculationSide, params: URLSearchParams): "weet" | "vraag" {
  const { door, known, household, trade } = useQuestions[side];
  if (params.get(door) === "vraag") return "vraag";
  const isAsked = [...household, ...trade].some(({ name }) => params.get(name));
  const isKnown = [known, `${known}-dag`, `${known}-nacht`].some((name) => params.get(name));
  return isAsked && !isKnown ? "vraag" : "weet";
}

function questionsOf(side: CalculationSide, market: "be" | "nl") {
  const { known, household, trade } = useQuestions[side];
  const { before, after } = expressQuestions[side];
  const specs = [
    ...before,
    ...after,
    ...household,
    ...trade,
    ...refineGroups[side].flatMap(({ questions }) => questions),
  ];
  const names = new Set<SituationField>([...specs.map(({ name }) => name), known, "categorie"]);
  const words: Partial<Record<SituationField, QuestionWords>> = {};
  for (const name of names) {
    const asked = questionWords(name as QuestionName, side, market);
    words[name] =
      name === "product" || name === "verkoper-product" ? { ...asked, options: productOptions(market) } : asked;
  }
  return words as Record<SituationField, QuestionWords>;
}

const productOptions = (market: "be" | "nl") =>
  market === "nl" ? [] : Object.entries(products).map(([value, { card }]) => ({ value, label: card.product }));
