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
  /** The fields that replace it, of buyer and seller; null where nothing can be told. */
  field: { buyer: string | null; seller: string | null };
};

const both = (field: string | null) => ({ buyer: field, seller: field });

export const assumptionWords: Readonly<Record<AssumptionCode, Words>> = {
  "grid-area": {
    name: "Netgebied",
    why: "Zonder postcode nemen wij Fluvius Antwerpen.",
    field: both("postcode"),
  },
  "belgian-weather": {
    name: "Weer",
    why: "Voor Nederland hebben wij nog geen eigen weerjaren.",
    field: both(null),
  },
  use: { name: "Verbruik per jaar", why: "", field: { buyer: "verbruik", seller: "eigenverbruik" } },
  peak: {
    name: "Maandpiek",
    why: "Afgeleid uit de kwartieren van het rekenmodel.",
    field: { buyer: "piek", seller: "eigen-piek" },
  },
  installation: {
    name: "Installatie",
    why: "Het grootste dak dat meestal nog als privé telt, pal op het zuiden.",
    field: { buyer: "koper-kwp", seller: "kwp" },
  },
  inverter: {
    name: "Omvormer",
    why: "Even groot als de installatie.",
    field: { buyer: "koper-omvormer", seller: "omvormer" },
  },
  "solar-yield": { name: "Opbrengst van de panelen", why: "", field: both(null) },
  battery: { name: "Rendement van de batterij", why: "", field: both(null) },
  "energy-price": { name: "Energieprijs", why: "", field: { buyer: "energieprijs", seller: "verkoper-energieprijs" } },
  "market-price": { name: "Gemiddelde beursprijs", why: "", field: both(null) },
  "injection-price": {
    name: "Injectievergoeding",
    why: "",
    field: { buyer: "koper-injectieprijs", seller: "injectieprijs" },
  },
  "fixed-fee": { name: "Vaste vergoeding", why: "", field: { buyer: "vaste-kost", seller: "verkoper-vaste-kost" } },
  "sharing-fee": { name: "Kost voor het delen", why: "", field: { buyer: "kost", seller: "kost" } },
  "agreed-price": {
    name: "Afgesproken prijs",
    why: "Halfweg tussen de energieprijs en de injectievergoeding.",
    field: both("prijs"),
  },
  "sharing-category": {
    name: "Brusselse categorie",
    why: "Zolang u er geen kiest, tellen wij D: die verlaagt niets.",
    field: both("categorie"),
  },
  "vat-on-sale": {
    name: "Btw op de verkoop",
    why: "Een onderneming die verkoopt, rekent meestal btw aan.",
    field: both(null),
  },
};

export const assumptionOwner = { buyer: "koper", seller: "verkoper", pair: "" } as const;
export const assumedWeather = "Midden-België";
export const assumedCategory = "D";
