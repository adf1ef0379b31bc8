import type { Series } from "#domain/units/series.ts";

export type ModelKind = "solar" | "wind" | "hydro" | "heat-and-power" | "household" | "business";

/** A computed year, never a measured one: it says so itself, and the seed makes it again. */
export type ModelProfile = {
  readonly model: true;
  readonly kind: ModelKind;
  readonly seed: number;
  readonly year: number;
  readonly series: Series<"kWh">;
};
