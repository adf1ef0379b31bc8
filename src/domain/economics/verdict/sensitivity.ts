import { feesPerEnergy, type PairGain, type PairSale, pairGain } from "#domain/economics/pair-gain.ts";
import { type Share, times } from "#domain/units/quantity.ts";

export type SensitivityRow = { change: "price" | "volume" | "fees"; step: Share; gain: PairGain };

/** What the gain becomes when one thing at a time is so much higher or lower, and the others stay. */
export function sensitivityOf(sale: PairSale, steps: readonly Share[]): SensitivityRow[] {
  const changed = (factor: number): Record<SensitivityRow["change"], PairSale> => ({
    price: { ...sale, agreedPrice: times(sale.agreedPrice, factor) },
    volume: { ...sale, sharedEnergy: times(sale.sharedEnergy, factor) },
    fees: {
      ...sale,
      feeBuyer: times(sale.feeBuyer, factor),
      feeSeller: times(sale.feeSeller, factor),
      ...feesPerEnergy(sale, factor),
    },
  });
  return (["price", "volume", "fees"] as const).flatMap((change) =>
    steps.map((step) => ({ change, step, gain: pairGain(changed(1 + step)[change]) })),
  );
}
