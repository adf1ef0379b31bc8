import { kilovoltAmperes } from "#domain/units/quantity.ts";
import type { BrusselsYear } from "#figures/tariffs/brussels-2026.ts";
import { estimated } from "#figures/write-figure.ts";

const indicative = {
  validFrom: "2027-01-01",
  validUntil: "2027-12-31",
  source: {
    title: "Indicatieve distributienettarieven Sibelga 2027 in het rooster 2025-2027",
    publisher: "Brugel",
    readOn: "2026-11-14",
  },
} as const;

// The grid of the regulator is without VAT, the cards of 2026 beside which these stand are with 6 %.
const withVat = (amount: number) => amount * 1.06;

/** The few numbers of 2027 that Brugel announced; they are no final tariffs, so they are estimates. */
export const brussels2027Indicative = {
  powerTerm: [
    { upTo: kilovoltAmperes(13), yearly: estimated("EUR/yr", withVat(53.22), indicative) },
    { upTo: null, yearly: estimated("EUR/yr", withVat(106.43), indicative) },
  ],
  gridUseDay: estimated("EUR/kWh", 0.0588215, indicative),
} as const satisfies Pick<BrusselsYear, "powerTerm"> & { gridUseDay: BrusselsYear["gridUse"]["day"] };
