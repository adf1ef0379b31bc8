import { connectionEstimate, type DutchYear, dutchOrigin, taxBracket } from "#figures/tariffs/dutch-year.ts";
import { estimated, found } from "#figures/write-figure.ts";

const tax = dutchOrigin(2025, "Energiebelasting elektriciteit 2025, zonder btw", "Rijksoverheid, naar PZEM en Engie");
const unchecked = dutchOrigin(2025, "Schijven boven 10.000 kWh in 2025, niet nagekeken", "Eigen schatting");

export const netherlands2025 = {
  year: 2025,
  energyTax: [
    taxBracket(10_000, found("EUR/kWh", 0.10154, tax)),
    taxBracket(50_000, estimated("EUR/kWh", 0.06937, unchecked)),
    taxBracket(10_000_000, estimated("EUR/kWh", 0.03868, unchecked)),
    taxBracket(null, estimated("EUR/kWh", 0.00321, unchecked)),
  ],
  taxReduction: found("EUR/yr", 524.95, tax),
  gridConnection: connectionEstimate(2025),
} as const satisfies DutchYear;
