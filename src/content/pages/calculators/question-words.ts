import { gridAreaNames } from "#content/grid-areas.ts";

type Side = "buyer" | "seller";
type Market = "be" | "nl";
export type QuestionOption = { value: string; label: string };
export type QuestionWords = { label: string; help?: string; unit?: string; options?: readonly QuestionOption[] };

/** `of` is the side that a question is about; null for both together. */
type Plain = { of: Side | null; noun: string; help?: string; unit?: string; options?: readonly QuestionOption[] };

const options = (words: Readonly<Record<string, string>>): QuestionOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const customers = options({ gezin: "Gezin", onderneming: "Onderneming", beschermd: "Gezin met sociaal tarief" });
const trades = options({
  kantoor: "Kantoor",
  winkel: "Winkel",
  bakkerij: "Bakkerij",
  school: "School",
  landbouw: "Landbouw",
  werkplaats: "Werkplaats",
  koelhuis: "Koelhuis",
});
const cars = options({
  geen: "Geen elektrische auto",
  avond: "Auto die ’s avonds laadt",
  nacht: "Auto die ’s nachts laadt",
  zon: "Auto die overdag laadt",
});
const contracts = options({ enkel: "Enkelvoudig", "dag-nacht": "Dag en nacht", dynamisch: "Dynamisch" });
const technologies = options({ zon: "Zonnepanelen", wind: "Windmolen", water: "Waterkracht", wkk: "WKK" });
const voltages = options({ laag: "Laagspanning", midden: "Middenspanning" });
const yesNo = options({ ja: "Ja", nee: "Nee" });
const areas = options(
  Object.fromEntries(Object.entries(gridAreaNames).filter(([area]) => area !== "sibelga")) as Record<string, string>,
);

const CENTS = "c€/kWh";
const YEAR = "per jaar";

