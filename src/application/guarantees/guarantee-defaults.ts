import {
  brokerShareAssumed,
  guaranteePriceBelgian,
  guaranteePriceEuropean,
  guaranteePriceProposed,
} from "#figures/guarantees.ts";

/** What the calculator for guarantees fills in until the visitor knows better; the Dutch market follows the European price. */
export const guaranteeDefaults = (market: "be" | "nl") => ({
  price: market === "be" ? guaranteePriceProposed : guaranteePriceEuropean,
  brokerShare: brokerShareAssumed,
  european: guaranteePriceEuropean,
  belgian: guaranteePriceBelgian,
});
