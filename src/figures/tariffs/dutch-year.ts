import type { Figure } from "#domain/figure.ts";
import type { Bracket } from "#domain/tariffs/tariff-set.ts";
import { kilowattHours } from "#domain/units/quantity.ts";
import { estimated, type Origin } from "#figures/write-figure.ts";

export type DutchYear = {
  year: number;
  energyTax: readonly Bracket[];
  taxReduction: Figure<"EUR/yr">;
  gridConnection: Figure<"EUR/yr">;
};

const READ_ON = "2026-11-14";

export const dutchOrigin = (year: 2024 | 2025 | 2026, title: string, publisher: string): Origin => ({
  source: { title, publisher, readOn: READ_ON },
  validFrom: `${year}-01-01`,
  validUntil: `${year}-12-31`,
});

export const taxBracket = (upTo: number | null, rate: Figure<"EUR/kWh">): Bracket => ({
  upTo: upTo === null ? null : kilowattHours(upTo),
  rate,
});

/** The middle of 400 to 480 euros with VAT for 3 x 25 A; no tariff sheet was read. */
export const connectionEstimate = (year: 2024 | 2025 | 2026) =>
  estimated(
    "EUR/yr",
    440,
    dutchOrigin(year, "Schatting: midden van 400 tot 480 euro voor 3 x 25 A", "Eigen schatting"),
  );
