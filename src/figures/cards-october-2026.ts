import type { Card, CardRegion, CardVersion, IndexFormula } from "#domain/cards/card.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** These cards came on 19 November 2026: they count from the next day, so that no answer of an earlier day changes. */
export const OCTOBER_COUNTS_FROM: CalendarDay = "2026-11-20";

const SIGNED_FROM: CalendarDay = "2026-10-01";
const SIGNED_UNTIL: CalendarDay = "2026-10-31";
const READ_ON = "2026-11-19";

type Product = Extract<Card, { kind: "product" }>;
type Dynamic = Extract<Card, { kind: "dynamic" }>;
type Supplier = Extract<Card, { kind: "supplier" }>;

/** When a card is of another month, names no last day, or was read elsewhere than on the card of its own supplier. */
type Deviation = { month?: string; signedFrom?: CalendarDay; until?: CalendarDay | null; publisher?: string };

const version = (
  card: Card,
  what: string,
  { month = "oktober 2026", signedFrom = SIGNED_FROM, until = SIGNED_UNTIL, publisher }: Deviation = {},
): CardVersion => ({
  card: { ...card, signedFrom },
  from: OCTOBER_COUNTS_FROM,
  until,
  source: { title: `Tariefkaart ${what}, ${month}`, publisher: publisher ?? card.supplier, readOn: READ_ON },
});

const NO_PRICES = {
  kind: "product",
  energyDay: null,
  energyNight: null,
  energyForecast: null,
  injectionForecast: null,
  fixedFee: null,
} as const;

type Printed = Pick<Product, "energy" | "injection"> & Partial<Product>;

const product =
  (isFixed: boolean, region: CardRegion = "flanders") =>
  (key: string, supplier: string, name: string, printed: Printed, deviation?: Deviation): CardVersion =>
    version({ ...NO_PRICES, key, supplier, product: name, region, isFixed, ...printed }, name, deviation);

const fixed = product(true);
const variable = product(false);
const fixedInBrussels = product(true, "brussels");
const variableInBrussels = product(false, "brussels");

/** Energy is addition in cents + factor x price of the quarter or hour, without VAT; injection the same. */
const dynamic =
  (region: CardRegion) =>
  (
    key: string,
    supplier: string,
    name: string,
    [energyAddition, energyFactor, injectionAddition, injectionFactor]: readonly [number, number, number, number],
    fixedFee: number,
    more: Partial<Dynamic> = {},
    deviation?: Deviation,
  ): CardVersion =>
    version(
      {
        kind: "dynamic",
        key,
        supplier,
        product: name,
        region,
        energyAddition,
        energyFactor,
        injectionAddition,
        injectionFactor,
        fixedFee,
        ...more,
      },
      name,
      deviation,
    );

const dynamicInFlanders = dynamic("flanders");
const dynamicInBrussels = dynamic("brussels");

const follows =
  (index: IndexFormula["index"]) =>
  (factor: number, addition: number, least?: number): IndexFormula => ({
    index,
    factor,
    addition,
    ...(least === undefined ? {} : { least }),
  });
const plain = follows("plain");
const offtake = follows("offtake");
const sun = follows("sun");

/** A price of the last month whose index was known when the card was made: September 2026. */
const MONTH = { energyBasis: "month", injectionBasis: "month" } as const;
const QUARTER = { energyBasis: "quarter", injectionBasis: "quarter" } as const;
const YEAR = { energyBasis: "year", injectionBasis: "year" } as const;

