import { estimated, found } from "#figures/write-figure.ts";

const READ_ON = "2026-11-14";
const injectionRange = {
  source: {
    title: "Injectievergoedingen op de markt",
    publisher: "Test Aankoop, naar OptimCE",
    publishedOn: "2026-05-28",
    readOn: READ_ON,
  },
  validFrom: "2026-05-28",
} as const;
const belpex = {
  source: { title: "Belpex van april 2026 op de tariefkaart", publisher: "EBEM", readOn: READ_ON },
  validFrom: "2026-04-01",
  validUntil: "2026-04-30",
} as const;
const certificates = {
  source: { title: "Certificaten op tariefkaarten, april-mei 2026", publisher: "Leveranciers", readOn: READ_ON },
  validFrom: "2026-04-01",
} as const;
const quotas = {
  source: { title: "Certificatenverplichtingen groene stroom en WKK", publisher: "VREG", readOn: READ_ON },
  validFrom: "2025-01-01",
  validUntil: "2028-12-31",
} as const;

export const injectionPriceRange = {
  flanders: { lowest: found("EUR/kWh", 0.0094, injectionRange), highest: found("EUR/kWh", 0.049, injectionRange) },
  brussels: { lowest: found("EUR/kWh", 0.014, injectionRange), highest: found("EUR/kWh", 0.0481, injectionRange) },
};

/** One month's mean on the day-ahead market, weighed by what is taken and by what the sun gives. */
export const dayAheadApril2026 = {
  weighedByOfftake: found("EUR/kWh", 0.0858, belpex),
  weighedBySun: found("EUR/kWh", 0.02795, belpex),
};

/** What the Flemish contribution for certificates is made of: the share to surrender, and the price of one. */
export const certificateQuotas = {
  green: found("share", 0.11, quotas),
  heat: found("share", 0.14, quotas),
  greenPriceLowest: found("EUR", 100, certificates),
  greenPriceHighest: found("EUR", 101.63, certificates),
  heatPriceLowest: found("EUR", 24.85, certificates),
  heatPriceHighest: found("EUR", 28, certificates),
};

const dutchPrice = {
  source: {
    title: "Schatting: gewone prijs per kWh, alles inbegrepen, 2026",
    publisher: "Eigen schatting",
    readOn: READ_ON,
  },
  validFrom: "2026-01-01",
  validUntil: "2026-12-31",
} as const;

/** What a variable kWh costs in the Netherlands, with everything in it. */
export const dutchAllInPrice = {
  lowest: estimated("EUR/kWh", 0.23, dutchPrice),
  highest: estimated("EUR/kWh", 0.28, dutchPrice),
};

/** When netting has ended, of the bare supply price. */
export const dutchFeedInMinimum = estimated("share", 0.5, {
  source: {
    title: "Schatting: minimum terugleververgoeding na het einde van de saldering, niet nagekeken",
    publisher: "Eigen schatting, naar wetsvoorstel 36 611",
    readOn: READ_ON,
  },
  validFrom: "2027-01-01",
  validUntil: "2029-12-31",
});
