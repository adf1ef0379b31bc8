import type { Figure, FigureList } from "#domain/figure.ts";
import { kilowattHoursPerKilowattPeak, share } from "#domain/units/quantity.ts";

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
