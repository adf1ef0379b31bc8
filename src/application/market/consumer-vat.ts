import type { Share } from "#domain/units/quantity.ts";
import { belgianVat } from "#figures/vat.ts";

/** The VAT in what a household pays for power. */
export const consumerVat = (): Share => belgianVat.household.value;
