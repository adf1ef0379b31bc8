import type { Figure } from "#domain/figure.ts";
import type { Euros, KilovoltAmperes } from "#domain/units/quantity.ts";

export type TaxSituation = {
  seller: "private" | "enterprise";
  /** Of all inverters on the connection together, alternating current. */
  inverterPower: KilovoltAmperes;
  /** Panels on or near the home whose power serves no profession, not even in part. */
  isOnlyPrivate: boolean;
  /** All that the seller sells in a year, not only power. */
  turnover: Euros;
};

export type TaxNorms = { powerMaximum: Figure<"kVA">; turnoverMaximum: Figure<"EUR"> };

export type TaxPosition = {
  income: { code: "not-taxable" | "diverse-income" | "professional-income" };
  vat: { code: "outside-vat" | "small-enterprise" | "liable" };
  isWithinPower: boolean;
  norms: TaxNorms;
};

/**
 * What the power of the inverter means for a seller. Income: circulaire 2023/C/42, not taxable for private panels
 * within the power and the normal care of one's own goods. VAT: circulaires 2023/C/64 and 2023/C/65; no circular
 * treats sharing itself, so an answer always comes with the advice to have it checked.
 */
export function taxPosition(situation: TaxSituation, norms: TaxNorms): TaxPosition {
  const isWithinPower = situation.inverterPower <= norms.powerMaximum.value;
  return {
    income: { code: incomeCode(situation, isWithinPower) },
    vat: { code: vatCode(situation, isWithinPower, norms) },
    isWithinPower,
    norms,
  };
}

function incomeCode({ seller, isOnlyPrivate }: TaxSituation, isWithinPower: boolean): TaxPosition["income"]["code"] {
  if (seller === "enterprise" || !isOnlyPrivate) return "professional-income";
  return isWithinPower ? "not-taxable" : "diverse-income";
}

function vatCode({ seller, turnover }: TaxSituation, isWithinPower: boolean, norms: TaxNorms) {
  if (seller === "private" && isWithinPower) return "outside-vat";
  return turnover <= norms.turnoverMaximum.value ? "small-enterprise" : "liable";
}
