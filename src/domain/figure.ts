import type { Quantity } from "#domain/units/quantity.ts";

export type FigureSource = {
  title: string;
  publisher: string;
  publishedOn?: string;
  readOn: string;
};

/** A number of the outside world. One that nobody published is an "estimate", whose source tells the reasoning. */
export type Figure<U extends string> = {
  value: Quantity<U>;
  unit: U;
  status: "found" | "estimate";
  source: FigureSource;
  validFrom: string;
};
