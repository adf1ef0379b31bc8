import { estimated, found } from "#figures/write-figure.ts";

const READ_ON = "2026-11-14";
const VALID_FROM = "2026-01-01";

/** Of all power that Flemish sharers inject, the part that meets somebody's offtake in its own quarter-hour. */
export const sharedShareOfInjection = found("share", 0.2, {
  source: {
    title: "Aandeel van de injectie dat in Vlaanderen echt gedeeld wordt",
    publisher: "OptimCE, naar cijfers van de VREG",
    publishedOn: "2026-08-05",
    readOn: READ_ON,
  },
  validFrom: VALID_FROM,
});

/** What was hoped for when sharing began, told beside what was found. */
export const sharedShareHoped = found("share", 0.4, {
  source: {
    title: "Aandeel van de injectie waarvan in Vlaanderen werd gehoopt dat het gedeeld zou worden",
    publisher: "OptimCE, naar cijfers van de VREG",
    publishedOn: "2026-08-05",
    readOn: READ_ON,
  },
  validFrom: VALID_FROM,
});

const participation = {
  source: {
    title: "Toegangspunten die in december 2023 in Vlaanderen stroom deelden of verkochten",
    publisher: "OptimCE, naar cijfers van de VREG",
    readOn: READ_ON,
  },
  validFrom: "2023-12-01",
} as const;

/** Later counts stand only on the dashboard of the regulator. */
export const takingPart = {
  accessPoints: found("access points", 7779, participation),
  share: found("share", 0.002, participation),
};

/** The key of the Walloon prosumer tariff: the only official share for a roof without a battery. */
export const selfConsumption = found("share", 0.3776, {
  source: {
    title: "Zelfverbruik zonder batterij, officiële Waalse verdeelsleutel",
    publisher: "OptimCE, naar de CWaPE",
    readOn: READ_ON,
  },
  validFrom: VALID_FROM,
});

export const selfConsumptionWithBattery = found("share", 0.75, {
  source: {
    title: "Zelfverbruik met een batterij van 10 kWh bij 4 kWp en 3.500 kWh",
    publisher: "OptimCE",
    readOn: READ_ON,
  },
  validFrom: VALID_FROM,
});

const flemishHousehold = {
  source: { title: "Schatting: zelfverbruik van een Vlaams gezin", publisher: "Eigen schatting", readOn: READ_ON },
  validFrom: VALID_FROM,
} as const;

export const selfConsumptionFlemish = {
  lowest: estimated("share", 0.25, flemishHousehold),
  highest: estimated("share", 0.35, flemishHousehold),
};

const battery = {
  source: { title: "Prijs van een thuisbatterij in 2026, met btw", publisher: "OptimCE", readOn: READ_ON },
  validFrom: VALID_FROM,
} as const;

/** Per kWh of storage: no price of energy, so its unit has another name. */
export const batteryPrice = {
  lowest: found("EUR/kWh-storage", 700, battery),
  highest: found("EUR/kWh-storage", 900, battery),
};

const communityPrices = {
  source: { title: "Prijzen in een Brusselse energiegemeenschap, 2024", publisher: "OptimCE", readOn: READ_ON },
  validFrom: "2024-01-01",
} as const;

/** What one community paid its producer and billed its members: the only documented prices of sharing. */
export const communityPrice = {
  toProducer: found("EUR/kWh", 0.06, communityPrices),
  billed: found("EUR/kWh", 0.14, communityPrices),
};
