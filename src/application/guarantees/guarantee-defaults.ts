import { brokerShareAssumed, guaranteePriceBelgian, guaranteePriceEuropean } from "#figures/guarantees.ts";

/** What the calculator for guarantees fills in until the visitor knows better; the Dutch market follows the European price. */
export const guaranteeDefaults = (market: "be" | "nl") => ({
  price: market === "be" ? guaranteePriceBelgian : guaranteePriceEuropean,
  brokerShare: brokerShareAssumed,
  european: guaranteePriceEuropean,
  belgian: guaranteePriceBelgian,
});
