import type { FieldKey } from "#content/fields/field-words.ts";

type AssumptionCode =
  | "grid-area"
  | "belgian-weather"
  | "use"
  | "peak"
  | "installation"
  | "inverter"
  | "solar-yield"
  | "battery"
  | "energy-price"
  | "market-price"
  | "injection-price"
  | "fixed-fee"
  | "sharing-fee"
  | "agreed-price"
  | "sharing-category"
  | "vat-on-sale";

type Words = {
  name: string;
  /** Where no published figure stands behind it. */
  why: string;
  /** The field that replaces it; null where nothing can be told. */
  field: FieldKey | null;
};

export const assumptionWords: Readonly<Record<AssumptionCode, Words>> = {
  "grid-area": {
    name: "Netgebied",
    why: "Zonder postcode nemen wij Fluvius Antwerpen.",
    field: "postcode",
  },
  "belgian-weather": {
    name: "Weer",
    why: "Voor Nederland hebben wij nog geen eigen weerjaren.",
    field: null,
  },
  use: { name: "Verbruik per jaar", why: "", field: "energy" },
  peak: {
    name: "Maandpiek",
    why: "Afgeleid uit de kwartieren van het rekenmodel.",
    field: "peak",
  },
  installation: {
    name: "Installatie",
    why: "Het grootste dak dat meestal nog als privé telt, pal op het zuiden.",
    field: "power",
  },
  inverter: {
    name: "Omvormer",
    why: "Even groot als de installatie.",
    field: "inverter",
  },
  "solar-yield": { name: "Opbrengst van de panelen", why: "", field: null },
  battery: { name: "Rendement van de batterij", why: "", field: null },
  "energy-price": { name: "Energieprijs", why: "", field: "energyPrice" },
  "market-price": { name: "Gemiddelde beursprijs", why: "", field: null },
  "injection-price": {
    name: "Injectievergoeding",
    why: "",
    field: "injectionPrice",
  },
  "fixed-fee": { name: "Vaste vergoeding", why: "", field: "fixedFee" },
  "sharing-fee": { name: "Kost voor het delen", why: "", field: "sharingFee" },
  "agreed-price": {
    name: "Afgesproken prijs",
    why: "Halfweg tussen de energieprijs en de injectievergoeding.",
    field: "agreedPrice",
  },
  "sharing-category": {
    name: "Brusselse categorie",
    why: "Zolang u er geen kiest, tellen wij D: die verlaagt niets.",
    field: "category",
  },
  "vat-on-sale": {
    name: "Btw op de verkoop",
    why: "Een onderneming die verkoopt, rekent meestal btw aan. Voor een gezin zit die in de afgesproken prijs.",
    field: null,
  },
};

export const assumptionOwner = { buyer: "koper", seller: "verkoper", pair: "" } as const;
export const assumedWeather = "Midden-België";
export const assumedCategory = "D";
