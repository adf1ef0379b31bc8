import type { Figure } from "#domain/figure.ts";
import { type EurosPerKilowattHour, plus, type Quantity, times } from "#domain/units/quantity.ts";
import { brusselsEnergyPrice, brusselsInjectionPrice, brusselsSupplierFee } from "#figures/brussels-2026.ts";
import { supplierFeeOf, tariffCards, vatOnEnergy, vatOnSharingFee } from "#figures/sharing-2026.ts";

export type CalculatorKind = "general" | "flanders" | "brussels" | "business";

/** What a calculator fills in until the visitor knows better. */
export type SaleTerms = {
  energyPrice: Figure<"EUR/kWh">;
  injectionPrice: Figure<"EUR/kWh">;
  agreedPrice: EurosPerKilowattHour;
  feeBuyer: Figure<"EUR">;
  feeSeller: Figure<"EUR">;
};

const { engieEasyFixed, enecoSunWindFixed } = tariffCards;

const FLEMISH = {
  energyPrice: engieEasyFixed.energyPrice,
  injectionPrice: enecoSunWindFixed.injectionPrice,
  feeBuyer: supplierFeeOf(engieEasyFixed.supplier),
  feeSeller: supplierFeeOf(enecoSunWindFixed.supplier),
};

const BRUSSELS = {
  energyPrice: brusselsEnergyPrice,
  injectionPrice: brusselsInjectionPrice,
  feeBuyer: brusselsSupplierFee,
  feeSeller: brusselsSupplierFee,
};

// An enterprise deducts VAT, so it compares without; a household card is then no more than an estimate for it.
const BUSINESS = {
  energyPrice: withoutVat(FLEMISH.energyPrice, vatOnEnergy),
  injectionPrice: { ...FLEMISH.injectionPrice, status: "estimate" },
  feeBuyer: withoutVat(FLEMISH.feeBuyer, vatOnSharingFee),
  feeSeller: withoutVat(FLEMISH.feeSeller, vatOnSharingFee),
} satisfies Omit<SaleTerms, "agreedPrice">;

const TERMS: Readonly<Record<CalculatorKind, Omit<SaleTerms, "agreedPrice">>> = {
  general: FLEMISH,
  flanders: FLEMISH,
  brussels: BRUSSELS,
  business: BUSINESS,
};

export function saleTerms(kind: CalculatorKind): SaleTerms {
  const terms = TERMS[kind];
  return { ...terms, agreedPrice: times(plus(terms.energyPrice.value, terms.injectionPrice.value), 0.5) };
}

function withoutVat<U extends string>(figure: Figure<U>, rate: Figure<"share">): Figure<U> {
  return { ...figure, value: (figure.value / (1 + rate.value)) as Quantity<U>, status: "estimate" };
}
