import { feesPerEnergy, type PairGain, type PairSale, pairGain } from "#domain/economics/pair-gain.ts";
import { euros, plus, type Share, times } from "#domain/units/quantity.ts";

/** What changes from one year to the next, each as a share of the year before. */
export type YearlyChange = {
  agreedPrice: Share;
  energyPrice: Share;
  injectionPrice: Share;
  fees: Share;
  /** What the panels lose, and with them the shared volume. */
  degradation: Share;
};

export type ContractYear = { year: number; sale: PairSale; gain: PairGain; gainSoFar: PairGain };

/** The years of a contract under one another. The first year is the sale as it stands, the others start from `later`. */
export function contractTerm(
  first: PairSale,
  years: number,
  change: YearlyChange,
  later: PairSale = first,
): ContractYear[] {
  const rows: ContractYear[] = [];
  let soFar: PairGain = { buyer: euros(0), seller: euros(0), together: euros(0) };
  for (let year = 1; year <= years; year++) {
    const grown = (yearly: Share) => (1 + yearly) ** (year - 1);
    const sale = year === 1 ? first : later;
    const then: PairSale = {
      ...sale,
      sharedEnergy: times(sale.sharedEnergy, (1 - change.degradation) ** (year - 1)),
      agreedPrice: times(sale.agreedPrice, grown(change.agreedPrice)),
      energyPrice: times(sale.energyPrice, grown(change.energyPrice)),
      injectionPrice: times(sale.injectionPrice, grown(change.injectionPrice)),
      feeBuyer: times(sale.feeBuyer, grown(change.fees)),
      feeSeller: times(sale.feeSeller, grown(change.fees)),
      ...feesPerEnergy(sale, grown(change.fees)),
    };
    const gain = pairGain(then);
    soFar = {
      buyer: plus(soFar.buyer, gain.buyer),
      seller: plus(soFar.seller, gain.seller),
      together: plus(soFar.together, gain.together),
    };
    rows.push({ year, sale: then, gain, gainSoFar: soFar });
  }
  return rows;
}
