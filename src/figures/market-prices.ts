import type { MarketIndex } from "#domain/cards/cards-on.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { OCTOBER_COUNTS_FROM } from "#figures/cards-october-2026.ts";
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

const yearEstimate = (publisher: string) =>
  ({
    source: {
      title: "Verwachte beursprijs over een jaar, op tariefkaarten van oktober 2026",
      publisher,
      readOn: "2026-11-19",
    },
    validFrom: "2026-10-01",
    validUntil: "2026-10-31",
    signableUntil: "2026-10-31",
  }) as const;

/** The means over a year that the regulator lets suppliers print in October 2026. */
export const yearEstimateOctober2026 = {
  plain: estimated("EUR/kWh", 0.14502, yearEstimate("EBEM en Eneco")),
  plainInjection: estimated("EUR/kWh", 0.1222, yearEstimate("EBEM en Eneco")),
  offtake: estimated("EUR/kWh", 0.15095, yearEstimate("Energy Knights en Frank Energie")),
  sun: estimated("EUR/kWh", 0.07946, yearEstimate("Energy Knights en energie.be")),
} satisfies MarketIndex;

const monthMean = (validFrom: CalendarDay, validUntil: CalendarDay, eurosPerMegawattHour: number) =>
  found("EUR/kWh", eurosPerMegawattHour / 1000, {
    source: {
      title: "Belpex, gemiddelde per maand, op de tariefkaart van oktober 2026",
      publisher: "Aspiravi Energy",
      readOn: "2026-11-19",
    },
    validFrom,
    validUntil,
  });

/** The plain mean of each month on the day-ahead market. That of October 2026 was not found. */
export const dayAheadMonths = [
  monthMean("2025-10-01", "2025-10-31", 75.07),
  monthMean("2025-11-01", "2025-11-30", 86.19),
  monthMean("2025-12-01", "2025-12-31", 85.35),
  monthMean("2026-01-01", "2026-01-31", 108.52),
  monthMean("2026-02-01", "2026-02-28", 85.13),
  monthMean("2026-03-01", "2026-03-31", 92.61),
  monthMean("2026-04-01", "2026-04-30", 78.93),
  monthMean("2026-05-01", "2026-05-31", 91.77),
  monthMean("2026-06-01", "2026-06-30", 112.13),
  monthMean("2026-07-01", "2026-07-31", 109.25),
  monthMean("2026-08-01", "2026-08-31", 129.32),
  monthMean("2026-09-01", "2026-09-30", 156.41),
];

/** Until 19 November 2026 one published month stood for the mean of the year: an estimate, and shown as a model year. */
const april2026: MarketIndex = {
  plain: { ...dayAheadApril2026.weighedByOfftake, status: "estimate" },
  plainInjection: { ...dayAheadApril2026.weighedByOfftake, status: "estimate" },
  offtake: dayAheadApril2026.weighedByOfftake,
  sun: dayAheadApril2026.weighedBySun,
};

export const marketIndexOn = (day: CalendarDay): MarketIndex =>
  day < OCTOBER_COUNTS_FROM ? april2026 : yearEstimateOctober2026;

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
