import type { Postcode } from "#domain/identifiers/postcode.ts";
import type { BillRefusal } from "#domain/tariffs/bill-situation.ts";
import type { FiguresRefusal } from "#domain/tariffs/tariff-set.ts";
import type { KilowattHours } from "#domain/units/quantity.ts";

/** A price that we cannot propose: on the Dutch market, and for whoever pays the social tariff. */
export type PriceNeeded = "energy-price" | "injection-price" | "sharing-fee-buyer" | "sharing-fee-seller";

export type CalculationRefusal =
  | BillRefusal
  | FiguresRefusal
  | { code: "wallonia"; postcode: Postcode }
  | { code: "foreign-postcode"; market: "be" | "nl" }
  | { code: "meter-not-digital"; meter: "analogue" | "reversing" }
  | { code: "nothing-to-sell" }
  /** The product of an address has no card on its day. */
  | { code: "product-without-card" }
  | { code: "series-without-injection" }
  /** The offer of an address is not on the market, or lies in another region than the buyer. */
  | { code: "offer-gone" }
  | { code: "offer-elsewhere"; region: "flanders" | "brussels" }
  | { code: "shared-out-of-reach"; sharedMax: KilowattHours }
  | { code: "prices-needed"; prices: readonly PriceNeeded[]; reason: "dutch-market" | "social-tariff" };
