import type { BrusselsTariffs } from "#domain/tariffs/tariff-set.ts";
import { kilovoltAmperes } from "#domain/units/quantity.ts";
import { found } from "#figures/write-figure.ts";

const READ_ON = "2026-11-14";
const year = { validFrom: "2026-01-01", validUntil: "2026-12-31" } as const;

const cards = {
  ...year,
  source: {
    title: "Nettarieven van Sibelga 2026 op de Brusselse tariefkaarten van april-mei 2026, met 6% btw",
    publisher: "Mega en Engie",
    readOn: READ_ON,
  },
};
const grid = {
  ...year,
  source: { title: "Distributienettarieven Sibelga 2025-2027, zonder btw", publisher: "Brugel", readOn: READ_ON },
};
// The cards print 2.48 to 2.65 cents; the lowest stands here.
const certificates = {
  ...year,
  source: {
    title: "Laagste bijdrage groenestroomcertificaten op de Brusselse tariefkaarten van april-mei 2026, met 6% btw",
    publisher: "Mega en Engie",
    readOn: READ_ON,
  },
};
const sharing = {
  validFrom: "2025-01-01",
  validUntil: "2029-12-31",
  source: {
    title: "Nettarieven voor energiedelen, beslissing 285bis",
    publisher: "Brugel, naar OptimCE",
    publishedOn: "2026-08-05",
    readOn: READ_ON,
  },
} as const;

const band = (upTo: number | null, yearly: number) => ({
  upTo: upTo === null ? null : kilovoltAmperes(upTo),
  yearly: found("EUR/yr", yearly, cards),
});
const due = (gridUse: number, transport: number) => ({
  gridUse: found("share", gridUse, sharing),
  transport: found("share", transport, sharing),
});

/** What a Brussels year holds apart from federal levies and VAT. */
export type BrusselsYear = { year: number } & Omit<BrusselsTariffs, "region" | "levies" | "vat">;

export const brussels2026 = {
  year: 2026,
  vatIncluded: found("share", 0.06, cards),
  distribution: { day: found("EUR/kWh", 0.0996, cards), night: found("EUR/kWh", 0.0753, cards) },
  transport: found("EUR/kWh", 0.0227, cards),
  metering: found("EUR/yr", 14.73, cards),
  powerTerm: [band(13, 50.07), band(null, 100.15)],
  publicService: [
    band(1.44, 0),
    band(6, 13.36),
    band(9.6, 21.37),
    band(13, 26.71),
    band(18, 39.94),
    band(36, 53.3),
    band(56, 106.59),
    band(null, 173.25),
  ],
  greenCertificates: found("EUR/kWh", 0.0248, certificates),
  gridUse: { day: found("EUR/kWh", 0.0572329, grid), night: found("EUR/kWh", 0.0343, grid) },
  sharing: { A: due(0, 0), B: due(0.5, 0), C: due(1, 0), D: due(1, 1) },
} as const satisfies BrusselsYear;
