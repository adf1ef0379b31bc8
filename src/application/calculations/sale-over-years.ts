import type { Answer } from "#application/calculations/answer.ts";
import type { ValuedYear } from "#application/calculations/answer-lines.ts";
import { type PairSums, totalOf } from "#application/calculations/pair-sums.ts";
import { agreedPriceOf, type Context, saleOfYear, type TermsOfYear } from "#application/calculations/pair-terms.ts";
import { type PairSlack, ranged, rangedGain } from "#application/calculations/ranged.ts";
import type { SimulatedYear } from "#application/calculations/simulate-year.ts";
import { contractTerm } from "#domain/economics/contract-term.ts";
import { type PairSale, pairGain } from "#domain/economics/pair-gain.ts";
import { sensitivityOf } from "#domain/economics/verdict/sensitivity.ts";
import { minus, plus, share, times } from "#domain/units/quantity.ts";
import { solarDegradation } from "#figures/solar.ts";

const STEPS = [-0.25, -0.1, 0.1, 0.25].map(share);

const PRICE_STEPS = [-0.2, 0.2].map(share);

const UNCHANGED = { agreedPrice: share(0), energyPrice: share(0), injectionPrice: share(0), fees: share(0) };

/** What the seller's panels lose each year; null for another installation. */
export const decayOf = ({ situation }: SimulatedYear) =>
  situation.seller.installation?.technology === "solar" ? solarDegradation : null;

export function sensitivityRows(
  mean: ValuedYear,
  drawn: readonly ValuedYear[],
  slack: PairSlack,
): Answer["sensitivity"] {
  const others = drawn.map(({ sale }) => sensitivityOf(sale, STEPS));
  return sensitivityOf(mean.sale, STEPS).map((row, index) => ({
    ...row,
    gain: rangedGain(
      row.gain,
      others.map((rows) => rows[index]?.gain ?? row.gain),
      slack,
    ),
  }));
}

/** The grid costs that nearness lowers in Brussels stay what they are: they are no price of a supplier. */
export function priceMoves(context: Context, terms: TermsOfYear, sums: PairSums): Answer["priceMoves"] {
  const { day } = context.simulated.situation;
  return PRICE_STEPS.map((step) => {
    const moved: TermsOfYear = {
      ...terms,
      energyPrice: plus(times(minus(terms.energyPrice, terms.gridLowered), 1 + step), terms.gridLowered),
      injectionPrice: times(terms.injectionPrice, 1 + step),
    };
    return {
      step,
      gain: pairGain(saleOfYear(moved, sums, agreedPriceOf({ ...context, day }, moved, totalOf(sums.shared)).value)),
    };
  });
}

export function termYears(
  simulated: SimulatedYear,
  years: number,
  mean: ValuedYear,
  drawn: readonly ValuedYear[],
  later: PairSale | null,
): Answer["term"] {
  const change = { ...UNCHANGED, degradation: decayOf(simulated)?.value ?? share(0) };
  // An offer of the first year changes what a kWh is worth by the same in every weather.
  const afterwards = (sale: PairSale): PairSale =>
    later === null
      ? sale
      : {
          ...sale,
          energyPrice: plus(sale.energyPrice, minus(later.energyPrice, mean.sale.energyPrice)),
          injectionPrice: plus(sale.injectionPrice, minus(later.injectionPrice, mean.sale.injectionPrice)),
        };
  const others = drawn.map(({ sale }) => contractTerm(sale, years, change, afterwards(sale)));
  return contractTerm(mean.sale, years, change, afterwards(mean.sale)).map((row, index) => {
    const sameYear = others.map((rows) => rows[index] ?? row);
    return {
      year: row.year,
      shared: ranged(
        row.sale.sharedEnergy,
        sameYear.map(({ sale }) => sale.sharedEnergy),
      ),
      gain: rangedGain(
        row.gain,
        sameYear.map(({ gain }) => gain),
      ),
      gainSoFar: row.gainSoFar,
    };
  });
}
