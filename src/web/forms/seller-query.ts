import * as z from "zod/mini";
import type { SellerAnswers } from "#application/estimates/estimate-for-seller.ts";
import type { SaleTerms } from "#application/estimates/sale-terms.ts";
import { saleLimits } from "#domain/economics/sale-limits.ts";
import { euros, eurosPerKilowattHour, kilowattHours, kilowattsPeak } from "#domain/units/quantity.ts";
import {
  asTyped,
  numberParameter,
  postcodeParameter,
  postcodePattern,
  type QueryReading,
  readQuery,
} from "#web/forms/number-query.ts";
import { given, type SaleField } from "#web/forms/sale-fields.ts";

export type SellerField = SaleField | "kwp";
export type SellerReading = QueryReading<SellerField, SellerAnswers & { postcode: string | null }>;

const CENTS = 100;

const schema = (market: "be" | "nl") =>
  z.pipe(
    z.object({
      postcode: postcodeParameter(postcodePattern(market)),
      kwp: numberParameter({ limits: saleLimits.kilowattPeak, blank: "allowed" }),
      gedeeld: numberParameter({ limits: saleLimits.sharedEnergy, blank: "allowed" }),
      injectieprijs: numberParameter({ limits: saleLimits.injectionPrice, scale: CENTS, blank: "refused" }),
      prijs: numberParameter({ limits: saleLimits.agreedPrice, scale: CENTS, blank: "refused" }),
      kost: numberParameter({ limits: saleLimits.fee, blank: "refused" }),
      energieprijs: numberParameter({ limits: saleLimits.energyPrice, scale: CENTS, blank: "allowed" }),
    }),
    z.transform((query) => ({
      postcode: query.postcode,
      kilowattPeak: given(query.kwp, kilowattsPeak),
      sharedEnergy: given(query.gedeeld, kilowattHours),
      injectionPrice: given(query.injectieprijs, eurosPerKilowattHour),
      agreedPrice: given(query.prijs, eurosPerKilowattHour),
      energyPrice: given(query.energieprijs, eurosPerKilowattHour),
      fee: given(query.kost, euros),
    })),
  );

/** Terms are null where we propose nothing, as on the Dutch market. */
export const readSellerQuery = (params: URLSearchParams, market: "be" | "nl", terms: SaleTerms | null): SellerReading =>
  readQuery(params, schema(market), {
    postcode: null,
    kwp: null,
    gedeeld: null,
    injectieprijs: terms && asTyped(terms.injectionPrice.value, CENTS),
    prijs: terms && asTyped(terms.agreedPrice, CENTS),
    kost: terms && asTyped(terms.feeSeller.value),
    energieprijs: terms && asTyped(terms.energyPrice.value, CENTS),
  });
