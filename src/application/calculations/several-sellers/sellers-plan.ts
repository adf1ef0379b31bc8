import type { AddedBySeller, PlannedSeller, SellersPlan } from "#application/calculations/answer.ts";
import { costUnder } from "#application/calculations/defaults/prices-in-force.ts";
import { type Context, saleOfYear, termsOfYear } from "#application/calculations/pair-terms.ts";
import { type PairSlack, ranged, type Slack, widened } from "#application/calculations/ranged.ts";
import { installationOf, type SellersYear } from "#application/calculations/several-sellers/sellers-years.ts";
import type { FurtherSellerPrices } from "#application/calculations/situation.ts";
import type { WeatherYear } from "#application/calculations/weather-years.ts";
import { gainOfFurtherSellers, type RoundGain, type SellersRound } from "#domain/economics/further-sellers.ts";
import { keptOfPaid } from "#domain/economics/pair-gain.ts";
import {
  type Euros,
  type EurosPerKilowattHour,
  euros,
  eurosPerKilowattHour,
  kilowattHours,
  plus,
  type Quantity,
} from "#domain/units/quantity.ts";

const AS_THE_FIRST: FurtherSellerPrices = { agreedPrice: null, injectionPrice: null, sharingFee: null };

/** A buyer's sellers in the order given: what each one adds, and after how many it is best to stop. */
export function sellersPlan(context: Context, agreedPrice: EurosPerKilowattHour, slack: PairSlack): SellersPlan | null {
  const { simulated } = context;
  const { situation } = simulated;
  const gains = gainsInYear(context, simulated, agreedPrice);
  if (gains === null) return null;
  const drawn = simulated.drawn.flatMap((year) => {
    const others = gainsInYear(context, year, agreedPrice);
    return others === null ? [] : [others];
  });
  const over = <U extends string>(value: (gains: readonly RoundGain[]) => Quantity<U>) =>
    ranged(value(gains), drawn.map(value));
  const roundOver = <U extends string>(index: number, value: (gain: RoundGain) => Quantity<U>) =>
    over((rounds) => value(rounds[index] as RoundGain));
  /** The buyer's supplier asks its fee once, each seller's its own. */
  const ofRound = (sellers: number, buyers = 1): Slack => ({
    less: euros(slack.buyer.less * buyers + slack.seller.less * sellers),
    more: euros(slack.buyer.more * buyers + slack.seller.more * sellers),
  });
  const addedBy = (index: number): AddedBySeller => ({
    shared: roundOver(index, ({ added }) => added.shared),
    together: widened(
      roundOver(index, ({ added }) => added.together),
      index === 0 ? slack.together : ofRound(1, 0),
    ),
  });
  const asked = 1 + situation.furtherSellers.length;
  const first = situation.seller.installation;
  const rows = Array.from({ length: asked }, (_, index): PlannedSeller => {
    const further = situation.furtherSellers[index - 1];
    return {
      installation: further === undefined ? first : installationOf(further, first),
      shared: roundOver(index, ({ shared }) => shared),
      buyer: widened(
        roundOver(index, ({ buyer }) => buyer),
        slack.buyer,
      ),
      together: widened(
        roundOver(index, ({ together }) => together),
        index === 0 ? slack.together : ofRound(index + 1),
      ),
      added: addedBy(index),
      gainWithAll: widened(
        roundOver(asked - 1, ({ sellers }) => sellers[index] as Euros),
        slack.seller,
      ),
    };
  });
  const best = rows.reduce(
    (most, { together }, index) => (together.value > most.together ? { together: together.value, index } : most),
    { together: euros(0), index: -1 },
  );
  return { rows, best: best.index + 1, next: gains[asked] === undefined ? null : addedBy(asked) };
}

function gainsInYear(context: Context, year: WeatherYear, agreedPrice: EurosPerKilowattHour): RoundGain[] | null {
  const { sellersYears } = year;
  if (sellersYears === null) return null;
  const { feeBuyer } = termsOfYear(context, year.sums);
  return gainOfFurtherSellers(
    sellersYears.map((round) => roundOf(context, year, round, agreedPrice)),
    feeBuyer,
  );
}

/** What the buyer's kWh is worth follows from all that is shared; what a seller gives up, from what that one sells. */
function roundOf(
  context: Context,
  { sums }: WeatherYear,
  { shared, sold }: SellersYear,
  agreedPrice: EurosPerKilowattHour,
): SellersRound {
  const { simulated, prices, inForce } = context;
  const terms = termsOfYear(context, { ...sums, shared });
  return sold.map((energy, index) => {
    const further = index === 0 ? AS_THE_FIRST : (prices.furtherSellers[index - 1] ?? AS_THE_FIRST);
    const { feeBuyer: _, ...sale } = saleOfYear(
      terms,
      { ...sums, shared: energy },
      prices.form === "free" || further.agreedPrice === null ? agreedPrice : keptOfPaid(further.agreedPrice, terms),
    );
    const amount = kilowattHours(energy.day + energy.night);
    const received = eurosPerKilowattHour(amount > 0 ? costUnder(inForce.seller.injection, energy) / amount : 0);
    return {
      ...sale,
      injectionPrice: further.injectionPrice ?? received,
      ...(further.sharingFee === null
        ? {}
        : { feeSeller: plus(further.sharingFee, simulated.platformFee), feeSellerPerEnergy: eurosPerKilowattHour(0) }),
    };
  });
}
