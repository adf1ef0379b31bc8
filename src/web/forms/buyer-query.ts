import * as z from "zod/mini";
import type { BuyerAnswers } from "#application/estimates/estimate-for-buyer.ts";
import type { SaleTerms } from "#application/estimates/sale-terms.ts";
import { saleLimits } from "#domain/economics/sale-limits.ts";
import { euros, eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";
import {
  asTyped,
  numberParameter,
  postcodeParameter,
  postcodePattern,
  type QueryReading,
  readQuery,
} from "#web/forms/number-query.ts";
import { given, type SaleField } from "#web/forms/sale-fields.ts";

export type BuyerField = SaleField | "verbruik";
export type BuyerReading = QueryReading<BuyerField, BuyerAnswers & { postcode: string | null }>;

const CENTS = 100;

const schema = (market: "be" | "nl") =>
  z.pipe(
    z.object({
      postcode: postcodeParameter(postcodePattern(market)),
      verbruik: numberParameter({ limits: saleLimits.consumption, blank: "allowed" }),
      gedeeld: numberParameter({ limits: saleLimits.sharedEnergy, blank: "allowed" }),
      energieprijs: numberParameter({ limits: saleLimits.energyPrice, scale: CENTS, blank: "refused" }),
      prijs: numberParameter({ limits: saleLimits.agreedPrice, scale: CENTS, blank: "refused" }),
      kost: numberParameter({ limits: saleLimits.fee, blank: "refused" }),
      injectieprijs: numberParameter({ limits: saleLimits.injectionPrice, scale: CENTS, blank: "allowed" }),
    }),
    z.transform((query) => ({
      postcode: query.postcode,
      consumption: given(query.verbruik, kilowattHours),
      sharedEnergy: given(query.gedeeld, kilowattHours),
      energyPrice: given(query.energieprijs, eurosPerKilowattHour),
      agreedPrice: given(query.prijs, eurosPerKilowattHour),
      injectionPrice: given(query.injectieprijs, eurosPerKilowattHour),
      fee: given(query.kost, euros),
    })),
  );

/** Terms are null where we propose nothing, as on the Dutch market. */
export const readBuyerQuery = (params: URLSearchParams, market: "be" | "nl", terms: SaleTerms | null): BuyerReading =>
  readQuery(params, schema(market), {
    postcode: null,
    verbruik: null,
    gedeeld: null,
    energieprijs: terms && asTyped(terms.energyPrice.value, CENTS),
    prijs: terms && asTyped(terms.agreedPrice, CENTS),
    kost: terms && asTyped(terms.feeBuyer.value),
    injectieprijs: terms && asTyped(terms.injectionPrice.value, CENTS),
  });
