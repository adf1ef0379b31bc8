import { found } from "#figures/write-figure.ts";

const READ_ON = "2026-11-14";

/** Each names what it measures; what is shared is told against the residual mix, and never as avoided. */
export const residualMix2025 = found("g/kWh", 171.01, {
  source: { title: "Belgische residuele mix 2025", publisher: "AIB, naar OptimCE", readOn: READ_ON },
  validFrom: "2025-01-01",
});

export const residualMix2023 = found("g/kWh", 167.49, {
  source: { title: "Belgische residuele mix 2023", publisher: "AIB, naar Engie", readOn: READ_ON },
  validFrom: "2023-01-01",
  validUntil: "2023-12-31",
});

export const averageProduction2023 = found("g/kWh", 168, {
  source: { title: "Gemiddelde Belgische productie, februari-juli 2023", publisher: "Het Nieuwsblad", readOn: READ_ON },
  validFrom: "2023-02-01",
  validUntil: "2023-07-31",
});