const boltIndexed = {
  ...QUARTER,
  energy: 19.05,
  energyDay: 20.09,
  energyNight: 18.15,
  energyFormula: offtake(1.168, 1.69),
  energyForecast: 20.48,
  injection: 6.21,
  injectionFormula: sun(0.94, -1.133),
  injectionForecast: 6.34,
} as const;
const boltFix = {
  energy: 22.66,
  energyDay: 22.66,
  energyNight: 22.66,
  injection: 6.21,
  injectionBasis: "quarter",
  injectionForecast: 6.34,
  duration: 12,
} as const;
const plentyOffer = { firstYear: { energyCents: 9, injectionCents: 1 } } as const;
const enecoInjection = {
  injection: 9.04,
  injectionBasis: "month",
  injectionFormula: plain(0.77, -3),
  injectionForecast: 6.41,
} as const;
const luminusInjection = {
  injection: 6.88,
  injectionBasis: "month",
  injectionFormula: plain(0.481, -0.6392),
} as const;
const luminusBasicInjection = {
  ...luminusInjection,
  injection: 6.38,
  injectionFormula: plain(0.481, -1.1377),
} as const;
const octaInjection = {
  injection: 5.37,
  injectionBasis: "year",
  injectionFormula: sun(0.879, -1.615),
} as const;
const totalInjection = {
  injection: 2.74,
  injectionBasis: "month",
  injectionFormula: plain(0.2151, -0.625),
} as const;
// The archive's reading of these cards leaves the certificates out; the text of myComfort Variable was read itself.
const totalFixed = { energy: 21.17, energyDay: 22.95, energyNight: 19.62, ...totalInjection } as const;
const totalIndexed = {
  energyBasis: "month",
  energy: 23.18,
  certificatesInside: 1.57,
  energyDay: 25.37,
  energyNight: 21.28,
  energyForecast: 21.59,
  ...totalInjection,
} as const;
const freeKilowattHours = { firstYear: { freeEnergy: 675 } } as const;
/** Printed without a last day. */
const OPEN: Deviation = { until: null };

/**
 * Every product of October 2026 that a card was found of, but for those with three prices a day (Engie Empower Flextime,
 * Luminus SmartFlex), which no contract of ours can hold. Two products of EnergyVision have a price for the first kWh.
 */
