import type { Euros, EurosPerKilowattHour, EurosPerYear } from "#domain/units/quantity.ts";

export const contractKinds = ["single", "day-night", "dynamic"] as const;
export type ContractKind = (typeof contractKinds)[number];

/**
 * What the supplier of a connection asks and pays. Null is what we propose. Amounts as a party bears them: a household
 * with VAT, a business without.
 */
export type SupplyContract = {
  product: string | null;
  kind: ContractKind;
  energyPrice: EurosPerKilowattHour | null;
  energyPriceNight: EurosPerKilowattHour | null;
  fixedFee: EurosPerYear | null;
  injectionPrice: EurosPerKilowattHour | null;
  /** What the supplier asks a year for sharing. */
  sharingFee: Euros | null;
};
