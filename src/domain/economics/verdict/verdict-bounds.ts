import { type Euros, euros, type Share, share } from "#domain/units/quantity.ts";

/** When a gain is still too thin to advise: our own measure of care, not a figure of the outside world. */
export type VerdictBounds = { volumeSetback: Share; gainMinimum: Euros };

export const verdictBounds: VerdictBounds = {
  // A dull summer, a car sold or a child who leaves home easily costs a quarter of the shared volume.
  volumeSetback: share(0.25),
  // Two contracts, two suppliers and a yearly look at the meters are not worth less than a euro a month.
  gainMinimum: euros(12),
};
