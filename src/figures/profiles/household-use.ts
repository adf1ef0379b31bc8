import type { Figure, FigureList } from "#domain/figure.ts";
import type { DegreesCelsius } from "#domain/profiles/production/model-weather.ts";
import { type KilowattHours, kilowattHours, kilowatts, share } from "#domain/units/quantity.ts";

const READ_ON = "2026-11-15";
const MODEL = "eigen rekenmodel";

/** Of one person up to five or more. */
export const householdUseBySize = {
  value: [1600, 2500, 3200, 3800, 4500].map(kilowattHours),
  unit: "kWh",
  status: "estimate",
  source: {
    title: "Verbruik naar aantal personen, zo gespreid dat een gezin van 3 à 4 rond de 3.500 kWh van de CREG ligt",
    publisher: `${MODEL}, naar VREG (3.305 kWh in 2017) en CREG via engie.be`,
    readOn: READ_ON,
  },
  validFrom: "2026-01-01",
} as const satisfies FigureList<"kWh">;

/** What a household of so many persons uses in a year, without heating or driving on power. */
export function householdUseOf(persons: number): KilowattHours {
  const sizes = householdUseBySize.value;
  const index = Math.min(sizes.length, Math.max(1, Math.floor(persons))) - 1;
  return sizes[index] ?? kilowattHours(0);
}

const estimate = (title: string) =>
  ({
    status: "estimate",
    source: { title, publisher: MODEL, readOn: READ_ON },
    validFrom: "2026-01-01",
  }) as const;

export const heatPumpUse = {
  value: kilowattHours(3600),
  unit: "kWh",
  ...estimate("Warmtepomp in een goed geïsoleerd huis: 12.600 kWh warmte bij een seizoensrendement van 3,5"),
} as const satisfies Figure<"kWh">;

export const heatingLimit = {
  value: 16 as DegreesCelsius,
  unit: "degC",
  ...estimate("Stookgrens van een bewoond huis; Belgische graaddagen rekenen met 16,5 graden binnen"),
} as const satisfies Figure<"degC">;

export const hotWaterShare = {
  value: share(0.2),
  unit: "share",
  ...estimate("Deel van de warmtepomp voor warm water"),
} as const satisfies Figure<"share">;

export const electricCarUse = {
  value: kilowattHours(2700),
  unit: "kWh",
  ...estimate("15.000 km per jaar aan 18 kWh per 100 km, alles thuis geladen"),
} as const satisfies Figure<"kWh">;

export const carChargingPower = {
  value: kilowatts(7.4),
  unit: "kW",
  ...estimate("Laadpunt thuis op één fase van 32 A bij 230 V"),
} as const satisfies Figure<"kW">;

export const electricBoilerUse = {
  value: kilowattHours(2000),
  unit: "kWh",
  ...estimate("Elektrische boiler voor drie à vier personen, ongeveer 5,5 kWh per dag"),
} as const satisfies Figure<"kWh">;

export const electricBoilerPower = {
  value: kilowatts(2.4),
  unit: "kW",
  ...estimate("Verwarmingselement van een boiler van 150 tot 200 liter"),
} as const satisfies Figure<"kW">;

export const movableUse = {
  value: kilowattHours(1.5),
  unit: "kWh",
  ...estimate(
    "Wat een wasmachine, vaatwasser en droogkast van een gezin samen per dag gebruiken en later of vroeger kan",
  ),
} as const satisfies Figure<"kWh">;
