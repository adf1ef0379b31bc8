import type { Figure } from "#domain/figure.ts";
import { euros, share } from "#domain/units/quantity.ts";

const READ_ON = "2026-11-14";

/** What a Belgian guarantee of origin for one MWh brought; European ones brought about 1.25 euros at the same time. */
export const guaranteePriceBelgian = {
  value: euros(3.25),
  unit: "EUR",
  status: "found",
  source: {
    title: "Marktprijs van Belgische garanties van oorsprong, begin 2025",
    publisher: "OptimCE",
    readOn: READ_ON,
  },
  validFrom: "2025-01-01",
} as const satisfies Figure<"EUR">;

export const guaranteePriceEuropean = {
  value: euros(1.25),
  unit: "EUR",
  status: "found",
  source: {
    title: "Marktprijs van Europese garanties van oorsprong, begin 2025",
    publisher: "OptimCE",
    readOn: READ_ON,
  },
  validFrom: "2025-01-01",
} as const satisfies Figure<"EUR">;

export const brokerShareAssumed = {
  value: share(0.2),
  unit: "share",
  status: "estimate",
  source: {
    title: "Aanname: makelaars publiceren hun aandeel niet, vraag het aan de uwe",
    publisher: "Eigen schatting",
    readOn: READ_ON,
  },
  validFrom: "2026-01-01",
} as const satisfies Figure<"share">;