const products: readonly CardVersion[] = [
  fixed("engie-easy-vast", "Engie", "Engie Easy Vast", {
    energy: 23.1,
    energyDay: 25.14,
    energyNight: 20.038,
    injection: 4.161,
    fixedFee: 69,
    duration: 12,
  }),
  variable("engie-easy-variabel", "Engie", "Engie Easy Variabel", {
    energy: 23.725,
    energyDay: 25.859,
    energyNight: 20.44,
    injection: 6.963,
    fixedFee: 65,
  }),
  variable("engie-direct-online", "Engie", "Engie Direct Online", {
    ...MONTH,
    energy: 21.67,
    energyDay: 23.706,
    energyNight: 18.587,
    energyFormula: plain(1.171, 2.128),
    injection: 5.989,
    injectionFormula: plain(0.469, -1.347),
    fixedFee: 30,
  }),
  variable("engie-basic-online", "Engie", "Engie Basic Online", {
    ...MONTH,
    energy: 20.982,
    energyDay: 23.121,
    energyNight: 17.898,
    energyFormula: plain(1.169, 1.51),
    injection: 5.742,
    injectionFormula: plain(0.466, -1.547),
    fixedFee: 20,
  }),
  variable("engie-flow", "Engie", "Engie Flow", {
    ...MONTH,
    energy: 21.678,
    energyDay: 23.865,
    energyNight: 18.566,
    energyFormula: plain(1.169, 2.167),
    injection: 7.319,
    injectionFormula: plain(0.466, 0.03),
    fixedFee: 59,
  }),
  fixed("engie-empower-vast", "Engie", "Engie Empower Vast", {
    energy: 22.243,
    energyDay: 24.834,
    energyNight: 18.086,
    injection: 4.161,
    fixedFee: 90,
  }),
  variable("engie-empower-variabel", "Engie", "Engie Empower Variabel", {
    ...MONTH,
    energy: 21.49,
    energyDay: 23.95,
    energyNight: 17.528,
    energyFormula: plain(1.171, 1.958),
    injection: 7.319,
    injectionFormula: plain(0.466, 0.03),
    fixedFee: 90,
  }),
  dynamicInFlanders("engie-dynamic", "Engie", "Engie Dynamic", [0.7134, 1.039, -1.3135, 1], 100.7),
  fixed("eneco-zon-wind-vast", "Eneco", "Eneco Zon & Wind Vast", {
    energy: 22.1,
    energyDay: 25.1,
    energyNight: 19.49,
    ...enecoInjection,
    fixedFee: 65,
    duration: 12,
  }),
  fixed("eneco-zon-wind-fix-one", "Eneco", "Eneco Zon & Wind Fix One", {
    energy: 21.69,
    energyDay: 24.69,
    energyNight: 19.08,
    ...enecoInjection,
    fixedFee: 65,
  }),
  variable("eneco-zon-wind-flex", "Eneco", "Eneco Zon & Wind Flex", {
    energyBasis: "month",
    energy: 20.78,
    energyFormula: offtake(1.02, 2.986),
    ...enecoInjection,
    fixedFee: 65,
  }),
  variable("eneco-zon-wind-flex-one", "Eneco", "Eneco Zon & Wind Flex One", {
    energyBasis: "month",
    energy: 18,
    energyFormula: offtake(1.02, 0.371),
    ...enecoInjection,
    fixedFee: 50,
    duration: 12,
  }),
  dynamicInFlanders("eneco-zon-wind-dynamisch", "Eneco", "Eneco Zon & Wind Dynamisch", [0.485, 1.02, -1.3, 1], 15),
  fixed("octa-boost-fix", "OCTA+", "OCTA+ Boost Fix", {
    energy: 20.27,
    energyDay: 22.45,
    energyNight: 18.33,
    ...octaInjection,
    fixedFee: 110,
    whenSharing: { energyAddition: 1.21, energyFactor: 1.02, injectionAddition: -2.081, injectionFactor: 1 },
  }),
  fixed("octa-eco-boost-fix", "OCTA+", "OCTA+ Eco Boost Fix", {
    energy: 22.81,
    energyDay: 24.99,
    energyNight: 20.87,
    ...octaInjection,
    fixedFee: 150,
  }),
  variable("octa-boost-flex", "OCTA+", "OCTA+ Boost Flex", {
    energyBasis: "year",
    energy: 17.72,
    energyDay: 19.93,
    energyNight: 15.74,
    energyFormula: offtake(1.066, 0.625),
    ...octaInjection,
    fixedFee: 65,
  }),
  variable("octa-basic-online", "OCTA+", "OCTA+ Basic Online", {
    energyBasis: "year",
    energy: 17.47,
    energyDay: 19.68,
    energyNight: 15.49,
    energyFormula: offtake(1.056, 0.545),
    ...octaInjection,
    fixedFee: 40,
  }),
  variable("octa-smart-variable", "OCTA+", "OCTA+ Smart Variable", {
    energyBasis: "year",
    energy: 19.46,
    energyDay: 21.7,
    energyNight: 17.24,
    energyFormula: offtake(1.15, 1),
    injection: 5.43,
    injectionBasis: "year",
    injectionFormula: sun(0.852, -1.339),
    fixedFee: 65,
  }),
  dynamicInFlanders("octa-dynamic", "OCTA+", "OCTA+ Dynamic", [0.552, 1.094, -1.309, 0.922], 65),
  fixed("luminus-comfy", "Luminus", "Luminus Comfy", {
    energy: 23.9,
    energyDay: 25.84,
    energyNight: 21.31,
    ...luminusInjection,
    fixedFee: 65,
    firstYear: { energyShare: 0.3 },
  }),
  fixed(
    "luminus-comfy-plus",
    "Luminus",
    "Luminus Comfy+",
    {
      energy: 25.71,
      energyDay: 27.62,
      energyNight: 22.99,
      ...luminusInjection,
      fixedFee: 65,
      ...freeKilowattHours,
    },
    OPEN,
  ),
  variable("luminus-comfyflex", "Luminus", "Luminus ComfyFlex", {
    energy: 20.08,
    energyDay: 21.86,
    energyNight: 17.66,
    injection: 5.68,
    fixedFee: 65,
    firstYear: { energyShare: 0.27 },
  }),
  variable(
    "luminus-comfyflex-plus",
    "Luminus",
    "Luminus ComfyFlex+",
    {
      energy: 21.79,
      energyDay: 23.31,
      energyNight: 19.11,
      energyForecast: 23.32,
      injection: 5.68,
      fixedFee: 65,
      ...freeKilowattHours,
    },
    OPEN,
  ),
  fixed(
    "luminus-maxxfix",
    "Luminus",
    "Luminus MaxxFix",
    {
      energy: 22.12,
      energyDay: 24.07,
      energyNight: 19.53,
      ...luminusInjection,
      fixedFee: 65,
      ...freeKilowattHours,
    },
    OPEN,
  ),
  variable(
    "luminus-maxxflex",
    "Luminus",
    "Luminus MaxxFlex",
    {
      energyBasis: "month",
      energy: 21.49,
      energyDay: 23.64,
      energyNight: 18.73,
      energyFormula: plain(1.097, 3.115),
      energyForecast: 20.17,
      ...luminusInjection,
      fixedFee: 65,
      ...freeKilowattHours,
    },
    OPEN,
  ),
  fixed(
    "luminus-basicfix",
    "Luminus",
    "Luminus BasicFix",
    { energy: 20.5, energyDay: 23.25, energyNight: 18.05, ...luminusBasicInjection, fixedFee: 25 },
    OPEN,
  ),
  variable(
    "luminus-basicflex",
    "Luminus",
    "Luminus BasicFlex",
    {
      energyBasis: "month",
      energy: 19.19,
      energyDay: 22.12,
      energyNight: 16.75,
      energyFormula: offtake(1.043, 0.952),
      ...luminusBasicInjection,
      fixedFee: 25,
    },
    OPEN,
  ),
  dynamicInFlanders("luminus-dynamic", "Luminus", "Luminus Dynamic", [1.959, 1.019, -1.2737, 1.019], 75, {}, OPEN),
  variable("totalenergies-mycomfort", "TotalEnergies", "TotalEnergies myComfort", {
    ...totalIndexed,
    energyFormula: offtake(1.098, 2.4),
    fixedFee: 90,
    duration: 12,
  }),
  fixed("totalenergies-mycomfort-fixed", "TotalEnergies", "TotalEnergies myComfort Fixed", {
    ...totalFixed,
    fixedFee: 90,
  }),
  variable("totalenergies-myessential", "TotalEnergies", "TotalEnergies myEssential", {
    energyBasis: "month",
    energy: 20.81,
    energyDay: 22.94,
    energyNight: 18.96,
    energyFormula: offtake(1.1, 1.609),
    ...totalInjection,
    fixedFee: 35,
  }),
  fixed("totalenergies-myessential-fixed", "TotalEnergies", "TotalEnergies myEssential Fixed", {
    energy: 20.36,
    energyDay: 22.14,
    energyNight: 18.81,
    ...totalInjection,
    fixedFee: 35,
  }),
  fixed("totalenergies-electricite-fixe", "TotalEnergies", "TotalEnergies Electricité Fixe", {
    ...totalFixed,
    fixedFee: 100,
  }),
  variable("totalenergies-electricite-variable", "TotalEnergies", "TotalEnergies Electricité Variable", {
    ...totalIndexed,
    energyForecast: null,
    energyFormula: offtake(1.098, 2.4),
    fixedFee: 100,
  }),
  variable("totalenergies-mydrive", "TotalEnergies", "TotalEnergies myDrive", {
    energyBasis: "month",
    energy: 21.12,
    energyDay: 24.46,
    energyNight: 18.68,
    energyFormula: offtake(1.098, 1.929),
    ...totalInjection,
    fixedFee: 90,
  }),
  dynamicInFlanders("totalenergies-mydynamic", "TotalEnergies", "TotalEnergies myDynamic", [1.929, 1.031, -1.3, 1], 90),
  variable(
    "ecopower-burgerstroom",
    "Ecopower",
    "Ecopower Groene Burgerstroom",
    {
      ...MONTH,
      energy: 17.74,
      energyFormula: offtake(0.5, 8.5),
      injection: 5.02,
      injectionFormula: sun(0.45, 0.5, 0),
      fixedFee: 0,
    },
    { month: "september 2026", signedFrom: "2026-09-01", until: "2026-09-30" },
  ),
  dynamicInFlanders(
    "ecopower-dynamische-burgerstroom",
    "Ecopower",
    "Ecopower Dynamische Burgerstroom",
    [0.4, 1.02, -1.5, 0.98],
    63.6,
    {},
    { month: "augustus 2026", signedFrom: "2026-08-01", until: null },
  ),
  variable("ebem-groen-variabel", "EBEM", "EBEM Groen Variabel", {
    ...MONTH,
    energy: 21.63,
    energyDay: 23.38,
    energyNight: 19.7,
    energyFormula: offtake(1.1, 2.2),
    injection: 8.05,
    injectionFormula: sun(0.925, -1.25),
    fixedFee: 85,
  }),
  variable("ebem-groen-basic-plus", "EBEM", "EBEM Groen B@sic+", {
    ...MONTH,
    energy: 21.41,
    energyFormula: offtake(1.1, 2),
    injection: 8.05,
    injectionFormula: sun(0.925, -1.25),
    fixedFee: 70,
  }),
  dynamicInFlanders("ebem-groen-dynamic", "EBEM", "EBEM Groen Dyn@mic", [1.625, 1.08, -1.1, 0.925], 70),
  fixed("mega-smart-fixed", "Mega", "Mega Smart Fixed", {
    energy: 22.06,
    energyDay: 23.66,
    energyNight: 20.73,
    injection: 3.09,
    fixedFee: 110,
    duration: 24,
    firstYear: { energyCents: 5.83, injectionCents: 0.53 },
  }),
  fixed("mega-online-fixed", "Mega", "Mega Online Fixed", {
    energy: 22.12,
    energyDay: 23.83,
    energyNight: 20.7,
    injection: 4.19,
    fixedFee: 60,
    firstYear: { energyCents: 5.3, injectionCents: 0.53 },
  }),
  fixed("mega-zen-fixed", "Mega", "Mega Zen Fixed", {
    energy: 21.63,
    energyDay: 23.23,
    energyNight: 20.31,
    injection: 1.96,
    fixedFee: 110,
    duration: 36,
    firstYear: { energyCents: 4.77, euros: 42, injectionCents: 0.53 },
  }),
  fixed("mega-cosy-fixed", "Mega", "Mega Cosy Fixed", {
    energy: 22.06,
    energyDay: 23.66,
    energyNight: 20.73,
    injection: 3.09,
    fixedFee: 145,
    firstYear: { energyCents: 1.484, euros: 145, injectionCents: 0.53 },
  }),
  variable("mega-smart-flex", "Mega", "Mega Smart Flex", {
    ...MONTH,
    energy: 22.97,
    energyDay: 25.29,
    energyNight: 20.99,
    energyFormula: offtake(1.113, 3.35),
    injection: 6.04,
    injectionFormula: sun(0.8, -2),
    fixedFee: 70,
    duration: 24,
    firstYear: { energyCents: 4.982, injectionCents: 0.53 },
  }),
  variable("mega-online-flex", "Mega", "Mega Online Flex", {
    ...MONTH,
    energy: 22.13,
    energyDay: 24.44,
    energyNight: 20.14,
    energyFormula: offtake(1.113, 2.55),
    injection: 6.04,
    injectionFormula: sun(0.8, -2),
    fixedFee: 45,
    firstYear: { energyCents: 3.71, euros: 22, injectionCents: 0.53 },
  }),
  // The card's own example shows that 1.05 and 0.6 are without VAT.
  dynamicInFlanders("mega-dynamic", "Mega", "Mega Dynamic", [0.6, 1.05, -1.2, 1], 85, { firstYear: { euros: 85 } }),
  variable("aspiravi-eco-plus-flex", "Aspiravi Energy", "Aspiravi Eco Plus Flex", {
    ...MONTH,
    energy: 21.352,
    energyDay: 24.25,
    energyNight: 18.457,
    // 2 cents and a gift of 0.1 cent to a good cause.
    energyFormula: plain(1.16, 2.1),
    injection: 8.948,
    injectionFormula: plain(0.7, -2),
    fixedFee: 38.5,
    duration: 12,
  }),
  fixed("bolt-fix", "Bolt", "Bolt Fix", { ...boltFix, fixedFee: 107.88 }),
  // These ask a share of 250 euros in the cooperative Plenty.
  fixed("bolt-plenty-fixe", "Bolt", "Bolt Plenty Fixe", { ...boltFix, fixedFee: 47.88, ...plentyOffer }),
  variable("bolt-variable", "Bolt", "Bolt Variable", { ...boltIndexed, fixedFee: 107.88 }),
  variable("bolt-plenty-variable", "Bolt", "Bolt Plenty Variable", { ...boltIndexed, fixedFee: 47.88 }),
  variable("bolt-online", "Bolt", "Bolt Online", { ...boltIndexed, fixedFee: 71.88 }),
  variable("bolt-plenty-online", "Bolt", "Bolt Plenty Online", { ...boltIndexed, fixedFee: 11.88, ...plentyOffer }),
  // Its card is a picture.
  variable("ecofix-flexy", "Ecofix", "Ecofix Flexy", {
    ...MONTH,
    energy: 19.04,
    energyFormula: offtake(1.02, 1.2),
    energyForecast: 17.59,
    injection: 8.5,
    injectionFormula: sun(0.884, -0.5),
    injectionForecast: 6.52,
    fixedFee: 60,
    duration: 12,
  }),
  variable("ecofix-flexy-online", "Ecofix", "Ecofix Flexy Online", {
    ...MONTH,
    energy: 18.38,
    energyFormula: offtake(1.01, 0.74),
    injection: 8.5,
    injectionFormula: sun(0.884, -0.5),
    fixedFee: 10,
  }),
  dynamicInFlanders("ecofix-motion", "Ecofix", "Ecofix Motion", [1.102, 1, -0.5, 0.884], 60),
  fixed("energie-be-vast", "energie.be", "energie.be Vast", {
    energy: 20.05,
    injection: 3.97,
    injectionBasis: "year",
    injectionFormula: sun(0.6, -0.8),
    fixedFee: 35,
    duration: 12,
  }),
  variable("energie-be-variabel", "energie.be", "energie.be Variabel", {
    ...YEAR,
    // The card prints the formula alone.
    energy: 18.77,
    energyFormula: offtake(1.12, 0.8),
    injection: 3.97,
    injectionFormula: sun(0.6, -0.8),
    fixedFee: 35,
  }),
  dynamicInFlanders("energie-be-dynamisch", "energie.be", "energie.be Dynamisch", [0.49, 1.02, -0.98, 1.01], 15),
  variable("energy-knights-essentia", "Energy Knights", "Energy Knights Essentia", {
    ...YEAR,
    energy: 17.23,
    energyDay: 17.56,
    energyNight: 16.8,
    energyFormula: offtake(1.03, 0.7),
    injection: 6.79,
    injectionFormula: sun(0.98, -1),
    fixedFee: 10,
    duration: 12,
  }),
  dynamicInFlanders("energy-knights-agilior", "Energy Knights", "Energy Knights Agilior", [1.2, 1, -1.2, 1], 25),
  dynamicInFlanders("energy-knights-agilis", "Energy Knights", "Energy Knights Agilis", [1.2, 1, -1.2, 1], 25),
  fixed("energyvision-3-jaar-vast", "EnergyVision", "EnergyVision 3 jaar vast", {
    energy: 13.57,
    injection: 3.27,
    injectionBasis: "year",
    injectionFormula: sun(0.6, -1.5, 1),
    fixedFee: 75,
    duration: 36,
  }),
  variable("energyvision-1800-kwh", "EnergyVision", "EnergyVision 1.800 kWh vast", {
    ...YEAR,
    // Above the first kWh the card prints the formula alone.
    energy: 20.04,
    energyFormula: offtake(1.12, 2),
    block: { upTo: 1800, energy: 10.6 },
    injection: 3.27,
    injectionFormula: sun(0.6, -1.5, 1),
    fixedFee: 50,
    firstYear: { euros: 50 },
  }),
  variable("energyvision-vaste-injectie", "EnergyVision", "EnergyVision Vaste injectieprijs 3 jaar", {
    energyBasis: "year",
    energy: 20.52,
    energyFormula: offtake(1.15, 2),
    block: { upTo: 1000, energy: 9.54 },
    injection: 4,
    fixedFee: 50,
  }),
  dynamicInFlanders("energyvision-dynamisch", "EnergyVision", "EnergyVision Dynamisch", [1.5, 1.05, -1.5, 1], 50),
  dynamicInFlanders("frank-dynamisch", "Frank Energie", "Frank Dynamisch", [1.5, 1.068, -1.15, 1], 35.04),
  dynamicInFlanders("frank-dynamisch-jn", "Frank Energie", "Frank Dynamisch JN", [1.2, 1.05, -2, 1], 27.96, {
    firstYear: { euros: 35 },
  }),
  dynamicInFlanders("frank-dynamisch-plus", "Frank Energie", "Frank Dynamisch Plus", [0.485, 1.01, -1.15, 1], 15),
  fixed("trevion-vast", "Trevion", "Trevion Groene Energie Vast", {
    energy: 20.3249,
    energyDay: 22.5151,
    energyNight: 18.4712,
    injection: 6.3226,
    fixedFee: 39,
    duration: 12,
  }),
  variable("trevion-flex", "Trevion", "Trevion Groene Stroom Flex", {
    energyBasis: "year",
    energy: 18.71,
    energyFormula: offtake(1.07, 1.5),
    injection: 7.05,
    injectionBasis: "month",
    injectionFormula: sun(0.95, -2.5),
    fixedFee: 39,
  }),
  dynamicInFlanders("trevion-dynamisch", "Trevion", "Trevion Groene Energie Dynamisch", [1.3, 1.07, -0.5, 0.86], 39),
  dynamicInFlanders("trevion-energreen", "Trevion", "Trevion Energreen", [1.3, 1, -1.3, 1], 26.5),
  fixedInBrussels("engie-easy-vast-brussel", "Engie", "Engie Easy Vast voor Brussel", {
    energy: 23.1,
    energyDay: 25.14,
    energyNight: 20.038,
    injection: 4.161,
    fixedFee: 69,
    duration: 36,
  }),
  dynamicInBrussels(
    "engie-dynamic-brussel",
    "Engie",
    "Engie Dynamic voor Brussel",
    [0.7134, 1.039, -1.3135, 1],
    100.7,
    {
      duration: 36,
    },
  ),
  fixedInBrussels("mega-smart-fixed-brussel", "Mega", "Mega Smart Fixed voor Brussel", {
    energy: 21.62,
    energyDay: 23.07,
    energyNight: 20.16,
    injection: 3.09,
    fixedFee: 110,
    duration: 24,
    firstYear: { energyCents: 5.83, injectionCents: 0.53 },
  }),
  fixedInBrussels("mega-online-fixed-brussel", "Mega", "Mega Online Fixed voor Brussel", {
    energy: 21.66,
    energyDay: 23.21,
    energyNight: 20.09,
    injection: 4.19,
    fixedFee: 60,
    firstYear: { energyCents: 5.3, injectionCents: 0.53 },
  }),
  fixedInBrussels("bolt-fix-brussel", "Bolt", "Bolt Fix voor Brussel", { ...boltFix, duration: 36, fixedFee: 107.88 }),
  fixedInBrussels("bolt-plenty-fixe-brussel", "Bolt", "Bolt Plenty Fixe voor Brussel", {
    ...boltFix,
    duration: 36,
    fixedFee: 47.88,
  }),
  // Whether certificates are inside these two of Brussels was not seen.
  variableInBrussels("totalenergies-mycomfort-brussel", "TotalEnergies", "TotalEnergies myComfort voor Brussel", {
    ...MONTH,
    energy: 23.58,
    energyDay: 25.76,
    energyNight: 21.68,
    energyFormula: offtake(1.098, 4.32),
    injection: 3.19,
    injectionFormula: plain(0.244, -0.625),
    fixedFee: 90,
  }),
  dynamicInBrussels(
    "totalenergies-mydynamic-brussel",
    "TotalEnergies",
    "TotalEnergies myDynamic voor Brussel",
    [4.141, 1.031, -1.3, 1],
    90,
  ),
  variableInBrussels("brusol-groene-stroom", "EnergyVision", "Brusol Groene stroom voor Brussel", {
    ...YEAR,
    energy: 21.95,
    energyFormula: offtake(1.12, 3.8),
    injection: 1.77,
    injectionFormula: sun(0.6, -3),
    fixedFee: 250,
  }),
];

