import type { Figure } from "#domain/figure.ts";
import { euros, eurosPerKilowattHour } from "#domain/units/quantity.ts";

const READ_ON = "2026-11-14";
const VALID_FROM = "2026-04-01";

const megaSmartFixed = {
  title: "Tariefkaart Mega Smart Fixed voor Brussel, april-mei 2026",
  publisher: "Mega",
  readOn: READ_ON,
};

/** The energy component of a Brussels household card, 6 % VAT included. */
export const brusselsEnergyPrice = {
  value: eurosPerKilowattHour(0.1685),
  unit: "EUR/kWh",
  status: "found",
  source: megaSmartFixed,
  validFrom: VALID_FROM,
} as const satisfies Figure<"EUR/kWh">;

export const brusselsInjectionPrice = {
  value: eurosPerKilowattHour(0.0167),
  unit: "EUR/kWh",
  status: "found",
  source: megaSmartFixed,
  validFrom: VALID_FROM,
} as const satisfies Figure<"EUR/kWh">;

// The Brussels cards of Engie and Mega print no fee for sharing. Silence is no proof of zero.
export const brusselsSupplierFee = {
  value: euros(121),
  unit: "EUR",
  status: "estimate",
  source: {
    title: "Schatting: Brusselse tariefkaarten noemen geen kost, wij rekenen met de meest voorkomende Vlaamse",
    publisher: "Eigen vergelijking van tariefkaarten",
    readOn: READ_ON,
  },
  validFrom: VALID_FROM,
} as const satisfies Figure<"EUR">;
