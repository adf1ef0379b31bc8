import { breakEvenOfSide, type Verdict, verdictOnSide } from "#domain/economics/side-worth.ts";
import { verdictBounds } from "#domain/economics/verdict-bounds.ts";
import {
  cost,
  type Euros,
  type EurosPerKilowattHour,
  type KilowattHours,
  plus,
  times,
} from "#domain/units/quantity.ts";

export type SharedVolume = { amount: KilowattHours; origin: "told" | "estimated" };

/** One step of the sum, from what the power is worth today to what is left. */
export type SideLine = { code: SideLineCode; amount: Euros };
export type SideLineCode =
  | "energy-from-supplier"
  | "paid-to-seller"
  | "paid-by-buyer"
  | "injection-lost"
  | "supplier-fee"
  | "platform-fee";

export type SideEstimate = {
  side: "buyer" | "seller";
  volume: SharedVolume | null;
  /** What the side pays or gets for a kWh without sharing, and with it. */
  ownPrice: EurosPerKilowattHour;
  agreedPrice: EurosPerKilowattHour;
  otherPrice: EurosPerKilowattHour | null;
  gainPerKilowattHour: EurosPerKilowattHour;
  fee: Euros;
  platformFee: Euros;
  breakEven: KilowattHours | null;
  /** Null as long as no volume is known. */
  outcome: { gain: Euros; otherGain: Euros | null; verdict: Verdict; lines: readonly SideLine[] } | null;
};

/** What follows from a side's costs alone, before any volume is known. */
export function sideBasics(gainPerKilowattHour: EurosPerKilowattHour, fee: Euros, platformFee: Euros) {
  return {
    fee,
    platformFee,
    gainPerKilowattHour,
    breakEven: breakEvenOfSide({ gainPerKilowattHour, costs: plus(fee, platformFee) }),
  };
}

export const verdictOn = (
  sharedEnergy: KilowattHours,
  { gainPerKilowattHour, fee, platformFee }: Pick<SideEstimate, "gainPerKilowattHour" | "fee" | "platformFee">,
): Verdict => verdictOnSide({ sharedEnergy, gainPerKilowattHour, costs: plus(fee, platformFee) }, verdictBounds);

type Prices = { gets: EurosPerKilowattHour; gives: EurosPerKilowattHour };
type Costs = { fee: Euros; platformFee: Euros };

/** What comes in, what it replaces, and what it costs: the lines add up to the gain. */
export function linesOf(
  codes: { gets: SideLineCode; gives: SideLineCode },
  sharedEnergy: KilowattHours,
  { gets, gives }: Prices,
  { fee, platformFee }: Costs,
): SideLine[] {
  const lines: SideLine[] = [
    { code: codes.gets, amount: cost(sharedEnergy, gets) },
    { code: codes.gives, amount: times(cost(sharedEnergy, gives), -1) },
    { code: "supplier-fee", amount: times(fee, -1) },
  ];
  if (platformFee !== 0) lines.push({ code: "platform-fee", amount: times(platformFee, -1) });
  return lines;
}
