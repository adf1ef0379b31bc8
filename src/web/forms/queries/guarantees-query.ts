import * as z from "zod/mini";
import type { GuaranteesAnswers } from "#application/guarantees/estimate-guarantees.ts";
import type { guaranteeDefaults } from "#application/guarantees/guarantee-defaults.ts";
import { guaranteesLimits } from "#domain/economics/guarantees/guarantees-income.ts";
import { euros, share } from "#domain/units/quantity.ts";
import { asTyped, numberParameter, type QueryReading, readQuery } from "#web/forms/queries/number-query.ts";
import { withUnit } from "#web/forms/with-unit.ts";

export type GuaranteesField = "mwh" | "rest" | "prijs" | "aandeel" | "kost";
export type GuaranteesReading = QueryReading<GuaranteesField, GuaranteesAnswers>;

const PERCENT = 100;

const schema = z.pipe(
  z.object({
    mwh: numberParameter({ limits: guaranteesLimits.injectedMegawattHours, blank: "refused" }),
    rest: numberParameter({ limits: guaranteesLimits.carriedMegawattHours, blank: "allowed" }),
    prijs: numberParameter({ limits: guaranteesLimits.pricePerGuarantee, blank: "refused" }),
    aandeel: numberParameter({ limits: guaranteesLimits.brokerPercent, blank: "refused" }),
    kost: numberParameter({ limits: guaranteesLimits.yearlyFee, blank: "allowed" }),
  }),
  z.transform((query) => ({
    injectedMegawattHours: query.mwh,
    carriedMegawattHours: query.rest,
    pricePerGuarantee: withUnit(query.prijs, euros),
    brokerShare: withUnit(query.aandeel, (percent) => share(percent / PERCENT)),
    yearlyFee: withUnit(query.kost, euros),
  })),
);

export const readGuaranteesQuery = (
  params: URLSearchParams,
  defaults: ReturnType<typeof guaranteeDefaults>,
): GuaranteesReading =>
  readQuery(params, schema, {
    mwh: null,
    rest: null,
    prijs: asTyped(defaults.price.value),
    aandeel: asTyped(defaults.brokerShare.value, PERCENT),
    kost: null,
  });
