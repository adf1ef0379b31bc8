import { areaTariffs, type FlemishYear } from "#figures/tariffs/flemish-year.ts";
import { found } from "#figures/write-figure.ts";

const READ_ON = "2026-11-14";
const year = { validFrom: "2026-01-01", validUntil: "2026-12-31" } as const;

const grid = {
  ...year,
  source: {
    title: "Distributienettarieven elektriciteit 2026, laagspanning, digitale meter",
    publisher: "Vlaamse Nutsregulator, ingelezen door EnergieID",
    readOn: READ_ON,
  },
};
const fund = {
  ...year,
  source: {
    title: "Bijdrage Energiefonds 2026",
    publisher: "Vlaamse overheid, ingelezen door EnergieID",
    readOn: READ_ON,
  },
};
// A supplier sets these itself: green power 1.10 cents on both cards, heat and power 0.392 to 0.42.
const certificates = {
  ...year,
  source: {
    title: "Bijdragen groene stroom en WKK op de tariefkaarten van april-mei 2026",
    publisher: "Ecopower en EBEM",
    readOn: READ_ON,
  },
};

const area = areaTariffs(grid);

export const flanders2026 = {
  year: 2026,
  areas: {
    antwerpen: area(49.4, 0.0505027, 0.0454058),
    "halle-vilvoorde": area(56.04, 0.053177, 0.0482899),
    imewo: area(54.2, 0.0522864, 0.0473024),
    kempen: area(56.21, 0.0597838, 0.0534019),
    limburg: area(49.05, 0.0542695, 0.0489353),
    "midden-vlaanderen": area(50.12, 0.0498061, 0.0450784),
    west: area(57.1, 0.0631937, 0.056536),
    "zenne-dijle": area(56.12, 0.0553921, 0.0501456),
  },
  peakFloor: found("kW", 2.5, grid),
  maximum: found("EUR/kWh", 0.3276168, grid),
  dataManagement: found("EUR/yr", 17.85, grid),
  greenCertificates: found("EUR/kWh", 0.011, certificates),
  heatCertificates: found("EUR/kWh", 0.0042, certificates),
  energyFund: { withDomicile: found("EUR/month", 0, fund), other: found("EUR/month", 10.07, fund) },
} as const satisfies FlemishYear;