const questions = {
  datum: { of: null, noun: "dag waarop wij rekenen", help: "Een oude link geeft zo het oude antwoord." },
  postcode: { of: null, noun: "postcode", help: "Daaruit volgen gewest, netgebied en zon." },
  gewest: {
    of: null,
    noun: "gewest",
    help: "Telt als u geen postcode invult.",
    options: options({ vlaanderen: "Vlaams Gewest", brussel: "Brussels Hoofdstedelijk Gewest" }),
  },
  netgebied: { of: null, noun: "netgebied", help: "Gaat voor op de postcode.", options: areas },
  meter: {
    of: null,
    noun: "soort meter",
    options: options({
      digitaal: "Digitale meter",
      analoog: "Analoge meter",
      terugdraaiend: "Terugdraaiende teller",
      onbekend: "Dat weet ik niet",
    }),
  },
  koper: { of: "buyer", noun: "is een", options: customers },
  verbruik: { of: "buyer", noun: "verbruik per jaar", unit: "kWh" },
  "verbruik-dag": { of: "buyer", noun: "verbruik overdag", unit: "kWh", help: "Volgens uw dagteller." },
  "verbruik-nacht": { of: "buyer", noun: "verbruik ’s nachts", unit: "kWh", help: "Volgens uw nachtteller." },
  piek: {
    of: "buyer",
    noun: "gemiddelde maandpiek",
    unit: "kW",
    help: "Staat op de factuur bij het capaciteitstarief.",
  },
  personen: { of: "buyer", noun: "gezin", unit: "personen" },
  handel: { of: "buyer", noun: "zaak", options: trades },
  warmtepomp: { of: "buyer", noun: "warmtepomp" },
  auto: { of: "buyer", noun: "elektrische auto", options: cars },
  boiler: { of: "buyer", noun: "elektrische boiler" },
  aansluiting: { of: "buyer", noun: "aansluiting", unit: "kVA" },
  spanning: { of: "buyer", noun: "spanning", options: voltages },
  domicilie: { of: "buyer", noun: "domicilie op dit adres", options: yesNo, help: "Bepaalt de bijdrage Energiefonds." },
  "koper-kwp": { of: "buyer", noun: "eigen zonnepanelen", unit: "kWp" },
  "koper-helling": { of: "buyer", noun: "dakhelling", unit: "°" },
  "koper-richting": { of: "buyer", noun: "dakrichting", unit: "°", help: "90 is oost, 180 zuid, 270 west." },
  "koper-omvormer": { of: "buyer", noun: "omvormer", unit: "kVA" },
  "koper-batterij": { of: "buyer", noun: "batterij", unit: "kWh" },
  verkoper: { of: "seller", noun: "is een", options: customers },
  technologie: { of: "seller", noun: "installatie", options: technologies },
  kwp: { of: "seller", noun: "zonnepanelen", unit: "kWp", help: "Het aantal panelen maal hun vermogen." },
  helling: { of: "seller", noun: "dakhelling", unit: "°" },
  richting: { of: "seller", noun: "dakrichting", unit: "°", help: "90 is oost, 180 zuid, 270 west." },
  "kwp-2": { of: "seller", noun: "tweede dak", unit: "kWp" },
  "helling-2": { of: "seller", noun: "tweede dak, helling", unit: "°" },
  "richting-2": { of: "seller", noun: "tweede dak, richting", unit: "°" },
  "kwp-3": { of: "seller", noun: "derde dak", unit: "kWp" },
  "helling-3": { of: "seller", noun: "derde dak, helling", unit: "°" },
  "richting-3": { of: "seller", noun: "derde dak, richting", unit: "°" },
  vermogen: { of: "seller", noun: "installatievermogen", unit: "kW", help: "Van een windmolen, waterkracht of WKK." },
  omvormer: { of: "seller", noun: "omvormer", unit: "kVA", help: "Boven 10 kVA gelden andere belastingregels." },
  batterij: { of: "seller", noun: "batterij", unit: "kWh" },
  eigenverbruik: { of: "seller", noun: "eigen verbruik per jaar", unit: "kWh" },
  "eigenverbruik-dag": { of: "seller", noun: "eigen verbruik overdag", unit: "kWh" },
  "eigenverbruik-nacht": { of: "seller", noun: "eigen verbruik ’s nachts", unit: "kWh" },
  "eigen-piek": { of: "seller", noun: "gemiddelde maandpiek", unit: "kW" },
  "eigen-personen": { of: "seller", noun: "gezin", unit: "personen" },
  "eigen-handel": { of: "seller", noun: "zaak", options: trades },
  "eigen-warmtepomp": { of: "seller", noun: "warmtepomp" },
  "eigen-auto": { of: "seller", noun: "elektrische auto", options: cars },
  "eigen-boiler": { of: "seller", noun: "elektrische boiler" },
  "eigen-aansluiting": { of: "seller", noun: "aansluiting", unit: "kVA" },
  "eigen-spanning": { of: "seller", noun: "spanning", options: voltages },
  product: { of: "buyer", noun: "contract bij een leverancier" },
  contract: { of: "buyer", noun: "prijsformule", options: contracts },
  energieprijs: {
    of: "buyer",
    noun: "energieprijs",
    unit: CENTS,
    help: "Alleen de energie, zonder nettarieven en heffingen.",
  },
  nachtprijs: { of: "buyer", noun: "energieprijs ’s nachts", unit: CENTS },
  "vaste-kost": { of: "buyer", noun: "vaste vergoeding", unit: YEAR },
  "koper-injectieprijs": { of: "buyer", noun: "injectievergoeding", unit: CENTS },
  "verkoper-product": { of: "seller", noun: "contract bij een leverancier" },
  "verkoper-contract": { of: "seller", noun: "prijsformule", options: contracts },
  "verkoper-energieprijs": { of: "seller", noun: "energieprijs", unit: CENTS },
  "verkoper-vaste-kost": { of: "seller", noun: "vaste vergoeding", unit: YEAR },
  injectieprijs: {
    of: "seller",
    noun: "injectievergoeding",
    unit: CENTS,
    help: "Wat de leverancier nu per kWh betaalt. Onder nul mag.",
  },
  vorm: {
    of: null,
    noun: "verkopen of gratis delen",
    options: options({ verkoop: "Verkopen tegen een prijs", gratis: "Gratis delen" }),
  },
  categorie: {
    of: null,
    noun: "hoe dichtbij is de andere?",
    options: options({
      a: "A: in hetzelfde gebouw",
      b: "B: achter dezelfde wijkcabine",
      c: "C: achter hetzelfde onderstation",
      d: "D: elders in Brussel",
    }),
    help: "Alleen Sibelga weet zeker welke categorie geldt. Hoe dichter, hoe lager uw nettarief op gedeelde stroom.",
  },
  prijs: { of: null, noun: "afgesproken prijs", unit: CENTS, help: "Wat de koper de verkoper per kWh betaalt." },
  gedeeld: {
    of: null,
    noun: "gedeelde stroom per jaar",
    unit: "kWh",
    help: "Weet u dit van een lopende afspraak? Dan kiezen wij een partner die daarbij past.",
  },
  jaren: { of: null, noun: "looptijd van de afspraak", unit: "jaar" },
} as const satisfies Record<string, Plain>;

export type QuestionName = keyof typeof questions | "kost" | "kost-ander";

const sideNames = { buyer: "koper", seller: "verkoper" } as const;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A question as the visitor of a side reads it: one's own is "uw", the other's is "van de verkoper". */
export function questionWords(name: QuestionName, side: Side, market: Market): QuestionWords {
  const fees = { unit: YEAR, help: "Wat de leverancier per jaar voor het delen vraagt." };
  if (name === "kost") return { label: "Kost van uw leverancier", ...fees };
  if (name === "kost-ander") return { label: `Kost van de leverancier van de ${otherName(side)}`, ...fees };
  const { of, noun, ...rest }: Plain = questions[name];
  if (name === "koper" || name === "verkoper")
    return { label: of === side ? "U bent een" : `De ${sideNames[of ?? side]} is een`, ...rest };
  const label = of === null ? capital(noun) : of === side ? `Uw ${noun}` : `${capital(noun)} van de ${sideNames[of]}`;
  return market === "nl" ? { label: inDutch(label), ...rest, ...dutchHelp(name, rest.help) } : { label, ...rest };
}

const otherName = (side: Side) => (side === "buyer" ? sideNames.seller : sideNames.buyer);
const inDutch = (text: string) =>
  text.replace("njectievergoeding", "erugleververgoeding").replace("Ierug", "Terug").replace("ierug", "terug");
const dutchHelp = (name: QuestionName, help: string | undefined) => {
  if (name === "postcode") return { help: "Voor deze som niet nodig." };
  if (name === "piek" || name === "domicilie" || name === "omvormer") return { help: "" };
  return help === undefined ? {} : { help };
};
