import { gridAreaNames } from "#content/energy/grid-areas.ts";
import { capital } from "#content/format/first-letter.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros, formatEurosWhole } from "#content/format/format-euros.ts";

type Side = "buyer" | "seller";
type Market = "be" | "nl";
export type FieldOption = { value: string; label: string };
export type FieldGroup = { label: string; options: readonly FieldOption[] };
export type FieldWords = {
  label: string;
  help?: string;
  unit?: string;
  options?: readonly FieldOption[];
  /** The same options under headings, where a list is long. */
  groups?: readonly FieldGroup[];
};

/** Per side where the two are not asked in the same words. */
type Words = {
  noun: string;
  help?: string;
  options?: readonly FieldOption[];
  buyer?: { noun?: string; help?: string };
  seller?: { noun?: string; help?: string };
};

export const units = {
  kWh: "kWh",
  kW: "kW",
  kWp: "kWp",
  kVA: "kVA",
  degrees: "°",
  persons: "personen",
  years: "jaar",
  "cents-per-kwh": "c€/kWh",
  "euros-per-year": "per jaar",
  none: "",
} as const;
export type FieldUnit = keyof typeof units;

const options = (words: Readonly<Record<string, string>>): FieldOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const trades = options({
  kantoor: "Kantoor",
  winkel: "Winkel",
  bakkerij: "Bakkerij",
  school: "School",
  landbouw: "Landbouw",
  werkplaats: "Werkplaats",
  koelhuis: "Koelhuis",
});
export const cars = options({
  geen: "Geen elektrische auto",
  avond: "Auto die ’s avonds laadt",
  nacht: "Auto die ’s nachts laadt",
  zon: "Auto die overdag laadt",
});
const areas = options(
  Object.fromEntries(Object.entries(gridAreaNames).filter(([area]) => area !== "sibelga")) as Record<string, string>,
);
const sharingFee = { help: "Wat de leverancier per jaar voor het delen vraagt." };

/** Every field of the table of fields, by its key: of a connection, of its supply contract, and of the two together. */
const fields = {
  day: { noun: "dag waarop wij rekenen", help: "Een oude link geeft zo het oude antwoord." },
  postcode: { noun: "postcode", help: "Daaruit volgen gewest, netgebied en zon." },
  region: {
    noun: "gewest",
    help: "Telt als u geen postcode invult.",
    options: options({ vlaanderen: "Vlaams Gewest", brussel: "Brussels Hoofdstedelijk Gewest" }),
  },
  gridArea: { noun: "netgebied", help: "Gaat voor op de postcode.", options: areas },
  meter: {
    noun: "soort meter",
    options: options({
      digitaal: "Digitale meter",
      analoog: "Analoge meter",
      terugdraaiend: "Terugdraaiende teller",
      onbekend: "Dat weet ik niet",
    }),
  },
  offer: { noun: "aanbod" },
  customer: {
    noun: "is een",
    options: options({ gezin: "Gezin", onderneming: "Onderneming", beschermd: "Gezin met sociaal tarief" }),
  },
  energy: { noun: "verbruik per jaar", seller: { noun: "eigen verbruik per jaar" } },
  energyDay: {
    noun: "verbruik overdag",
    buyer: { help: "Volgens uw dagteller." },
    seller: { noun: "eigen verbruik overdag" },
  },
  energyNight: {
    noun: "verbruik ’s nachts",
    buyer: { help: "Volgens uw nachtteller." },
    seller: { noun: "eigen verbruik ’s nachts" },
  },
  peak: { noun: "gemiddelde maandpiek", buyer: { help: "Staat op de factuur bij het capaciteitstarief." } },
  persons: { noun: "gezin" },
  trade: { noun: "zaak", options: trades },
  heatPump: { noun: "warmtepomp" },
  car: { noun: "elektrische auto", options: cars },
  boiler: { noun: "elektrische boiler" },
  capacity: { noun: "aansluiting" },
  voltage: { noun: "spanning", options: options({ laag: "Laagspanning", midden: "Middenspanning" }) },
  domicile: {
    noun: "domicilie op dit adres",
    options: options({ ja: "Ja", nee: "Nee" }),
    help: "Bepaalt de bijdrage Energiefonds.",
  },
  technology: {
    noun: "installatie",
    options: options({ zon: "Zonnepanelen", wind: "Windmolen", water: "Waterkracht", wkk: "WKK" }),
  },
  power: {
    noun: "zonnepanelen",
    buyer: { noun: "eigen zonnepanelen" },
    seller: { help: "Het aantal panelen maal hun vermogen." },
  },
  tilt: { noun: "dakhelling" },
  azimuth: { noun: "dakrichting", help: "90 is oost, 180 zuid, 270 west." },
  power2: { noun: "tweede dak" },
  tilt2: { noun: "tweede dak, helling" },
  azimuth2: { noun: "tweede dak, richting" },
  power3: { noun: "derde dak" },
  tilt3: { noun: "derde dak, helling" },
  azimuth3: { noun: "derde dak, richting" },
  machinePower: { noun: "installatievermogen", help: "Van een windmolen, waterkracht of WKK." },
  inverter: { noun: "omvormer", seller: { help: "Boven 10 kVA gelden andere belastingregels." } },
  battery: { noun: "batterij" },
  product: { noun: "leverancier" },
  contract: {
    noun: "prijsformule",
    options: options({ enkel: "Enkelvoudig", "dag-nacht": "Dag en nacht", dynamisch: "Dynamisch" }),
  },
  energyPrice: {
    noun: "energieprijs",
    buyer: { help: "Alleen de energie, zonder nettarieven en heffingen." },
  },
  energyPriceNight: { noun: "energieprijs ’s nachts" },
  fixedFee: { noun: "vaste vergoeding" },
  injectionPrice: {
    noun: "injectievergoeding",
    seller: {
      help: "Wat de leverancier nu per kWh betaalt. Geen injectiecontract? Vul 0 in: om te verkopen hebt u er wel een nodig. Onder nul mag.",
    },
  },
  sharingFee: { noun: "", ...sharingFee },
  otherSharingFee: { noun: "", ...sharingFee },
  form: {
    noun: "verkopen of weggeven",
    options: options({ verkoop: "Verkopen tegen een prijs", gratis: "Gratis" }),
    help: "Weggeven aan een ander heet in Vlaanderen ook verkoop, met prijs 0.",
  },
  category: {
    noun: "hoe dichtbij is de andere?",
    options: options({
      a: "A: in hetzelfde gebouw",
      b: "B: achter dezelfde wijkcabine",
      c: "C: achter hetzelfde onderstation",
      d: "D: elders in Brussel",
    }),
    help: "Alleen Sibelga weet zeker welke categorie geldt. In A en B daalt uw nettarief, in A, B en C vallen de transportkosten op gedeelde stroom weg.",
  },
  agreedPrice: {
    noun: "afgesproken prijs",
    help: "Wat de koper betaalt, een gezin btw inbegrepen.",
  },
  sellerVat: {
    noun: "btw op de verkoop",
    options: options({ aangerekend: "Een onderneming rekent btw aan", vrijgesteld: "Vrijgestelde kleine onderneming" }),
    help: "Alleen voor een verkoper die een onderneming is. Een particulier rekent geen btw aan.",
  },
  sharedEnergy: {
    noun: "gedeelde stroom per jaar",
    help: "Weet u dit van een lopende afspraak? Dan kiezen wij een partner die daarbij past.",
  },
  years: { noun: "looptijd van de afspraak" },
  sellers: { noun: "aantal verkopers" },
} as const satisfies Record<string, Words>;

