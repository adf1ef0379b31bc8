import type { Choice } from "#application/calculations/answer.ts";
import { billSituationOf, borneOf } from "#application/calculations/compare-bills.ts";
import { type PairSums, totalOf } from "#application/calculations/pair-sums.ts";
import { type Context, saleOfYear, termsOfYear } from "#application/calculations/pair-terms.ts";
import { costUnder } from "#application/calculations/prices-in-force.ts";
import { PROPOSED_BATTERY } from "#application/calculations/proposals.ts";
import { type PairGain, pairGain } from "#domain/economics/pair-gain.ts";
import { yearlyBill } from "#domain/tariffs/yearly-bill.ts";
import {
  type EurosPerKilowattHour,
  euros,
  eurosPerKilowattHour,
  kilowattHours,
  times,
} from "#domain/units/quantity.ts";
import { batteryPrice } from "#figures/sharing-practice.ts";

/**
 * Ways to live with the same roofs and houses, side by side. Each is told against the first: everything to the supplier.
 * Null where a bill cannot be worked out, so that own use has no price.
 */
export function choicesOf(context: Context, agreedPrice: EurosPerKilowattHour): Choice[] {
  const { prepared } = context;
  const { sums, alternatives } = prepared;
  const now = costsOf(context, sums);
  if (now === null) return [];

  const choice = (code: Choice["code"], year: PairSums, price: EurosPerKilowattHour | null): Choice[] => {
    const then = costsOf(context, year);
    if (then === null) return [];
    const sharing = price === null ? NO_GAIN : pairGain(saleOfYear(termsOfYear(context, year), year, price));
    const buyer = euros(now.buyer - then.buyer + sharing.buyer);
    const seller = euros(now.seller - then.seller + sharing.seller);
    return [
      {
        code,
        shared: price === null ? kilowattHours(0) : totalOf(year.shared),
        gain: { buyer, seller, together: euros(buyer + seller) },
        investment: code === "battery" || code === "sale-and-battery" ? BATTERY_INVESTMENT : null,
      },
    ];
  };
  const { battery, washing, car } = alternatives;
  return [
    ...choice("supplier", sums, null),
    ...choice("sale", sums, agreedPrice),
    ...choice("free", sums, eurosPerKilowattHour(0)),
    ...(battery ? [...choice("battery", battery, null), ...choice("sale-and-battery", battery, agreedPrice)] : []),
    ...(washing ? choice("sale-and-washing", washing, agreedPrice) : []),
    ...(car ? choice("sale-and-car", car, agreedPrice) : []),
  ];
}

const NO_GAIN: PairGain = { buyer: euros(0), seller: euros(0), together: euros(0) };
const BATTERY_INVESTMENT = {
  lowest: euros(times(batteryPrice.lowest.value, PROPOSED_BATTERY)),
  highest: euros(times(batteryPrice.highest.value, PROPOSED_BATTERY)),
  figures: [batteryPrice.lowest, batteryPrice.highest],
};

/** What a year without sharing costs both: the bill, less what the supplier pays for injection. */
function costsOf({ prepared, inForce }: Context, sums: PairSums): { buyer: number; seller: number } | null {
  const { situation, tariffs } = prepared;
  const cost = (side: "buyer" | "seller") => {
    const party = situation[side];
    const contract = inForce[side];
    const bill = yearlyBill(billSituationOf({ party, contract, sums: sums[side], tariffs }), tariffs);
    return bill.ok ? borneOf(party, bill.value) - costUnder(contract.injection, sums[side].injection) : null;
  };
  const [buyer, seller] = [cost("buyer"), cost("seller")];
  return buyer === null || seller === null ? null : { buyer, seller };
}
