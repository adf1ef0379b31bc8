import { connectionEstimate, type DutchYear, dutchOrigin, taxBracket } from "#figures/tariffs/dutch-year.ts";
import { found } from "#figures/write-figure.ts";

const tax = dutchOrigin(2024, "Energiebelasting elektriciteit 2024, zonder btw", "Rijksoverheid, naar PZEM en Engie");

export const netherlands2024 = {
  year: 2024,
  energyTax: [
    taxBracket(10_000, found("EUR/kWh", 0.1088, tax)),
    taxBracket(50_000, found("EUR/kWh", 0.09037, tax)),
    taxBracket(10_000_000, found("EUR/kWh", 0.03943, tax)),
    taxBracket(null, found("EUR/kWh", 0.00188, tax)),
  ],
  taxReduction: found("EUR/yr", 521.81, tax),
  gridConnection: connectionEstimate(2024),
} as const satisfies DutchYear;
