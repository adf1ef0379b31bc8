import type { Figure, FigureList } from "#domain/figure.ts";
import { kilowattHoursPerKilowattPeak, share } from "#domain/units/quantity.ts";
import { estimated } from "#figures/write-figure.ts";

const READ_ON = "2026-11-14";

export const solarYield = {
  value: kilowattHoursPerKilowattPeak(950),
  unit: "kWh/kWp",
  status: "found",
  source: {
    title: "Gemiddelde jaaropbrengst van zonnepanelen in België",
    publisher: "eha.be en OptimCE",
    readOn: READ_ON,
  },
  validFrom: "2026-01-01",
} as const satisfies Figure<"kWh/kWp">;

const JANUARY_TO_DECEMBER = [
  0.0368345, 0.0454585, 0.0784144, 0.1067994, 0.1236484, 0.1242595, 0.1267289, 0.1200005, 0.0963172, 0.0702331,
  0.0410124, 0.0302932,
] as const;

/** The part of a year's sun that falls in each month, January first. */
export const monthlySolarShares = {
  value: JANUARY_TO_DECEMBER.map(share),
  unit: "share",
  status: "found",
  source: {
    title: "Maandsleutel van het prosumententarief naar de zonneschijn te Ukkel, op de tariefkaart Burgerstroom",
    publisher: "Ecopower",
    readOn: READ_ON,
  },
  validFrom: "2026-04-01",
} as const satisfies FigureList<"share">;

const goodRoof = {
  source: {
    title: "Schatting: opbrengst van een modern en goed gelegen dak",
    publisher: "Eigen schatting",
    readOn: READ_ON,
  },
  validFrom: "2026-01-01",
} as const;

export const solarYieldGoodRoof = {
  lowest: estimated("kWh/kWp", 1000, goodRoof),
  highest: estimated("kWh/kWp", 1050, goodRoof),
};

/** What panels lose each year. */
export const solarDegradation = estimated("share", 0.005, {
  source: {
    title: "Schatting: verlies van kristallijne panelen per jaar, in het midden van gangbare fabrieksgaranties",
    publisher: "Eigen schatting",
    readOn: READ_ON,
  },
  validFrom: "2026-01-01",
});

/** In degrees: the tilts of the columns below. */
export const orientationTilts = [0, 15, 35, 45, 60, 90] as const;

const factors = (...values: number[]): FigureList<"share"> => ({
  value: values.map(share),
  unit: "share",
  status: "estimate",
  source: {
    title: "Schatting: opbrengst per richting en helling ten opzichte van zuid op 35 graden, op drie punten na",
    publisher: "Eigen schatting",
    readOn: READ_ON,
  },
  validFrom: "2026-01-01",
});

/** What a roof yields of one that faces south at 35 degrees: a rule of thumb, to hold the model against. */
export const orientationFactors = {
  south: factors(0.87, 0.95, 1, 0.99, 0.94, 0.7),
  southEastOrWest: factors(0.87, 0.93, 0.96, 0.94, 0.88, 0.65),
  eastOrWest: factors(0.87, 0.86, 0.82, 0.79, 0.72, 0.52),
  northEastOrWest: factors(0.87, 0.79, 0.67, 0.6, 0.5, 0.34),
  north: factors(0.87, 0.76, 0.59, 0.51, 0.39, 0.23),
};
