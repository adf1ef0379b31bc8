import type { Answer } from "#application/calculations/answer.ts";
import { followsMarket } from "#application/calculations/defaults/prices-in-force.ts";
import { totalOf } from "#application/calculations/pair-sums.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import type { SimulatedYear } from "#application/calculations/simulate-year.ts";
import type { CalculationSide, Prices } from "#application/calculations/situation.ts";
import { lowestFee } from "#domain/cards/cards-on.ts";
import { nameOfSupplier } from "#domain/cards/contracts-by-supplier.ts";
import { UNKNOWN_CONTRACT } from "#domain/connections/unknown-connection.ts";
import { KNOWN_SUPPLIER } from "#figures/suppliers.ts";

export type AtSupplier = { readonly supplier: string; readonly gain: Answer["buyer"]["gain"] };

/** Whose supplier was not told, and what the visitor keeps where it is a cheap one, and a well-known one. */
export type GainsBySupplier = {
  readonly of: CalculationSide | "both";
  readonly cheap: AtSupplier;
  readonly known: AtSupplier;
};

/**
 * What the answer comes to at suppliers that exist, for who told none: of those that ask least the one that leaves most, and one
 * that everybody knows. Null where every supplier was told, and where cards do not tell what suppliers ask. Who bills by the
 * quarter-hour is left out: what that comes to takes prices of the market that who told nothing did not ask for.
 */
export function gainsBySupplier(
  simulated: SimulatedYear,
  prices: Prices = simulated.situation.prices,
): GainsBySupplier | null {
  const { situation, tariffs, cards, sums } = simulated;
  const { side } = situation;
  const isProtected = situation.buyer.customer === "protected" || situation.seller.customer === "protected";
  if (tariffs.region !== "flanders" || cards.byOneCard !== null || isProtected) return null;
  const isOpen = (of: CalculationSide) =>
    prices[of].product === null && prices[of].sharingFee === null && (of === "buyer" || situation.offer === null);
  const open = (["buyer", "seller"] as const).filter(isOpen);
  const [first] = open;
  if (first === undefined) return null;
  const at = (supplier: string): AtSupplier | null => {
    const product = nameOfSupplier(supplier, tariffs.region as "flanders");
    if (!Object.hasOwn(cards.suppliers, product) || followsMarket({ ...UNKNOWN_CONTRACT, product }, cards)) return null;
    const told: Prices = { ...prices };
    for (const of of open) told[of] = { ...prices[of], product };
    // A range over the weather is told of the answer itself.
    const answer = priceYear({ ...simulated, drawn: [] }, told);
    // One amount on old prices would be a verdict; the answer itself then tells a range.
    return answer.ok && answer.value.stalePrices === null ? { supplier, gain: answer.value[side].gain } : null;
  };
  const [cheap] = lowestFee(cards, totalOf(sums.shared))
    .suppliers.flatMap((supplier) => at(supplier) ?? [])
    .toSorted((one, other) => other.gain.value - one.gain.value);
  const known = at(KNOWN_SUPPLIER);
  if (cheap === undefined || known === null || cheap.supplier === known.supplier) return null;
  return { of: open.length === 2 ? "both" : first, cheap, known };
}
