import { areaTariffs, type FlemishYear } from "#figures/tariffs/flemish-year.ts";
import { estimated, found } from "#figures/write-figure.ts";

const READ_ON = "2026-11-14";
const year = { validFrom: "2025-01-01", validUntil: "2025-12-31" } as const;

const grid = {
  ...year,
  source: {
    title: "Distributienettarieven elektriciteit 2025, laagspanning, digitale meter",
    publisher: "Vlaamse Nutsregulator, ingelezen door EnergieID",
    readOn: READ_ON,
  },
};
const fund = {
  ...year,
  source: {
    title: "Bijdrage Energiefonds 2025",
    publisher: "Vlaamse overheid, ingelezen door EnergieID",
    readOn: READ_ON,
  },
};
// The cards that we read are of 2026; what suppliers counted on in 2025 was not found.
const certificates = {
  ...year,
  source: {
    title: "Schatting: bijdragen groene stroom en WKK op de kaarten van april-mei 2026, ook voor 2025 genomen",
    publisher: "Ecopower en EBEM",
    readOn: READ_ON,
  },
};

const area = areaTariffs(grid);

export const flanders2025 = {
  year: 2025,
  areas: {
    antwerpen: area(50.24, 0.0565101, 0.0469616),
    "halle-vilvoorde": area(56.18, 0.0585279, 0.0493191),
    imewo: area(53.24, 0.0589031, 0.0491561),
    kempen: area(53.11, 0.0607412, 0.0503452),
    limburg: area(48.87, 0.0641263, 0.0531471),
    "midden-vlaanderen": area(49.04, 0.052898, 0.0445814),
    west: area(56.93, 0.0704386, 0.0579231),
    "zenne-dijle": area(55.8, 0.06061, 0.0510123),
  },
  peakFloor: found("kW", 2.5, grid),
  maximum: found("EUR/kWh", 0.3276168, grid),
  dataManagement: found("EUR/yr", 17.51, grid),
  greenCertificates: estimated("EUR/kWh", 0.011, certificates),
  heatCertificates: estimated("EUR/kWh", 0.0042, certificates),
  energyFund: { withDomicile: found("EUR/month", 0, fund), other: found("EUR/month", 9.88, fund) },
} as const satisfies FlemishYear;