export type FieldKey = keyof typeof fields;

const sideNames = { buyer: "koper", seller: "verkoper" } as const;

/** A field as the visitor of a side reads it: one's own is "uw", the other's is "van de verkoper". `of` is whose it is. */
export function fieldWords(key: FieldKey, of: Side | null, side: Side, market: Market): Omit<FieldWords, "unit"> {
  const { noun: plain, help: general, options, ...sides }: Words = fields[key];
  const { noun = plain, help = general } = of === null ? {} : (sides[of] ?? {});
  const rest = { ...(help === undefined ? {} : { help }), ...(options === undefined ? {} : { options }) };
  const label = labelOf(key, noun, of, side);
  return market === "nl" ? { label: inDutch(label), ...rest, ...dutchHelp(key) } : { label, ...rest };
}

function labelOf(key: FieldKey, noun: string, of: Side | null, side: Side): string {
  if (key === "sharingFee") return "Kost van uw leverancier";
  if (key === "otherSharingFee")
    return `Kost van de leverancier van de ${sideNames[side === "buyer" ? "seller" : "buyer"]}`;
  if (key === "customer") return of === side ? "U bent een" : `De ${sideNames[of ?? side]} is een`;
  if (of === null) return capital(noun);
  return of === side ? `Uw ${noun}` : `${capital(noun)} van de ${sideNames[of]}`;
}

/** The name of a field on paper, which either side may hold: nobody is addressed. */
export function fieldOnPaper(key: FieldKey, of: Side | null, side: Side): string {
  const { noun: plain, ...sides }: Words = fields[key];
  const noun = (of && sides[of]?.noun) ?? plain;
  if (key === "sharingFee") return `Kost van de leverancier van de ${sideNames[side]}`;
  return labelOf(key, noun, of, of === null ? side : of === "buyer" ? "seller" : "buyer");
}

/** A tariff card that is not for everybody. */
export const notSoldAnyMore = (card: string): string => `${card} (niet meer te koop)`;

/** A supplier with what it asks for sharing. */
export function withItsFee(
  supplier: string,
  fee: { readonly fee: { readonly value: number }; readonly perEnergy: { readonly value: number } | null } | null,
): string {
  if (fee === null) return `${supplier}: kost niet vermeld`;
  if (fee.perEnergy !== null) return `${supplier}: ${formatCentsPerKilowattHour(fee.perEnergy.value)} gedeeld`;
  const { value } = fee.fee;
  return `${supplier}: ${Number.isInteger(value) ? formatEurosWhole(value) : formatEuros(value)} per jaar`;
}

export const productGroups = {
  suppliers: "Leverancier, met wat hij voor delen vraagt",
  products: "Of kies uw contract",
} as const;

export const onlyInBrussels = (card: string): string => (/brussel/i.test(card) ? card : `${card} (Brussel)`);

const inDutch = (text: string) =>
  text.replace("njectievergoeding", "erugleververgoeding").replace("Ierug", "Terug").replace("ierug", "terug");
function dutchHelp(key: FieldKey): { help?: string } {
  if (key === "postcode") return { help: "Voor deze som niet nodig." };
  return key === "peak" || key === "domicile" || key === "inverter" ? { help: "" } : {};
}
