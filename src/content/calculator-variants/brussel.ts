import type { CalculatorVariant } from "#content/calculator-variants/calculator-variant.ts";

const defaults = { gewest: "brussel" };

export const brussel: CalculatorVariant = {
  market: "be",
  defaults: { koper: defaults, verkoper: defaults },
  partner: null,
};
