import { exampleDay } from "#application/calculations/examples/example-day.ts";
import type { PricedSite } from "#content/site.ts";

/** The days that the pictures of the workbench show. */
export const specimenDays = (site: PricedSite) => ({
  bakery: exampleDay({ kilowattPeak: 10, buyer: { energy: 12_000, trade: "bakery" }, season: "summer" }, site).quarters,
  family: exampleDay({ kilowattPeak: 4, buyer: { energy: 3500 }, season: "summer" }, site).quarters,
  winterFamily: exampleDay({ kilowattPeak: 4, buyer: { energy: 3500 }, season: "winter" }, site).quarters,
  shop: exampleDay({ kilowattPeak: 4, buyer: { energy: 6000, trade: "shop" }, season: "spring" }, site).quarters,
});

export type SpecimenDays = ReturnType<typeof specimenDays>;
