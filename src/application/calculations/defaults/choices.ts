import type { Choice } from "#application/calculations/answer.ts";
import { billSituationOf, borneOf } from "#application/calculations/compare-bills.ts";
import { costUnder } from "#application/calculations/defaults/prices-in-force.ts";
import { type PairSums, totalOf } from "#application/calculations/pair-sums.ts";
import { type Context, saleOfYear, termsOfYear } from "#application/calculations/pair-terms.ts";
import { type PairSlack, ranged, rangedGain } from "#application/calculations/ranged.ts";
import { PROPOSED_BATTERY } from "#application/calculations/situation.ts";
import type { WeatherYear } from "#application/calculations/weather-years.ts";
import { type PairGain, pairGain } from "#domain/economics/pair-gain.ts";
import { yearlyBill } from "#domain/tariffs/yearly-bill.ts";
import {
  type EurosPerKilowattHour,
  euros,
  eurosPerKilowattHour,
  type KilowattHours,
  kilowattHours,
  times,
} from "#domain/units/quantity.ts";
import { batteryPrice } from "#figures/sharing-practice.ts";

/**
 * Ways to live with the same roofs and houses, side by side. Each is told against the first: everything to the supplier.
 * None where a bill cannot be worked out, so that own use has no price.
 */
export function choicesOf(context: Context, agreedPrice: EurosPerKilowattHour, slack: PairSlack): Choice[] {
  const { simulated } = context;
  if (costsOf(context, simulated.sums) === null) return [];
  const drawn = simulated.drawn.map((year) => choicesOfYear(context, year, agreedPrice));
  return choicesOfYear(context, simulated, agreedPrice).map((mean) => {
    // A year in which a bill cannot be worked out counts as the mean one.
    const others = drawn.map((choices) => choices.find(({ code }) => code === mean.code) ?? mean);
    return {
      code: mean.code,
      shared: ranged(
        mean.shared,
        others.map(({ shared }) => shared),
      ),
      gain: rangedGain(
        mean.gain,
        others.map(({ gain }) => gain),
        // Who shares nothing pays no fee for it.
        mean.code === "supplier" || mean.code === "battery" ? undefined : slack,
      ),
      investment: mean.code === "battery" || mean.code === "sale-and-battery" ? BATTERY_INVESTMENT : null,
    };
  });
}

type ChoiceOfYear = { code: Choice["code"]; shared: KilowattHours; gain: PairGain };

function choicesOfYear(
  context: Context,
  { sums, alternatives: { battery, washing, car } }: WeatherYear,
  agreedPrice: EurosPerKilowattHour,
): ChoiceOfYear[] {
  const now = costsOf(context, sums);
  const free = eurosPerKilowattHour(0);
  const living = (year: PairSums | null, ways: Partial<Record<Choice["code"], EurosPerKilowattHour | null>>) => {
    // Who lives as before has the same bill, also in a year in which it cannot be worked out.
    const saved = year === sums ? { buyer: 0, seller: 0 } : year && savedBy(now, costsOf(context, year));
    if (year === null || saved === null) return [];
    return Object.entries(ways).map(([code, price]): ChoiceOfYear => {
      const sharing = price === null ? NO_GAIN : pairGain(saleOfYear(termsOfYear(context, year), year, price));
      const buyer = euros(saved.buyer + sharing.buyer);
      const seller = euros(saved.seller + sharing.seller);
      return {
        code: code as Choice["code"],
        shared: price === null ? kilowattHours(0) : totalOf(year.shared),
        gain: { buyer, seller, together: euros(buyer + seller) },
      };
    });
  };
  return [
    ...living(sums, { supplier: null, sale: agreedPrice, free }),
    ...living(battery, { battery: null, "sale-and-battery": agreedPrice }),
    ...living(washing, { "sale-and-washing": agreedPrice }),
    ...living(car, { "sale-and-car": agreedPrice }),
  ];
}

const NO_GAIN: PairGain = { buyer: euros(0), seller: euros(0), together: euros(0) };
const BATTERY_INVESTMENT = {
  lowest: euros(times(batteryPrice.lowest.value, PROPOSED_BATTERY)),
  highest: euros(times(batteryPrice.highest.value, PROPOSED_BATTERY)),
  figures: [batteryPrice.lowest, batteryPrice.highest],
};

type Costs = { readonly buyer: number; readonly seller: number };

const savedBy = (now: Costs | null, then: Costs | null): Costs | null =>
  now && then && { buyer: now.buyer - then.buyer, seller: now.seller - then.seller };

/** What a year without sharing costs both: the bill, less what the supplier pays for injection. */
function costsOf({ simulated, inForce }: Context, sums: PairSums): Costs | null {
  const { situation, tariffs } = simulated;
  const cost = (side: "buyer" | "seller") => {
    const party = situation[side];
    const contract = inForce[side];
    const bill = yearlyBill(billSituationOf({ party, contract, sums: sums[side], tariffs }), tariffs);
    return bill.ok ? borneOf(party, bill.value) - costUnder(contract.injection, sums[side].injection) : null;
  };
  const [buyer, seller] = [cost("buyer"), cost("seller")];
  return buyer === null || seller === null ? null : { buyer, seller };
}
