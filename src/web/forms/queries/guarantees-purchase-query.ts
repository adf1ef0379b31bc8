import * as z from "zod/mini";
import type { PurchaseAnswers } from "#application/guarantees/estimate-purchase.ts";
import type { guaranteeDefaults } from "#application/guarantees/guarantee-defaults.ts";
import { guaranteesLimits } from "#domain/economics/guarantees/guarantees-income.ts";
import { euros, share } from "#domain/units/quantity.ts";
import { asTyped, numberParameter, type QueryReading, readQuery } from "#web/forms/queries/number-query.ts";
import { withUnit } from "#web/forms/with-unit.ts";

export type PurchaseField = "verbruik" | "dekking" | "prijs";

const PERCENT = 100;

const schema = z.pipe(
  z.object({
    verbruik: numberParameter({ limits: guaranteesLimits.consumedMegawattHours, blank: "refused" }),
    dekking: numberParameter({ limits: guaranteesLimits.coveredPercent, blank: "refused" }),
    prijs: numberParameter({ limits: guaranteesLimits.pricePerGuarantee, blank: "refused" }),
  }),
  z.transform((query) => ({
    consumedMegawattHours: query.verbruik,
    coveredShare: withUnit(query.dekking, (percent) => share(percent / PERCENT)),
    pricePerGuarantee: withUnit(query.prijs, euros),
  })),
);

/** What a company that buys guarantees has told. */
export const readPurchaseQuery = (
  params: URLSearchParams,
  defaults: ReturnType<typeof guaranteeDefaults>,
): QueryReading<PurchaseField, PurchaseAnswers> =>
  readQuery(params, schema, { verbruik: null, dekking: "100", prijs: asTyped(defaults.price.value) });
