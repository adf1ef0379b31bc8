import { PROPOSED_INSTALLATION } from "#application/calculations/defaults/default-situation.ts";
import type { Priced } from "#application/calculations/defaults/prices-in-force.ts";
import { type Context, vatFactorOf } from "#application/calculations/pair-terms.ts";
import type { CalculationSide } from "#application/calculations/situation.ts";
import type { Connection, Installation } from "#domain/connections/connection.ts";
import { PROPOSED_TRADE, proposedUse } from "#domain/connections/connection-load.ts";
import type { FigureOrigin } from "#domain/figure.ts";
import { vatRateOf } from "#domain/tariffs/supplier-lines.ts";
import { type EurosPerKilowattHour, type Kilowatts, sum } from "#domain/units/quantity.ts";
import { sizeOfTrade } from "#figures/customer-sizes.ts";
import { connectionFigures } from "#figures/profiles/connection-figures.ts";
import { householdUseBySize } from "#figures/profiles/household-use.ts";
import { batteryRoundTrip } from "#figures/profiles/small-generators.ts";
import { solarYield } from "#figures/solar.ts";

export type AssumptionCode =
  | "grid-area"
  | "belgian-weather"
  | "use"
  | "peak"
  | "installation"
  | "inverter"
  | "solar-yield"
  | "battery"
  | "energy-price"
  | "market-price"
  | "injection-price"
  | "fixed-fee"
  | "sharing-fee"
  | "agreed-price"
  | "sharing-category"
  | "vat-on-sale";

/** Something that we filled in: whose it is, what it counts as, and where it comes from. */
export type Assumption = {
  code: AssumptionCode;
  of: CalculationSide | "pair";
  /** Null where a word tells it: an area, the weather of a region, a category. */
  value: number | null;
  unit: string | null;
  figure: FigureOrigin<string> | null;
};

const assume = (
  code: AssumptionCode,
  of: Assumption["of"],
  value: number | null = null,
  unit: string | null = null,
  figure: FigureOrigin<string> | null = null,
): Assumption => ({ code, of, value, unit, figure });

/** Everything in an answer that the visitor did not tell, in the sequence of the questions. */
export function assumptionsOf(
  context: Context,
  agreed: { value: EurosPerKilowattHour; isProposed: boolean },
): Assumption[] {
  const { simulated, prices, inForce, isSellerLiable } = context;
  const { located, situation, tariffs } = simulated;
  const list: Assumption[] = [];
  if (!located.isAreaKnown) list.push(assume("grid-area", "pair"));
  if (tariffs.region === "netherlands") list.push(assume("belgian-weather", "pair"));
  for (const side of ["buyer", "seller"] as const) {
    const peak = tariffs.region === "flanders" ? meanPeak(simulated.sums[side].peaks) : null;
    list.push(...assumedOfParty(side, situation[side], peak));
    const { energy, injection, fixedFee, sharingFee } = inForce[side];
    const paysOrSells = side === "buyer" ? energy : injection;
    if (paysOrSells.kind === "dynamic") {
      list.push(assume("market-price", side, paysOrSells.market.value, paysOrSells.market.unit, paysOrSells.market));
    }
    const price = energy.kind === "single" ? energy.price : energy.kind === "day-night" ? energy.day : null;
    if (side === "buyer" && price) list.push(...proposed("energy-price", side, price));
    if (side === "seller" && injection.kind === "single")
      list.push(...proposed("injection-price", side, injection.price));
    const isBillTold = side === "buyer" || situation.offer === null;
    if (isBillTold) list.push(...proposed("fixed-fee", side, fixedFee));
    const { perEnergy } = sharingFee;
    list.push(
      ...(perEnergy === null
        ? proposed("sharing-fee", side, sharingFee)
        : [assume("sharing-fee", side, perEnergy.value, perEnergy.unit, perEnergy)]),
    );
  }
  const vatFactor = isSellerLiable ? vatFactorOf(simulated, "buyer") : 1;
  if (agreed.isProposed) list.push(assume("agreed-price", "pair", agreed.value * vatFactor, "EUR/kWh"));
  if (tariffs.region === "brussels" && prices.category === null) list.push(assume("sharing-category", "pair"));
  if (isSellerLiable && situation.seller.customer === "business") {
    list.push(assume("vat-on-sale", "seller", vatRateOf(situation.buyer.customer, tariffs.vat), "share"));
  }
  return list;
}

const meanPeak = (peaks: readonly Kilowatts[]) => sum(peaks) / peaks.length;

function assumedOfParty(side: CalculationSide, party: Connection, peak: number | null): Assumption[] {
  const { use, installation, battery, customer } = party;
  if (use.series !== null) return [];
  const list: Assumption[] = [];
  if (use.energy === null) list.push(assumedUse(side, party));
  if (peak !== null && use.peak === null) list.push(assume("peak", side, peak, "kW"));
  if (installation !== null && isProposed(installation)) {
    list.push(assume("installation", side, installation.roofs[0]?.kilowattsPeak ?? null, "kWp"));
  }
  if (installation?.technology === "solar") {
    list.push(assume("solar-yield", side, solarYield.value, solarYield.unit, solarYield));
  }
  if (installation !== null && customer !== "business" && installation.inverter === null) {
    const panels = sum(installation.roofs.map(({ kilowattsPeak }) => kilowattsPeak));
    list.push(assume("inverter", side, installation.power ?? panels, "kVA"));
  }
  if (battery !== null) list.push(assume("battery", side, batteryRoundTrip.value, "share", batteryRoundTrip));
  return list;
}

function assumedUse(side: CalculationSide, { customer, use }: Connection): Assumption {
  if (customer !== "business" && use.trade === null) {
    return assume("use", side, proposedUse(use, connectionFigures), "kWh", householdUseBySize);
  }
  const size = sizeOfTrade(use.trade ?? PROPOSED_TRADE);
  return assume("use", side, size.value, size.unit, size);
}

/** Whoever has just such a roof may as well read that it is also what we propose. */
function isProposed({ technology, roofs }: Installation): boolean {
  const [own, ...others] = roofs;
  const [ours] = PROPOSED_INSTALLATION.roofs;
  if (technology !== "solar" || own === undefined || others.length > 0) return false;
  return own.kilowattsPeak === ours?.kilowattsPeak && own.tilt === ours.tilt && own.azimuth === ours.azimuth;
}

const proposed = <U extends string>(code: AssumptionCode, side: CalculationSide, price: Priced<U>): Assumption[] =>
  price.isTold ? [] : [assume(code, side, price.value, price.figure?.unit ?? null, price.figure)];
