import type { Figure, FigureList } from "#domain/figure.ts";
import type { Climate, DegreesCelsius, MetresPerSecond } from "#domain/profiles/production/model-weather.ts";
import { share } from "#domain/units/quantity.ts";
import { monthlySolarShares } from "#figures/solar.ts";

const READ_ON = "2026-11-15";

export const monthlyTemperature = {
  value: [3.7, 4.2, 7.1, 10.4, 13.9, 16.7, 18.7, 18.4, 15.2, 11.3, 7.2, 4.3].map((mean) => mean as DegreesCelsius),
  unit: "degC",
  status: "estimate",
  source: {
    title:
      "Normalen van Ukkel 1991-2020; januari (3,7) en juli (18,7) nagelezen in maandoverzichten, de rest uit kennis",
    publisher: "KMI, via rtl.be en brf.be",
    readOn: READ_ON,
  },
  validFrom: "2021-01-01",
} as const satisfies FigureList<"degC">;

export const temperatureSpread = {
  value: 3.3 as DegreesCelsius,
  unit: "degC",
  status: "estimate",
  source: {
    title: "Spreiding van daggemiddelden rond de maandnorm; gekozen bij het gematigde zeeklimaat",
    publisher: "eigen rekenmodel",
    readOn: READ_ON,
  },
  validFrom: "2021-01-01",
} as const satisfies Figure<"degC">;

/** KMI found 3.4 m/s in Uccle in 2016 "very abnormally low"; a hub at 15 m in open land sees somewhat more. */
export const monthlyWind = {
  value: [5.4, 5.2, 4.9, 4.3, 4.1, 3.8, 3.8, 3.7, 3.9, 4.4, 4.8, 5.2].map((mean) => mean as MetresPerSecond),
  unit: "m/s",
  status: "estimate",
  source: {
    title: "Windsnelheid op 15 m in open veld, afgeleid van Ukkel (jaargemiddelde rond 3,5 à 4 m/s)",
    publisher: "eigen rekenmodel, naar het KMI via deredactie.be",
    readOn: READ_ON,
  },
  validFrom: "2021-01-01",
} as const satisfies FigureList<"m/s">;

export const monthlyClearness = {
  value: [0.529, 0.478, 0.512, 0.577, 0.576, 0.595, 0.588, 0.616, 0.607, 0.574, 0.53, 0.526].map(share),
  unit: "share",
  status: "estimate",
  source: {
    title: "Zo gekozen dat een zuiddak van 35 graden vanzelf de maandsleutel volgt bij 988 kWh/m² op een plat vlak",
    publisher: "eigen rekenmodel",
    readOn: READ_ON,
  },
  validFrom: "2021-01-01",
} as const satisfies FigureList<"share">;

/** The range of six independent years is on average 2.53 deviations: (1,093 - 850) / 2.53 / 971. */
export const solarYearSpread = {
  value: share(0.099),
  unit: "share",
  status: "estimate",
  source: {
    title: "Spreiding van de jaaropbrengst, uit 850 tot 1.093 kWh/kWp van het Belgische zonnepark in 2020-2025",
    publisher: "eigen berekening, naar Elia",
    readOn: READ_ON,
  },
  validFrom: "2021-01-01",
} as const satisfies Figure<"share">;

export const solarMonthSpread = {
  value: share(0.15),
  unit: "share",
  status: "estimate",
  source: {
    title: "Spreiding van een maand rond haar sleutel; juni 2023 gaf 16,3 % van het jaar tegen 12,4 % in de sleutel",
    publisher: "eigen rekenmodel, naar Elia",
    readOn: READ_ON,
  },
  validFrom: "2021-01-01",
} as const satisfies Figure<"share">;

export const belgianClimate: Climate = {
  monthlySolarShares: monthlySolarShares.value,
  monthlyClearness: monthlyClearness.value,
  solarYearSpread: solarYearSpread.value,
  solarMonthSpread: solarMonthSpread.value,
  monthlyTemperature: monthlyTemperature.value,
  temperatureSpread: temperatureSpread.value,
  monthlyWind: monthlyWind.value,
};
