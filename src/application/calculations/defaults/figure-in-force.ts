import type { ContractInForce, Priced } from "#application/calculations/defaults/prices-in-force.ts";
import type { Figure } from "#domain/figure.ts";

/** The figure behind a price of an example, which nobody told. */
export function figureInForce<U extends string>({ figure }: Priced<U>): Figure<U> {
  if (figure === null) throw new TypeError("An example rests on figures alone.");
  return figure;
}

/** The one price of an example's contract, and the figure behind it. */
export function singleFigure(contract: ContractInForce, of: "energy" | "injection"): Figure<"EUR/kWh"> {
  const pricing = contract[of];
  if (pricing.kind !== "single") throw new TypeError("An example has one price for every quarter.");
  return figureInForce(pricing.price);
}
