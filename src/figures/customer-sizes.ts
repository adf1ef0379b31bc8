import type { Figure } from "#domain/figure.ts";
import type { BusinessKind } from "#domain/profiles/load/business-hours.ts";
import { estimated, found } from "#figures/write-figure.ts";

const READ_ON = "2026-11-14";
const household = {
  source: { title: "Schatting: gezinsgroottes zoals in de V-test", publisher: "Eigen schatting", readOn: READ_ON },
  validFrom: "2026-01-01",
} as const;
const enterprise = {
  source: {
    title: "Schatting: kmo-profielen zoals bij de CREG en de Vlaamse Nutsregulator",
    publisher: "Eigen schatting",
    readOn: READ_ON,
  },
  validFrom: "2026-01-01",
} as const;

const priceComparison = {
  source: {
    title: "Prijsvergelijking elektriciteit voor een gezin met enkelvoudig tarief, juni 2026",
    publisher: "OptimCE, naar de CREG",
    readOn: READ_ON,
  },
  validFrom: "2026-06-01",
} as const;
/** The household by which the federal regulator compares prices. */
export const regulatorHousehold = found("kWh", 3500, priceComparison);

/** What a kWh of that household was made of in Flanders. The published shares are rounded and add up to a little more. */
export const flemishBillShares = {
  energy: found("share", 0.393, priceComparison),
  grid: found("share", 0.287, priceComparison),
  levies: found("share", 0.264, priceComparison),
  vat: found("share", 0.057, priceComparison),
};

/** Yearly offtake of a household, for whoever does not know their own. */
export const householdSizes = {
  verySmall: estimated("kWh", 1200, household),
  small: estimated("kWh", 2000, household),
  average: estimated("kWh", 3500, household),
  large: estimated("kWh", 7500, household),
  veryLarge: estimated("kWh", 20_000, household),
} as const;

export const enterpriseSizes = {
  shopSmallest: estimated("kWh", 10_000, enterprise),
  shopLargest: estimated("kWh", 20_000, enterprise),
  workshopSmallest: estimated("kWh", 30_000, enterprise),
  workshopLargest: estimated("kWh", 50_000, enterprise),
  enterpriseSmallest: estimated("kWh", 100_000, enterprise),
  enterpriseLargest: estimated("kWh", 160_000, enterprise),
} as const;

const tradeSizes: Readonly<Record<BusinessKind, Figure<"kWh">>> = {
  office: enterpriseSizes.shopSmallest,
  shop: enterpriseSizes.shopLargest,
  bakery: enterpriseSizes.workshopSmallest,
  school: enterpriseSizes.workshopSmallest,
  farm: enterpriseSizes.workshopSmallest,
  workshop: enterpriseSizes.workshopLargest,
  "cold-store": enterpriseSizes.workshopLargest,
};

/** What a business of a trade uses in a year, for whoever did not tell. */
export const sizeOfTrade = (trade: BusinessKind): Figure<"kWh"> => tradeSizes[trade];
