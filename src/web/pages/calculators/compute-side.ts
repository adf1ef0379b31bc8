import { estimateForBuyer } from "#application/estimates/estimate-for-buyer.ts";
import { estimateForSeller } from "#application/estimates/estimate-for-seller.ts";
import type { SaleTerms } from "#application/estimates/sale-terms.ts";
import { type SharingPractice, sharedOfConsumption, sharedOfRoof } from "#application/estimates/sharing-practice.ts";
import type { SideEstimate } from "#application/estimates/side-estimate.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { faultSentence } from "#content/pages/calculators/number-faults.ts";
import { sideResultWords } from "#content/pages/calculators/side-result.ts";
import { type Region, regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import { euros, type KilowattHours, type KilowattsPeak } from "#domain/units/quantity.ts";
import { type BuyerField, readBuyerQuery } from "#web/forms/buyer-query.ts";
import type { QueryFault, QueryReading } from "#web/forms/number-query.ts";
import { readSellerQuery, type SellerField } from "#web/forms/seller-query.ts";

/** What the address does not tell. The server sends it along, so that the browser can do the same sum. */
export type CalculatorGivens = {
  side: "buyer" | "seller";
  market: "be" | "nl";
  siteName: string;
  platformFee: number;
  terms: SaleTerms | null;
  practice: SharingPractice | null;
};

export type CalculatorField = BuyerField | SellerField;

export type Calculation = {
  typed: Partial<Record<CalculatorField, string>>;
  errors: Partial<Record<CalculatorField, string>>;
  place: { postcode: string; region: Region | null } | null;
  /** Fills the gaps of the sentence that tells how a volume was estimated. */
  volumeFacts: Record<string, string> | null;
  estimate: SideEstimate | null;
  result: ReturnType<typeof sideResultWords> | null;
};

/** From an address to everything that the page shows. Pure: the same on the server and in the browser. */
export function computeSide(params: URLSearchParams, givens: CalculatorGivens): Calculation {
  return givens.side === "buyer" ? computeBuyer(params, givens) : computeSeller(params, givens);
}

function computeBuyer(params: URLSearchParams, givens: CalculatorGivens): Calculation {
  const { market, terms, practice } = givens;
  const reading = readBuyerQuery(params, market, terms);
  const frame = frameOf(reading, givens);
  const { answers } = reading;
  if (answers === null || frame.place?.region === "wallonia") return frame;
  const platformFee = euros(givens.platformFee);
  const estimate = estimateForBuyer(answers, { practice, platformFee, feeSeller: terms?.feeSeller.value ?? null });
  const { consumption, sharedEnergy } = answers;
  const volumeFacts = consumption === null || sharedEnergy !== null ? null : consumptionFacts(consumption, practice);
  return { ...frame, estimate, volumeFacts, result: estimate && sideResultWords(estimate, { name: givens.siteName }) };
}

function computeSeller(params: URLSearchParams, givens: CalculatorGivens): Calculation {
  const { market, terms, practice } = givens;
  const reading = readSellerQuery(params, market, terms);
  const frame = frameOf(reading, givens);
  const { answers } = reading;
  if (answers === null || frame.place?.region === "wallonia") return frame;
  const platformFee = euros(givens.platformFee);
  const estimate = estimateForSeller(answers, { practice, platformFee, feeBuyer: terms?.feeBuyer.value ?? null });
  const { kilowattPeak, sharedEnergy } = answers;
  const volumeFacts = kilowattPeak === null || sharedEnergy !== null ? null : roofFacts(kilowattPeak, practice);
  return { ...frame, estimate, volumeFacts, result: estimate && sideResultWords(estimate, { name: givens.siteName }) };
}

function frameOf<Name extends CalculatorField>(
  { typed, faults, answers }: QueryReading<Name, { postcode: string | null }>,
  { market }: CalculatorGivens,
): Calculation {
  const errors: Calculation["errors"] = {};
  for (const [field, fault] of Object.entries(faults) as [Name, QueryFault][]) {
    errors[field] = faultSentence(fault, market);
  }
  const postcode = answers?.postcode ?? null;
  const place = postcode === null ? null : { postcode, region: market === "be" ? regionOfPostcode(postcode) : null };
  return { typed, errors, place, volumeFacts: null, estimate: null, result: null };
}

const whole = { fractionDigitsMax: 0 };

// Where nobody measured sharing there is nothing to fill in: the sentence then says just that.
function consumptionFacts(consumption: KilowattHours, practice: SharingPractice | null): Record<string, string> {
  if (practice === null) return {};
  return {
    share: formatPercent(practice.sharedShare.value),
    consumption: formatKilowattHours(consumption, whole),
    shared: formatKilowattHours(sharedOfConsumption(consumption, practice), whole),
  };
}

function roofFacts(kilowattPeak: KilowattsPeak, practice: SharingPractice | null): Record<string, string> {
  if (practice === null) return {};
  const { production, injection, shared } = sharedOfRoof(kilowattPeak, practice);
  return {
    share: formatPercent(practice.sharedShare.value),
    kilowattPeak: `${formatNumber(kilowattPeak)} kWp`,
    production: formatKilowattHours(production, whole),
    injection: formatKilowattHours(injection, whole),
    shared: formatKilowattHours(shared, whole),
  };
}
