import * as customerSizes from "#figures/customer-sizes.ts";
import * as emissions from "#figures/emissions.ts";
import { federalLevies } from "#figures/federal-levies.ts";
import { listFigures, type NamedFigure } from "#figures/figure-trees.ts";
import * as guarantees from "#figures/guarantees.ts";
import * as marketPriceYear from "#figures/market-price-year.ts";
import * as marketPrices from "#figures/market-prices.ts";
import * as belgianClimate from "#figures/profiles/belgian-climate.ts";
import * as householdUse from "#figures/profiles/household-use.ts";
import * as smallGenerators from "#figures/profiles/small-generators.ts";
import * as sharingPractice from "#figures/sharing-practice.ts";
import * as solar from "#figures/solar.ts";
import * as suppliers from "#figures/suppliers.ts";
import { brussels2026 } from "#figures/tariffs/brussels-2026.ts";
import { brussels2027Indicative } from "#figures/tariffs/brussels-2027-indicative.ts";
import { flanders2025 } from "#figures/tariffs/flanders-2025.ts";
import { flanders2026, flanders2026Finer } from "#figures/tariffs/flanders-2026.ts";
import { netherlands2024 } from "#figures/tariffs/netherlands-2024.ts";
import { netherlands2025 } from "#figures/tariffs/netherlands-2025.ts";
import { netherlands2026 } from "#figures/tariffs/netherlands-2026.ts";
import { taxNorms } from "#figures/tax-norms.ts";
import * as vat from "#figures/vat.ts";

/** Everything that `npm run figures` prints and the tests look over. A test misses whatever file is not named here. */
const TABLES: Readonly<Record<string, unknown>> = {
  flanders2025,
  flanders2026,
  flanders2026Finer,
  brussels2026,
  brussels2027Indicative,
  netherlands2024,
  netherlands2025,
  netherlands2026,
  federalLevies,
  vat,
  taxNorms,
  suppliers,
  marketPrices,
  marketPriceYear,
  guarantees,
  emissions,
  solar,
  sharingPractice,
  customerSizes,
  belgianClimate,
  householdUse,
  smallGenerators,
};

export const allFigures: readonly NamedFigure[] = listFigures(TABLES, "");
