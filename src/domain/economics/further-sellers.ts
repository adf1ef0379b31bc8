import { type PairSale, pairGain } from "#domain/economics/pair-gain.ts";
import { type Euros, euros, type KilowattHours, kilowattHours, minus, plus } from "#domain/units/quantity.ts";

/** What each seller sells while all of them serve the buyer. The buyer's own fee is told apart: it is due once. */
export type SellersRound = readonly Omit<PairSale, "feeBuyer">[];

export type RoundGain = {
  shared: KilowattHours;
  buyer: Euros;
  /** In the sequence of the round. */
  sellers: readonly Euros[];
  together: Euros;
  /** What the last seller added: energy that the others did not already bring, and its worth to all. */
  added: { shared: KilowattHours; buyer: Euros; together: Euros };
};

/**
 * What each further seller is worth, round after round, each with one seller more. The buyer's supplier asks its fee
 * once, so the first seller carries it and the next ones do not.
 */
export function gainOfFurtherSellers(rounds: readonly SellersRound[], feeBuyer: Euros): RoundGain[] {
  let before = { shared: kilowattHours(0), buyer: euros(0), together: euros(0) };
  return rounds.map((round) => {
    const gains = round.map((sale) => pairGain({ ...sale, feeBuyer: euros(0) }));
    const buyer = euros(gains.reduce((sum, gain) => sum + gain.buyer, -feeBuyer));
    const sellers = gains.map(({ seller }) => seller);
    const now = {
      shared: kilowattHours(round.reduce((sum, { sharedEnergy }) => sum + sharedEnergy, 0)),
      buyer,
      together: sellers.reduce<Euros>(plus, buyer),
    };
    const added = {
      shared: minus(now.shared, before.shared),
      buyer: minus(now.buyer, before.buyer),
      together: minus(now.together, before.together),
    };
    before = now;
    return { ...now, sellers, added };
  });
}
