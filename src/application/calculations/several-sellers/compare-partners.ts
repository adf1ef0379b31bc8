import { gainOnOldPrices } from "#application/calculations/answer-over.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import { type CalculationSetting, simulateYear } from "#application/calculations/simulate-year.ts";
import type { Situation } from "#application/calculations/situation.ts";
import type { Connection } from "#domain/connections/connection.ts";
import { UNKNOWN_CONNECTION } from "#domain/connections/unknown-connection.ts";
import type { GainOnOldPrices, PairGain } from "#domain/economics/pair-gain.ts";
import type { BusinessKind } from "#domain/profiles/load/business-hours.ts";
import { type KilowattHours, kilowattsPeak, type Share } from "#domain/units/quantity.ts";

export type PartnerCode =
  | "household"
  | "household-with-car"
  | "household-with-heat-pump"
  | BusinessKind
  | `${number}-kwp`;

/** One kind of partner: what is shared with it, and what both keep at the price that divides the gain evenly. */
export type PartnerRow = {
  code: PartnerCode;
  /** The pair of which these are the sums, without an agreed price or volume. */
  situation: Situation;
  use: KilowattHours | null;
  shared: KilowattHours;
  soldShare: Share;
  coveredShare: Share;
  gain: PairGain;
  oldPrices: GainOnOldPrices | null;
};

/** Trades that low voltage can still carry. */
const TRADES: readonly BusinessKind[] = ["office", "shop", "bakery", "school", "farm", "workshop", "cold-store"];
const ROOF_SIZES = [4, 6, 10, 20, 40] as const;

/**
 * Who would fit: the same visitor beside one kind of partner after another, the best for both together first. It draws a
 * year for each, so it belongs in a worker, after the answer. Kinds that cannot be computed are left out.
 */
export const comparePartners = (situation: Situation, setting: CalculationSetting): PartnerRow[] =>
  partnersBeside(situation)
    .flatMap((partner) => comparePartner(partner, setting) ?? [])
    .sort((a, b) => b.gain.together - a.gain.together);

/** A kind of partner with the pair that it makes, without an agreed price or volume. */
type Partner = { code: PartnerCode; pair: Situation };

export function partnersBeside(situation: Situation): readonly Partner[] {
  const partners = situation.side === "seller" ? buyersBeside(situation) : sellersBeside(situation);
  return partners.map(([code, beside]) => ({
    code,
    pair: { ...beside, offer: null, sharedEnergy: null, prices: { ...beside.prices, agreedPrice: null } },
  }));
}

/** One of them alone, for who must not wait for all; null when it cannot be computed. */
export function comparePartner({ code, pair }: Partner, setting: CalculationSetting): PartnerRow | null {
  const simulated = simulateYear(pair, setting, 0);
  const answer = simulated.ok ? priceYear(simulated.value) : simulated;
  if (!answer.ok) return null;
  const { energy, buyer, seller, together } = answer.value;
  return {
    code,
    situation: pair,
    use: pair.side === "seller" ? energy.offtakeBuyer.value : (energy.production.seller?.value ?? null),
    shared: energy.shared.value,
    soldShare: energy.soldShare.value,
    coveredShare: energy.coveredShare.value,
    gain: { buyer: buyer.gain.value, seller: seller.gain.value, together: together.value },
    oldPrices: gainOnOldPrices(answer.value),
  };
}

type Beside = readonly [PartnerCode, Situation];

function buyersBeside(situation: Situation): Beside[] {
  const { buyer } = situation;
  const use = { ...UNKNOWN_CONNECTION.use, persons: buyer.use.persons };
  const house: Connection = { ...buyer, customer: "household", use, installation: null, battery: null };
  const beside = (code: PartnerCode, party: Connection): Beside => [code, { ...situation, buyer: party }];
  return [
    beside("household", house),
    beside("household-with-car", { ...house, use: { ...use, electricCar: "solar" } }),
    beside("household-with-heat-pump", { ...house, use: { ...use, heatPump: true } }),
    ...TRADES.map((trade) => beside(trade, { ...house, customer: "business", use: { ...use, trade } })),
  ];
}

function sellersBeside(situation: Situation): Beside[] {
  const { seller } = situation;
  return ROOF_SIZES.map((size): Beside => {
    const roofs = [{ kilowattsPeak: kilowattsPeak(size), tilt: 35, azimuth: 180 }];
    const installation = { technology: "solar", roofs, power: null, inverter: null } as const;
    const use = { ...seller.use, series: null };
    return [`${size}-kwp`, { ...situation, seller: { ...seller, use, installation } }];
  });
}