const WITHDRAWALS: Deviation = {
  month: "april-mei 2026",
  signedFrom: "2026-04-01",
  until: "2026-05-31",
};

/** Nobody can sign these any more. Who has one keeps the last prices that were read. */
const withdrawn: readonly CardVersion[] = [
  fixed(
    "octa-fixed",
    "OCTA+",
    "OCTA+ Fixed",
    { energy: 15.89, injection: 4.72, fixedFee: 65, withdrawnOn: "2026-10-01" },
    WITHDRAWALS,
  ),
  variable(
    "dats24-groen-variabel",
    "DATS 24",
    "DATS 24 Groen Variabel",
    {
      energy: 10.64,
      injection: 0.83,
      energyForecast: 12.55,
      injectionForecast: 3.07,
      fixedFee: 38.5,
      withdrawnOn: "2026-08-31",
    },
    WITHDRAWALS,
  ),
  version(
    {
      kind: "supplier",
      key: "deelkost-dats24",
      supplier: "DATS 24",
      sharingFee: 85,
      feeBasis: "unstated",
      condition: null,
      note: null,
      withdrawnOn: "2026-08-31",
    },
    "elektriciteit",
    WITHDRAWALS,
  ),
];

const asks = (
  key: string,
  supplier: string,
  sharingFee: number | null,
  more: Partial<Supplier> = {},
  deviation?: Deviation,
): CardVersion =>
  version(
    { kind: "supplier", key, supplier, sharingFee, feeBasis: "unstated", condition: null, note: null, ...more },
    "elektriciteit",
    deviation,
  );

