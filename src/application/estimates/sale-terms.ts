import type { Figure } from "#domain/figure.ts";
import { type EurosPerKilowattHour, plus, type Quantity, times } from "#domain/units/quantity.ts";
import { brusselsCard, supplierFeeBrussels, supplierFeeOf, tariffCards } from "#figures/suppliers.ts";
import { belgianVat } from "#figures/vat.ts";

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
  energyPrice: brusselsCard.energyPrice,
  injectionPrice: brusselsCard.injectionPrice,
  feeBuyer: supplierFeeBrussels,
  feeSeller: supplierFeeBrussels,
};

// An enterprise deducts VAT, so it compares without; a household card is then no more than an estimate for it.
const BUSINESS = {
  energyPrice: withoutVat(FLEMISH.energyPrice, belgianVat.household),
  injectionPrice: { ...FLEMISH.injectionPrice, status: "estimate" },
  feeBuyer: withoutVat(FLEMISH.feeBuyer, belgianVat.sharingFee),
  feeSeller: withoutVat(FLEMISH.feeSeller, belgianVat.sharingFee),
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
