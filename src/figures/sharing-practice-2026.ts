import type { Figure } from "#domain/figure.ts";
import { type Quantity, share } from "#domain/units/quantity.ts";

const READ_ON = "2026-11-14";

/** Of all power that Flemish sharers inject, the part that meets somebody's offtake in its own quarter-hour. */
export const sharedShareOfInjection = {
  value: share(0.2),
  unit: "share",
  status: "found",
  source: {
    title: "Aandeel van de injectie dat in Vlaanderen echt gedeeld wordt",
    publisher: "OptimCE, naar cijfers van de VREG",
    publishedOn: "2026-08-05",
    readOn: READ_ON,
  },
  validFrom: "2026-01-01",
} as const satisfies Figure<"share">;

export const yearlyYield = {
  value: 950 as Quantity<"kWh/kWp">,
  unit: "kWh/kWp",
  status: "found",
  source: {
    title: "Gemiddelde jaaropbrengst van zonnepanelen in België",
    publisher: "eha.be en OptimCE",
    readOn: READ_ON,
  },
  validFrom: "2026-01-01",
} as const satisfies Figure<"kWh/kWp">;

/** The key of the Walloon prosumer tariff: the only official share for a roof without a battery. */
export const selfConsumption = {
  value: share(0.3776),
  unit: "share",
  status: "found",
  source: {
    title: "Zelfverbruik zonder batterij, officiële Waalse verdeelsleutel",
    publisher: "OptimCE, naar de CWaPE",
    readOn: READ_ON,
  },
  validFrom: "2026-01-01",
} as const satisfies Figure<"share">;
