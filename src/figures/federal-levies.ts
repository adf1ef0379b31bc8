import type { Figure } from "#domain/figure.ts";
import type { Bracket, CustomerKind } from "#domain/tariffs/tariff-set.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { kilowattHours } from "#domain/units/quantity.ts";
import { OCTOBER_COUNTS_FROM } from "#figures/cards-october-2026.ts";
import { estimated, found, type Origin } from "#figures/write-figure.ts";

const READ_ON = "2026-11-14";
const KILOWATT_HOURS_PER_MEGAWATT_HOUR = 1000;

const law = {
  title: "Bijzondere accijns op elektriciteit, programmawet van 27 december 2004, art. 419",
  publisher: "Justel, vergeleken met EnergieID en tariefkaarten",
  readOn: READ_ON,
};
const contributionOnCards = {
  title: "Energiebijdrage elektriciteit",
  publisher: "Tariefkaarten en EnergieID",
  readOn: READ_ON,
};
const contributionAssumed = {
  title: "Schatting: geen wijziging van de energiebijdrage voor ondernemingen gevonden na 1 augustus 2026",
  publisher: "Eigen schatting, naar EnergieID",
  readOn: READ_ON,
};

const contributionFound = {
  title: "Energiebijdrage voor ondernemingen, 0,19261 cent per kWh, op tariefkaarten van september en oktober 2026",
  publisher: "Ecopower en EBEM",
  readOn: "2026-11-19",
};

/** Rates that hold together from one day to another; the last period of a kind of customer may have no end. */
export type LevyPeriod = {
  validFrom: CalendarDay;
  validUntil?: CalendarDay;
  excise: readonly Bracket[];
  energyContribution: Figure<"EUR/kWh">;
};

const perMegawattHour = (rate: number, origin: Origin) =>
  found("EUR/kWh", rate / KILOWATT_HOURS_PER_MEGAWATT_HOUR, origin);

type Days = { validFrom: CalendarDay; validUntil?: CalendarDay };
type Steps = readonly (readonly [megawattHours: number | null, rate: number])[];

const period = (days: Days, steps: Steps, energyContribution: Figure<"EUR/kWh">): LevyPeriod => ({
  ...days,
  excise: steps.map(([upTo, rate]) => ({
    upTo: upTo === null ? null : kilowattHours(upTo * KILOWATT_HOURS_PER_MEGAWATT_HOUR),
    rate: perMegawattHour(rate, { ...days, source: law }),
  })),
  energyContribution,
});

const contribution = (days: Days, rate: number) => perMegawattHour(rate, { ...days, source: contributionOnCards });

const beforeReform = { validFrom: "2023-07-01", validUntil: "2026-07-31" } as const;
const reform = { validFrom: "2026-08-01", validUntil: "2026-12-31" } as const;
const in2027 = { validFrom: "2027-01-01", validUntil: "2027-12-31" } as const;
const in2028 = { validFrom: "2028-01-01", validUntil: "2028-12-31" } as const;
const from2029 = { validFrom: "2029-01-01" } as const;
const businessBefore = { validFrom: "2023-04-01", validUntil: "2026-07-31" } as const;

const businessSteps: Steps = [
  [20, 14.21],
  [50, 12.09],
  [1000, 11.39],
  [25_000, 10.69],
  [100_000, 2.73],
  [null, 0.5],
];

export const federalLevies: Readonly<Record<CustomerKind, readonly LevyPeriod[]>> = {
  household: [
    period(
      beforeReform,
      [
        [20, 47.48],
        [50, 45.46],
        [1000, 44.78],
        [25_000, 44.11],
        [null, 36.28],
      ],
      contribution(beforeReform, 1.9261),
    ),
    period(reform, [[null, 46]], contribution(reform, 0)),
    period(in2027, [[null, 43]], contribution(in2027, 0)),
    period(in2028, [[null, 40]], contribution(in2028, 0)),
    period(from2029, [[null, 38]], contribution(from2029, 0)),
  ],
  protected: [
    period(beforeReform, [[null, 23.62]], contribution(beforeReform, 0)),
    period(reform, [[null, 1]], contribution(reform, 0)),
  ],
  business: [
    period(businessBefore, businessSteps, contribution(businessBefore, 1.9261)),
    period(
      reform,
      businessSteps,
      estimated("EUR/kWh", 1.9261 / KILOWATT_HOURS_PER_MEGAWATT_HOUR, { ...reform, source: contributionAssumed }),
    ),
    // Found on 19 November 2026: on earlier days it counts as the estimate that it was.
    period(
      { validFrom: OCTOBER_COUNTS_FROM, validUntil: reform.validUntil },
      businessSteps,
      perMegawattHour(1.9261, { ...reform, source: contributionFound }),
    ),
  ],
};
