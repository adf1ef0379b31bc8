import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { estimated, found } from "#figures/write-figure.ts";

const sourceOf = (title: string, publisher: string, validFrom: CalendarDay) => ({
  source: { title, publisher, readOn: "2026-11-14" },
  validFrom,
});

/** What a Belgian guarantee of origin for one MWh brought; European ones brought about 1.25 euros at the same time. */
export const guaranteePriceBelgian = found(
  "EUR",
  3.25,
  sourceOf("Marktprijs van Belgische garanties van oorsprong, begin 2025", "OptimCE", "2025-01-01"),
);

export const guaranteePriceEuropean = found(
  "EUR",
  1.25,
  sourceOf("Marktprijs van Europese garanties van oorsprong, begin 2025", "OptimCE", "2025-01-01"),
);

/** What counts for a Belgian producer who knows no price: halfway between the two that were found. */
export const guaranteePriceProposed = estimated(
  "EUR",
  2.25,
  sourceOf(
    "Schatting: halfweg tussen de Europese (€ 1,25) en de Belgische (€ 3,25) marktprijs van begin 2025",
    "Eigen schatting, naar OptimCE",
    "2025-01-01",
  ),
);

const frenchAuction = sourceOf("Franse veiling van garanties van oorsprong, februari 2024", "Soldera", "2024-02-01");
const defaultRange = sourceOf("Schatting: gewone marge voor wie geen prijs kent", "Eigen schatting", "2026-01-01");

/** How far prices of one guarantee lay apart, for whoever wants to see a range. */
export const guaranteePriceRange = {
  auctionLowest: found("EUR", 0.83, frenchAuction),
  auctionHighest: found("EUR", 1.36, frenchAuction),
  nordicHydroPeak: found("EUR", 6.63, sourceOf("Noorse waterkracht op de piek, juni 2023", "Veyt", "2023-06-01")),
  defaultLowest: estimated("EUR", 1, defaultRange),
  defaultHighest: estimated("EUR", 3, defaultRange),
};

export const brokerShareAssumed = estimated(
  "share",
  0.2,
  sourceOf("Aanname: makelaars publiceren hun aandeel niet, vraag het aan de uwe", "Eigen schatting", "2026-01-01"),
);
