import type { TaxNorms } from "#domain/economics/tax-position.ts";
import { found } from "#figures/write-figure.ts";

const READ_ON = "2026-11-14";

/** Up to which power and turnover a seller stays out of income tax and VAT. */
export const taxNorms: TaxNorms = {
  powerMaximum: found("kVA", 10, {
    source: { title: "Circulaires 2023/C/42, 2023/C/64 en 2023/C/65", publisher: "FOD Financiën", readOn: READ_ON },
    validFrom: "2023-01-01",
  }),
  turnoverMaximum: found("EUR", 25_000, {
    source: {
      title: "Vrijstellingsregeling voor kleine ondernemingen",
      publisher: "FOD Financiën, naar OptimCE",
      readOn: READ_ON,
    },
    validFrom: "2023-01-01",
  }),
};
