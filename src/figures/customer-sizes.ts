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

/** The household by which the federal regulator compares prices, on a single rate. */
export const regulatorHousehold = found("kWh", 3500, {
  source: {
    title: "Prijsvergelijking elektriciteit voor een gezin, juni 2026",
    publisher: "OptimCE, naar de CREG",
    readOn: READ_ON,
  },
  validFrom: "2026-06-01",
});

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
