import type { CardRegion, SharingCondition } from "#domain/cards/card.ts";
import type { Product, SupplyCards } from "#domain/cards/cards-on.ts";
import type { ContractKind } from "#domain/connections/supply-contract.ts";

/** Why nobody can say what sharing would leave with a product: its card asks another contract, or does not say its fee. */
export type NotShareable = "only-dynamic" | "not-offered" | "fee-unsaid";

/** A product that is sold, and whether what its holder pays for sharing is known. */
export type ComparedProduct = {
  readonly name: string;
  readonly product: Product;
  /** How its meter may be read. */
  readonly kinds: readonly ContractKind[];
  readonly notShareable: NotShareable | null;
  /** What its supplier asks of who shares, besides money. */
  readonly condition: SharingCondition | null;
};

/** Every product that can be signed in a region, in the order of the cards. */
export const productsSold = (region: CardRegion, cards: SupplyCards): ComparedProduct[] =>
  Object.entries(cards.products)
    .filter(([, { region: own, isWithdrawn }]) => own === region && !isWithdrawn)
    .map(([name, product]) => {
      const { supplier, byRegister } = product.card;
      const condition = cards.conditions[supplier] ?? null;
      return {
        name,
        product,
        kinds: product.dynamic !== null ? ["dynamic"] : byRegister === null ? ["single"] : ["single", "day-night"],
        notShareable: notShareable(product, condition, region, cards),
        condition,
      };
    });

function notShareable(
  { card: { supplier }, dynamic }: Product,
  condition: SharingCondition | null,
  region: CardRegion,
  { fees }: SupplyCards,
): NotShareable | null {
  if (condition === "not-offered") return condition;
  // Its holder would be billed by the dynamic product of the same supplier, which is compared by itself.
  if (condition === "only-dynamic" && dynamic === null) return condition;
  const isSaid = region === "flanders" && fees.some((fee) => fee.supplier === supplier);
  return isSaid ? null : "fee-unsaid";
}