/** What suppliers ask for sharing, as their cards print it; what a card leaves out is told as left out. */
const fees: readonly CardVersion[] = [
  asks("deelkost-frank-energie", "Frank Energie", 0, {
    feeBasis: "connection",
    condition: "only-dynamic",
    note: "De leverancier verkoopt alleen dynamische contracten.",
  }),
  asks("deelkost-energy-knights", "Energy Knights", 0, {
    note: "Meld het de leverancier voor u begint. Hij activeert meetregime 3 zelf.",
  }),
  asks(
    "deelkost-ecopower",
    "Ecopower",
    2,
    {
      feeUnit: "month",
      feeVat: "unstated",
      condition: "only-dynamic",
      note: "2\u00a0euro per maand voor wie deelt. Alleen met Dynamische Burgerstroom.",
    },
    { month: "oktober 2026", until: null },
  ),
  asks("deelkost-energie-be", "energie.be", 35, { feeBasis: "connection" }),
  asks("deelkost-bolt", "Bolt", 4.5, {
    feeUnit: "shared-energy",
    feePayer: "unstated",
    note: "Alleen in Vlaanderen.",
  }),
  asks("deelkost-mega", "Mega", 90.75, { feeBasis: "connection", feeCounting: "by-day" }),
  asks("deelkost-octa", "OCTA+", 8, {
    feeUnit: "month",
    feeBasis: "connection",
    condition: "may-become-dynamic",
    note: "8\u00a0euro per maand. De leverancier mag u dynamisch afrekenen zodra u deelt.",
  }),
  // 80 euros without VAT, and 96.80 with it: both are printed.
  asks("deelkost-ebem", "EBEM", 80, {
    feeVat: "excluded",
    feeBasis: "connection",
    condition: "only-dynamic",
    note: "Alleen met Groen Dyn@mic en een digitale maandfactuur.",
  }),
  asks("deelkost-energyvision", "EnergyVision", 100, {
    feeVat: "unstated",
    feePayer: "unstated",
    feeCounting: "by-day",
  }),
  asks("deelkost-trevion", "Trevion", 120, { feeVat: "unstated", feePayer: "unstated" }),
  // Up to two connections of the same customer are one fee, more are one fee each.
  asks("deelkost-engie", "Engie", 121, {
    feeBasis: "customer",
    feeCounting: "whole",
    note: "Tot twee aansluitingen één keer, daarboven per aansluiting.",
  }),
  // 121 may be 100 with 21 % VAT in it: the picture does not say so.
  asks("deelkost-ecofix", "Ecofix", 121, { feeVat: "unstated", feePayer: "unstated" }),
  asks("deelkost-eneco", "Eneco", 124.63, { feeBasis: "connection", feeCounting: "by-day" }),
  asks("deelkost-aspiravi", "Aspiravi Energy", 125, {
    feePayer: "unstated",
    condition: "cooperative-share",
    note: "Voor wie aandelen heeft in de coöperatie.",
  }),
  // Their cards say nothing of it, which proves nothing.
  asks("deelkost-luminus", "Luminus", null),
  asks("deelkost-totalenergies", "TotalEnergies", null),
];

export const octoberCards: readonly CardVersion[] = [...products, ...withdrawn, ...fees];
