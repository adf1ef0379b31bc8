import type { VatRates } from "#domain/tariffs/tariff-set.ts";
import { found } from "#figures/write-figure.ts";

const READ_ON = "2026-11-14";

// The rates are older; the tables that they are used with begin on these days.
const belgian = {
  validFrom: "2025-01-01",
  source: { title: "Btw op tariefkaarten elektriciteit, april-mei 2026", publisher: "Leveranciers", readOn: READ_ON },
} as const;
const dutch = {
  validFrom: "2024-01-01",
  source: { title: "Btw op elektriciteit", publisher: "Belastingdienst, naar PZEM en Engie", readOn: READ_ON },
} as const;

export const belgianVat = {
  household: found("share", 0.06, belgian),
  business: found("share", 0.21, belgian),
  sharingFee: found("share", 0.21, belgian),
} as const satisfies VatRates;

/** What a seller who charges VAT asks, by who buys. */
export const saleVatRates = { household: belgianVat.household.value, business: belgianVat.business.value } as const;

export const dutchVat = {
  household: found("share", 0.21, dutch),
  business: found("share", 0.21, dutch),
  sharingFee: found("share", 0.21, dutch),
} as const satisfies VatRates;
