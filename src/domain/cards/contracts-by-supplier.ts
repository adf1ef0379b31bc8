import type { Product, SupplyCards } from "#domain/cards/cards-on.ts";
import { middleCard } from "#domain/cards/middle-card.ts";

/** What stands for whoever told a supplier and no product: `bij-engie`. A card of the same name counts before it. */
export function contractsBySupplier(products: SupplyCards["products"]): SupplyCards["suppliers"] {
  const sold = Object.values(products).filter(({ isWithdrawn }) => !isWithdrawn);
  const contracts: Record<string, Product> = {};
  for (const { region, card } of sold) {
    const name = nameOfSupplier(card.supplier, region);
    if (Object.hasOwn(contracts, name)) continue;
    const own = sold.filter((product) => product.region === region && product.card.supplier === card.supplier);
    const contract = contractOf(own);
    if (contract) contracts[name] = contract;
  }
  return contracts;
}

/** By which a supplier is named in an address. */
export function nameOfSupplier(supplier: string, region: Product["region"]): string {
  const plain = supplier
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9 .]/g, "");
  return `bij-${plain.trim().replace(/[ .]+/g, "-")}${region === "brussels" ? "-brussel" : ""}`;
}

/** The middle of its contracts with one price a kWh; of who sells none, the dynamic one in the middle. */
function contractOf(own: readonly Product[]): Product | null {
  const cards = own.filter(({ dynamic }) => dynamic === null).map(({ card }) => card);
  const [one] = cards;
  if (one === undefined) {
    const inOrder = own.toSorted((left, right) => left.card.energyPrice.value - right.card.energyPrice.value);
    return inOrder[Math.ceil(inOrder.length / 2) - 1] ?? null;
  }
  const { supplier } = one;
  const middle = cards.length === 1 ? one : middleCard(cards, `van ${supplier}`);
  return (
    middle && { card: { ...middle, supplier }, region: own[0]?.region ?? "flanders", dynamic: null, isWithdrawn: false }
  );
}
