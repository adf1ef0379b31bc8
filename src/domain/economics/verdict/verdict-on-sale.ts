import { feesOfSale, feesPerEnergy, type PairSale, pairGain, priceBand } from "#domain/economics/pair-gain.ts";
import { breakEvenOfSide, type Side, type Verdict, verdictOnSide } from "#domain/economics/side-worth.ts";
import type { VerdictBounds } from "#domain/economics/verdict/verdict-bounds.ts";
import {
  type EurosPerKilowattHour,
  euros,
  eurosPerKilowattHour,
  type KilowattHours,
  kilowattHours,
  type Share,
  share,
} from "#domain/units/quantity.ts";

/** The one change beyond which a sale starts, or stops, to pay; `relative` says how far away it is. */
export type Flip = { relative: Share } & (
  | { change: "price"; to: EurosPerKilowattHour }
  | { change: "volume"; to: KilowattHours }
  /** Both suppliers' fees, multiplied by this. */
  | { change: "fees"; factor: Share }
);

/** Of a sale it may depend on a fee that no card tells, or be uncertain because the prices are old. */
export type PairVerdict = Verdict | "depends" | "uncertain";

export type SaleVerdict = { verdict: PairVerdict; buyer: Verdict; seller: Verdict; flip: Flip | null };

const ORDER: readonly Verdict[] = ["does-not-pay", "barely", "pays"];

/** A sale pays when it pays both; of the changes that would turn that, the smallest is told. */
export function verdictOnSale(sale: PairSale, bounds: VerdictBounds): SaleVerdict & { verdict: Verdict } {
  const sides = sidesOf(sale);
  const [buyer, seller] = [verdictOnSide(sides.buyer, bounds), verdictOnSide(sides.seller, bounds)];
  const verdict = ORDER[Math.min(ORDER.indexOf(buyer), ORDER.indexOf(seller))] as Verdict;
  return { verdict, buyer, seller, flip: flipsOfSale(sale)[0] ?? null };
}

/** Every single change that would turn a sale, the smallest first. */
export const flipsOfSale = (sale: PairSale): Flip[] =>
  [priceFlip(sale), volumeFlip(sale, sidesOf(sale)), feesFlip(sale)]
    .filter((flip) => flip !== null)
    .toSorted((a, b) => a.relative - b.relative);

type Sides = { buyer: Side; seller: Side };

function sidesOf(sale: PairSale): Sides {
  const { sharedEnergy, feeBuyer, feeSeller } = sale;
  const perKilowattHour = pairGain({
    ...sale,
    sharedEnergy: kilowattHours(1),
    feeBuyer: euros(0),
    feeSeller: euros(0),
  });
  const side = (gain: number, costs: Side["costs"]) => ({
    sharedEnergy,
    gainPerKilowattHour: eurosPerKilowattHour(gain),
    costs,
  });
  return { buyer: side(perKilowattHour.buyer, feeBuyer), seller: side(perKilowattHour.seller, feeSeller) };
}

function priceFlip(sale: PairSale): Flip | null {
  const band = priceBand(sale, sale.sharedEnergy);
  if (band === null || band.highest <= band.lowest || sale.agreedPrice <= 0) return null;
  const distance = (price: number) => Math.abs(price - sale.agreedPrice);
  const to = distance(band.lowest) < distance(band.highest) ? band.lowest : band.highest;
  return { change: "price", to, relative: share(distance(to) / sale.agreedPrice) };
}

function volumeFlip({ sharedEnergy }: PairSale, { buyer, seller }: Sides): Flip | null {
  const volumes = [breakEvenOfSide(buyer), breakEvenOfSide(seller)];
  if (sharedEnergy <= 0 || volumes.includes(null)) return null;
  const to = kilowattHours(Math.max(...volumes.map((volume) => volume ?? 0)));
  return { change: "volume", to, relative: share(Math.abs(to / sharedEnergy - 1)) };
}

function feesFlip(sale: PairSale): Flip | null {
  const fees = feesOfSale(sale);
  const free = pairGain({
    ...sale,
    feeBuyer: euros(0),
    feeSeller: euros(0),
    ...feesPerEnergy(sale, 0),
  });
  const factors = (["buyer", "seller"] as const).flatMap((side) =>
    // Without a fee there is nothing to change, unless the kWh themselves lose.
    fees[side] > 0 || free[side] < 0 ? [free[side] / fees[side]] : [],
  );
  const factor = Math.min(...factors);
  if (!Number.isFinite(factor) || factor < 0) return null;
  return { change: "fees", factor: share(factor), relative: share(Math.abs(factor - 1)) };
}
