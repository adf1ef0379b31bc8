import type { SimulatedYear } from "#application/calculations/simulate-year.ts";
import type { CalculationSide, Prices } from "#application/calculations/situation.ts";
import {
  type FitOfYear,
  type FittedPair,
  fitSuppliers,
  type SupplierFit,
} from "#application/calculations/supplier-fit/fit-suppliers.ts";
import type { SupplyOption } from "#application/calculations/supplier-fit/supply-options.ts";
import {
  choiceName,
  comparedWords,
  type FitChoice,
  fitChoices,
  middleNote,
  missingWords,
  pairWords,
  savedWords,
} from "#content/pages/calculators/fit-words.ts";

/** Which contracts of both sides make a year cheapest, as a page shows it; null where there is nothing to choose. */
export function fitView(simulated: SimulatedYear, prices?: Prices, onProgress?: (part: number) => void) {
  const fit = fitSuppliers(simulated, { ...(prices ? { prices } : {}), ...(onProgress ? { onProgress } : {}) });
  return fit && viewOf(fit, simulated.situation.side, simulated.situation.offer !== null);
}

export type FitView = NonNullable<ReturnType<typeof fitView>>;

function viewOf(fit: SupplierFit, side: CalculationSide, isOffered: boolean) {
  const other = side === "buyer" ? "seller" : "buyer";
  const isUntold = (of: CalculationSide) => {
    const { contract } = fit.later.now[of];
    return contract.product === null && contract.energyPrice === null && contract.injectionPrice === null;
  };
  // Who offers on the market does not switch.
  const choices = isOffered ? (["ownSwitches"] as const) : fitChoices;
  return {
    rows: choices.map((choice) => ({
      name: choiceName(choice, side),
      later: cellOf(fit.later, choice, side),
      first: cellOf(fit.first, choice, side),
    })),
    compared: comparedWords(fit.compared, fit.sold),
    missing: missingWords(fit.missing),
    middle: middleNote(isUntold(side), !isOffered && isUntold(other), side),
  };
}

function cellOf(year: FitOfYear, choice: FitChoice, side: CalculationSide) {
  const pair = pairOf(year, choice, side);
  const { now } = year;
  const saved = { lowest: now.lowest - pair.highest, highest: now.highest - pair.lowest };
  const [own, other] = side === "buyer" ? [pair.buyer, pair.seller] : [pair.seller, pair.buyer];
  return { saved: savedWords(saved), pair: pairWords(side, chosenOf(own), chosenOf(other), pair.isShared) };
}

function pairOf(year: FitOfYear, choice: FitChoice, side: CalculationSide): FittedPair {
  if (choice === "best") return year.best;
  return (choice === "ownSwitches") === (side === "buyer") ? year.buyerSwitches : year.sellerSwitches;
}

const chosenOf = ({ compared }: SupplyOption) => ({
  product: compared?.product.card.product ?? null,
  condition: compared?.condition ?? null,
});
