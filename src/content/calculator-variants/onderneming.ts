import type { CalculatorVariant } from "#content/calculator-variants/calculator-variant.ts";

/** Both sides are businesses: a shop that buys from a roof of 30 kWp, or such a roof that sells to a shop. */
const defaults = {
  koper: "onderneming",
  handel: "winkel",
  verkoper: "onderneming",
  "eigen-handel": "landbouw",
  kwp: "30",
};

export const onderneming: CalculatorVariant = {
  market: "any",
  defaults: { koper: defaults, verkoper: defaults },
  partner: null,
};
