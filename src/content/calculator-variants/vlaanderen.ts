import type { CalculatorVariant } from "#content/calculator-variants/calculator-variant.ts";

const defaults = { gewest: "vlaanderen" };

export const vlaanderen: CalculatorVariant = {
  market: "be",
  defaults: { koper: defaults, verkoper: defaults },
  partner: null,
};
