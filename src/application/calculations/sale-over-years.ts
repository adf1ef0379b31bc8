import type { Answer } from "#application/calculations/answer.ts";
import type { ValuedYear } from "#application/calculations/answer-lines.ts";
import type { Prepared } from "#application/calculations/prepare.ts";
import { ranged, rangedGain } from "#application/calculations/ranged.ts";
import { contractTerm } from "#domain/economics/contract-term.ts";
import { sensitivityOf } from "#domain/economics/sensitivity.ts";
import { share } from "#domain/units/quantity.ts";
import { solarDegradation } from "#figures/solar.ts";

const STEPS = [-0.25, -0.1, 0.1, 0.25].map(share);

const UNCHANGED = { agreedPrice: share(0), energyPrice: share(0), injectionPrice: share(0), fees: share(0) };

const degradationOf = ({ situation }: Prepared) =>
  situation.seller.installation?.technology === "solar" ? solarDegradation.value : share(0);

export function sensitivityRows(mean: ValuedYear, drawn: readonly ValuedYear[]): Answer["sensitivity"] {
  const others = drawn.map(({ sale }) => sensitivityOf(sale, STEPS));
  return sensitivityOf(mean.sale, STEPS).map((row, index) => ({
    ...row,
    gain: rangedGain(
      row.gain,
      others.map((rows) => rows[index]?.gain ?? row.gain),
    ),
  }));
}

export function termYears(
  prepared: Prepared,
  years: number,
  mean: ValuedYear,
  drawn: readonly ValuedYear[],
): Answer["term"] {
  const change = { ...UNCHANGED, degradation: degradationOf(prepared) };
  const others = drawn.map(({ sale }) => contractTerm(sale, years, change));
  return contractTerm(mean.sale, years, change).map((row, index) => {
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
