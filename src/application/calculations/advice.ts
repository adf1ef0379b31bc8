import { partnerSize } from "#application/calculations/defaults/partner-size.ts";
import type { Context } from "#application/calculations/pair-terms.ts";
import type { Prices } from "#application/calculations/situation.ts";
import {
  feesOfSale,
  type PairGain,
  type PairSale,
  paidPrice,
  pairGain,
  priceBand,
} from "#domain/economics/pair-gain.ts";
import { type Flip, flipsOfSale } from "#domain/economics/verdict/verdict-on-sale.ts";
import { PAID_STEP, roundPaid } from "#domain/units/price-steps.ts";
import {
  type Euros,
  type EurosPerKilowattHour,
  euros,
  type KilowattHours,
  kilowattHours,
} from "#domain/units/quantity.ts";

/** The prices at which nobody loses, as they are paid and typed; the ends are inside. */
export type PaidBand = {
  readonly lowest: EurosPerKilowattHour;
  readonly highest: EurosPerKilowattHour;
  /** At which both keep the same after their own fees. */
  readonly fair: EurosPerKilowattHour;
};

/**
 * One change of which the visitor reads what it does, as it would be typed. Beside a loss it makes that nobody loses any more;
 * else it is the last value at which nobody loses, but for the price, which is the first at which somebody does.
 */
export type ChangeAdvice =
  | { readonly change: "price"; readonly to: EurosPerKilowattHour }
  | { readonly change: "volume"; readonly to: KilowattHours }
  /** Whichever way the two suppliers divide it. */
  | { readonly change: "fees-together"; readonly to: Euros; readonly now: Euros }
  /** Each supplier by itself, at the price of now. */
  | { readonly change: "fees-apart"; readonly buyer: Euros; readonly seller: Euros };

export type Advice = {
  readonly band: PaidBand | null;
  readonly change: ChangeAdvice | null;
  /** The least volume without a loss, where this pair can share it; null where it cannot, or no volume is enough. */
  readonly needed: KilowattHours | null;
};

/** What the same pair would keep at other terms; null where they cannot be computed. */
export type Trial = (prices: Partial<Prices>) => PairGain | null;

type Asked = {
  readonly context: Context;
  readonly sale: PairSale;
  readonly isProposed: boolean;
  /** Whether a price that we propose divides the gain evenly after both fees, so that it moves with them. */
  readonly movesWithFees: boolean;
  readonly breakEven: KilowattHours | null;
  readonly trial: Trial;
};

/** Below a euro cent of a cent nothing is lost: floats. */
const NOTHING = -1e-9;
const nobodyLoses = (gain: PairGain | null): boolean =>
  gain !== null && gain.buyer >= NOTHING && gain.seller >= NOTHING;

/** Advice that was followed in the same sum, and kept what it promises; what did not is left out. */
export function adviceOn(asked: Asked): Advice {
  const { sale, context, breakEven } = asked;
  const { sharedEnergy } = sale;
  const band = context.prices.form === "free" ? null : paidBandOf(asked);
  const isLoss = !nobodyLoses(pairGain(sale));
  const flips = flipsOfSale(sale).map(({ change }) => change);
  // A loss is also ended by what has no distance from here: a price where there was none, a fee that is unknown.
  const kinds = isLoss ? ([...flips, "price", "fees"] as const) : flips;
  const changes = kinds.map((kind) => changeOf(kind, asked, band, isLoss));
  const needed = breakEven === null ? null : kilowattHours(Math.ceil(breakEven));
  return {
    band,
    change: changes.find((change) => change !== null) ?? null,
    needed: needed !== null && (needed <= sharedEnergy || canShare(asked, needed)) ? needed : null,
  };
}

const atPrice = ({ trial }: Pick<Asked, "trial">, agreedPrice: EurosPerKilowattHour): boolean =>
  nobodyLoses(trial({ form: "sale", agreedPrice }));

/** The ends rounded inward to what can be typed: a price between two steps is no price. */
function paidBandOf(asked: Asked): PaidBand | null {
  const { sale } = asked;
  const exact = priceBand(sale, sale.sharedEnergy);
  if (exact === null) return null;
  const lowest = roundPaid(Math.max(0, paidPrice(exact.lowest, sale)), Math.ceil);
  const highest = roundPaid(paidPrice(exact.highest, sale), Math.floor);
  if (lowest > highest || !atPrice(asked, lowest) || !atPrice(asked, highest)) return null;
  const fair = Math.min(highest, Math.max(lowest, roundPaid(paidPrice(exact.fair, sale)))) as EurosPerKilowattHour;
  return { lowest, highest, fair };
}

