import type { Figure, FigureList } from "#domain/figure.ts";
import type { DegreesCelsius, MetresPerSecond } from "#domain/profiles/production/model-weather.ts";
import { share } from "#domain/units/quantity.ts";

const estimate = (title: string) =>
  ({
    status: "estimate",
    source: { title, publisher: "eigen rekenmodel", readOn: "2026-11-15" },
    validFrom: "2026-01-01",
  }) as const;

/** Start, rated and stop speed, in that sequence. */
export const turbineSpeeds = {
  value: [3, 11, 25].map((speed) => speed as MetresPerSecond),
  unit: "m/s",
  ...estimate("Gangbare waarden van kleine windturbines: start bij 3, vol vermogen bij 11, stil boven 25 m/s"),
} as const satisfies FigureList<"m/s">;

export const riverFlow = {
  value: [1.1, 1.1, 1, 0.85, 0.7, 0.55, 0.45, 0.4, 0.45, 0.6, 0.8, 1].map(share),
  unit: "share",
  ...estimate("Regenrivier in Vlaanderen: hoog in de winter, laag in de nazomer, tegenover wat de turbine slikt"),
} as const satisfies FigureList<"share">;

export const riverFlowMinimum = {
  value: share(0.2),
  unit: "share",
  ...estimate("Onder een vijfde van het debiet ligt een kleine waterturbine stil"),
} as const satisfies Figure<"share">;

/** From the first temperature on heat is asked, at the second the plant runs all day. */
export const heatAndPowerTemperatures = {
  value: [16, -2].map((temperature) => temperature as DegreesCelsius),
  unit: "degC",
  ...estimate("Warmtegestuurde WKK: stookgrens 16 graden, de hele dag in bedrijf bij vorst"),
} as const satisfies FigureList<"degC">;

export const heatAndPowerHotWater = {
  value: share(0.12),
  unit: "share",
  ...estimate("Drie uur per zomerdag voor warm water"),
} as const satisfies Figure<"share">;

export const batteryRoundTrip = {
  value: share(0.9),
  unit: "share",
  ...estimate("Rendement van laden en ontladen samen van een thuisbatterij met omvormer"),
} as const satisfies Figure<"share">;

export const batteryPowerShare = {
  value: share(0.5),
  unit: "share",
  ...estimate("Thuisbatterij die per uur de helft van haar inhoud opneemt of afgeeft"),
} as const satisfies Figure<"share">;
