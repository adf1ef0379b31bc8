import { connectionEstimate, type DutchYear, dutchOrigin, taxBracket } from "#figures/tariffs/dutch-year.ts";
import { found } from "#figures/write-figure.ts";

// One page rounds the rate to 0.09160.
const tax = dutchOrigin(2026, "Energiebelasting elektriciteit 2026, zonder btw", "Rijksoverheid, naar PZEM en Engie");
const reduction = dutchOrigin(
  2026,
  "Vermindering energiebelasting 2026, bij publicatie nog niet definitief",
  "Rijksoverheid, naar PZEM en Engie",
);

export const netherlands2026 = {
  year: 2026,
  // The brackets above 10,000 kWh were not found, and the bill refuses them.
  energyTax: [taxBracket(10_000, found("EUR/kWh", 0.09161, tax))],
  taxReduction: found("EUR/yr", 519.8, reduction),
  gridConnection: connectionEstimate(2026),
} as const satisfies DutchYear;