function changeOf(kind: Flip["change"], asked: Asked, band: PaidBand | null, isLoss: boolean): ChangeAdvice | null {
  if (kind === "price") return priceChange(asked, band, isLoss);
  if (kind === "volume") return volumeChange(asked, isLoss);
  return asked.isProposed && asked.movesWithFees ? feesTogether(asked, isLoss) : feesApart(asked, isLoss);
}

function priceChange(asked: Asked, band: PaidBand | null, isLoss: boolean): ChangeAdvice | null {
  if (band === null) return null;
  const now = paidPrice(asked.sale.agreedPrice, asked.sale);
  const isNearLow = Math.abs(now - band.lowest) < Math.abs(now - band.highest);
  if (isLoss) return { change: "price", to: isNearLow ? band.lowest : band.highest };
  const to = roundPaid(isNearLow ? band.lowest - PAID_STEP : band.highest + PAID_STEP);
  return to > 0 && !atPrice(asked, to) ? { change: "price", to } : null;
}

/** Only where each kWh is worth the same: another volume lies in other quarters. */
function volumeChange(asked: Asked, isLoss: boolean): ChangeAdvice | null {
  const { sale } = asked;
  const volume = flipsOfSale(sale).find(({ change }) => change === "volume");
  if (volume?.change !== "volume") return null;
  const { inForce, prices } = asked.context;
  const isAlike = inForce.buyer.energy.kind === "single" && inForce.seller.injection.kind === "single";
  if (!isAlike || (asked.isProposed && asked.movesWithFees) || prices.furtherSellers.length > 0) return null;
  const to = kilowattHours(Math.ceil(volume.to));
  const holds = (sharedEnergy: number) => nobodyLoses(pairGain({ ...sale, sharedEnergy: kilowattHours(sharedEnergy) }));
  if (!holds(to) || holds(to - 1)) return null;
  return !isLoss || canShare(asked, to) ? { change: "volume", to } : null;
}

function canShare({ context: { simulated } }: Asked, energy: KilowattHours): boolean {
  const { situation, buyer, seller } = simulated;
  const size =
    situation.side === "buyer"
      ? partnerSize(buyer.offtake, seller.injection, energy, situation.day)
      : partnerSize(seller.injection, buyer.offtake, energy, situation.day);
  return size.factor !== null;
}

const withFees = ({ context: { prices } }: Asked, buyer: number, seller: number): Partial<Prices> => ({
  buyer: { ...prices.buyer, sharingFee: euros(buyer) },
  seller: { ...prices.seller, sharingFee: euros(seller) },
});

/** What each side keeps before its supplier's fee is the most that this supplier may ask, in whole euros. */
function feesApart(asked: Asked, isLoss: boolean): ChangeAdvice | null {
  const gain = asked.trial(withFees(asked, 0, 0));
  if (!nobodyLoses(gain) || gain === null) return null;
  const [buyer, seller] = [Math.floor(gain.buyer), Math.floor(gain.seller)];
  const holds = (ofBuyer: number, ofSeller: number) => nobodyLoses(asked.trial(withFees(asked, ofBuyer, ofSeller)));
  if (!holds(buyer, seller) || holds(buyer + 1, seller) || holds(buyer, seller + 1)) return null;
  const fees = suppliersFees(asked);
  const isInside = fees.buyer <= buyer && fees.seller <= seller;
  return isInside === isLoss ? null : { change: "fees-apart", buyer: euros(buyer), seller: euros(seller) };
}

/**
 * A price that moves with the fees leaves both the same, so only the sum of the fees counts, but for what the last step of a
 * typed price moves.
 */
function feesTogether(asked: Asked, isLoss: boolean): ChangeAdvice | null {
  const gain = asked.trial(withFees(asked, 0, 0));
  if (gain === null) return null;
  const ofOneStep = asked.sale.sharedEnergy * paidPrice(PAID_STEP, asked.sale);
  const most = Math.floor(gain.buyer + gain.seller - ofOneStep);
  const ends = [
    [most, 0],
    [0, most],
  ] as const;
  if (most < 0 || !ends.every(([buyer, seller]) => nobodyLoses(asked.trial(withFees(asked, buyer, seller)))))
    return null;
  const now = suppliersFees(asked);
  const sum = euros(now.buyer + now.seller);
  return sum <= most === isLoss ? null : { change: "fees-together", to: euros(most), now: sum };
}

function suppliersFees({ sale, context }: Asked) {
  const { buyer, seller } = feesOfSale(sale);
  const { platformFee } = context.simulated;
  return { buyer: buyer - platformFee, seller: seller - platformFee };
}
