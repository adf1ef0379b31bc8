import { OCTOBER_COUNTS_FROM } from "#figures/cards-october-2026.ts";
import { areaTariffs, type FlemishYear } from "#figures/tariffs/flemish-year.ts";
import { estimated, found } from "#figures/write-figure.ts";

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

const regulatorFile = {
  ...year,
  source: {
    title: "Tariefbestand distributie elektriciteit 2026",
    publisher: "Vlaamse Nutsregulator, ingelezen door Energie_Vlaanderen",
    readOn: "2026-11-19",
  },
};
const fromCards = {
  ...year,
  source: {
    title:
      "Schatting: capaciteitstarief 2026 tot op vier cijfers, teruggerekend uit bedragen op tariefkaarten van oktober 2026",
    publisher: "Eigen schatting, naar tariefkaarten",
    readOn: "2026-11-19",
  },
};
const injectionFile = {
  ...year,
  source: {
    ...regulatorFile.source,
    title: "Injectie op laagspanning 2026; vanaf welk vermogen het verschuldigd is, vonden wij niet",
  },
};

const { areas } = flanders2026;
const finer = <A extends keyof typeof areas>(name: A, capacity: number, isPrinted = false) => ({
  [name]: {
    ...areas[name],
    capacity: isPrinted ? found("EUR/kW/yr", capacity, regulatorFile) : estimated("EUR/kW/yr", capacity, fromCards),
  },
});

/** With capacity tariffs in more than cents: two are the regulator's, six were worked out from amounts on cards. */
export const flanders2026Finer = {
  ...flanders2026,
  countsFrom: OCTOBER_COUNTS_FROM,
  areas: {
    ...areas,
    ...finer("antwerpen", 49.4036563, true),
    ...finer("halle-vilvoorde", 56.0428955, true),
    ...finer("imewo", 54.2009),
    ...finer("kempen", 56.207),
    ...finer("limburg", 49.047),
    ...finer("midden-vlaanderen", 50.124),
    ...finer("west", 57.0995),
    ...finer("zenne-dijle", 56.1228),
  },
  injection: {
    energy: found("EUR/kWh", 0.001751, injectionFile),
    dataManagement: found("EUR/yr", 57.65, injectionFile),
  },
} satisfies FlemishYear;
