import { trades } from "#content/fields/field-words.ts";
import { partnerName } from "#content/pages/calculators/partner-words.ts";

type Option = { readonly value: string; readonly label: string; readonly description?: string };
type QuestionWords = {
  readonly label: string;
  readonly help?: string;
  readonly unit?: string;
  readonly placeholder?: string;
  readonly options?: readonly Option[];
};

const CENTS = "c€/kWh";

const meters: readonly Option[] = [
  {
    value: "digitaal",
    label: "Een digitale meter",
    description: "Met een schermpje en twee knoppen. De netbeheerder leest hem op afstand uit.",
  },
  {
    value: "analoog",
    label: "Een gewone meter",
    description: "Met een draaischijf of cijferwieltjes. Hij telt alleen vooruit.",
  },
  {
    value: "terugdraaiend",
    label: "Een terugdraaiende teller",
    description: "Een oude meter bij zonnepanelen, die achteruitloopt als de zon schijnt.",
  },
  { value: "onbekend", label: "Dat weet ik niet" },
];

const households: readonly Option[] = [
  { value: "1", label: "Alleen" },
  { value: "2", label: "Met twee" },
  { value: "3", label: "Met drie" },
  { value: "4", label: "Met vier" },
  { value: "5", label: "Met vijf of meer" },
];

const cars: readonly Option[] = [
  { value: "geen", label: "Geen elektrische auto" },
  { value: "avond", label: "Ja, hij laadt ’s avonds" },
  { value: "nacht", label: "Ja, hij laadt ’s nachts" },
  { value: "zon", label: "Ja, hij laadt overdag" },
];

const estimated = "Het staat op uw jaarafrekening.";

/** Every question of both journeys, by the name that its answer has in the address. */
export const journeyQuestions = {
  postcode: {
    label: "Postcode van uw aansluiting",
    help: "Uw gewest hangt ervan af. Koper en verkoper moeten in hetzelfde gewest zijn aangesloten.",
  },
  meter: { label: "Welke elektriciteitsmeter hebt u?", options: meters },

  koper: {
    label: "Voor wie koopt u?",
    options: [
      { value: "gezin", label: "Mijn gezin" },
      { value: "onderneming", label: "Mijn zaak of vereniging" },
      { value: "beschermd", label: "Mijn gezin, met sociaal tarief" },
    ],
  },
  personen: { label: "Met hoeveel bent u thuis?", options: households },
  handel: { label: "Wat voor zaak is het?", options: trades, placeholder: "Kies wat het best past" },
  verbruik: { label: "Uw verbruik per jaar", unit: "kWh", help: estimated },
  warmtepomp: { label: "Ik verwarm met een warmtepomp" },
  auto: { label: "Hebt u een elektrische auto?", options: cars },
  titularis: {
    label: "Op wiens naam staat het elektriciteitscontract?",
    options: [
      { value: "eigen", label: "Op mijn naam", description: "Of op naam van de onderneming waarvoor ik beslis." },
      {
        value: "ander",
        label: "Op naam van iemand anders",
        description: "Bijvoorbeeld uw partner, uw huisbaas of de syndicus.",
      },
      { value: "onbekend", label: "Dat weet ik niet" },
    ],
  },
  product: {
    label: "Bij welke leverancier bent u?",
    help: "Hij beslist mee of delen loont. Staat de uwe er niet bij, vul dan uw prijs en zijn kost in.",
    placeholder: "Weet ik niet, of staat er niet bij",
  },
  contract: {
    label: "Hoe wordt uw stroom geteld?",
    options: [
      { value: "enkel", label: "Eén prijs", description: "Dag en nacht hetzelfde." },
      { value: "dag-nacht", label: "Dag en nacht", description: "Twee prijzen." },
      { value: "dynamisch", label: "Dynamisch", description: "Elk uur of kwartier een andere prijs." },
    ],
  },
  energieprijs: {
    label: "Uw energieprijs",
    unit: CENTS,
    help: "Alleen de energie, zonder nettarieven en heffingen.",
  },
  kost: {
    label: "Wat vraagt uw leverancier per jaar om te delen?",
    unit: "per jaar",
    help: "Het staat op de tariefkaart. Vraag het hem als u het niet vindt.",
  },

  technologie: {
    label: "Hoe wekt u stroom op?",
    options: [
      { value: "zon", label: "Met zonnepanelen" },
      { value: "wind", label: "Met een windmolen" },
      { value: "water", label: "Met een waterrad of turbine" },
      { value: "wkk", label: "Met biogas", description: "Warmte-krachtkoppeling op hernieuwbare brandstof." },
      {
        value: "fossiel",
        label: "Met aardgas of stookolie",
        description: "Warmte-krachtkoppeling of een generator op fossiele brandstof.",
      },
    ],
  },
  kwp: {
    label: "Vermogen van uw panelen",
    unit: "kWp",
    help: "Het aantal panelen maal hun vermogen: 20 panelen van 400 Wp zijn 8 kWp.",
  },
  vermogen: { label: "Vermogen van uw installatie", unit: "kW", help: "Het staat op het kenplaatje." },
  richting: {
    label: "Welke kant kijken uw panelen op?",
    options: [
      { value: "180", label: "Zuid" },
      { value: "135", label: "Zuidoost" },
      { value: "225", label: "Zuidwest" },
      { value: "90", label: "Oost" },
      { value: "270", label: "West" },
      { value: "0", label: "Noord" },
    ],
  },
  helling: { label: "Helling van het dak", unit: "°", help: "Plat is 0, een gewoon pannendak 35." },
  omvormer: {
    label: "Vermogen van uw omvormer",
    unit: "kVA",
    help: "Tel alle omvormers samen. Boven 10 kVA gelden andere belastingregels. Weet u het niet? Dan tellen wij zoveel als uw panelen.",
  },

  verkoper: {
    label: "Wie verbruikt er stroom op dit adres?",
    options: [
      { value: "gezin", label: "Een gezin" },
      { value: "onderneming", label: "Een zaak of vereniging" },
      { value: "beschermd", label: "Een gezin met sociaal tarief" },
    ],
  },
  "eigen-personen": { label: "Met hoeveel bent u thuis?", options: households },
  "eigen-handel": { label: "Wat voor zaak is het?", options: trades, placeholder: "Kies wat het best past" },
  eigenverbruik: { label: "Uw eigen verbruik per jaar", unit: "kWh", help: estimated },
  "eigen-warmtepomp": { label: "Ik verwarm met een warmtepomp" },
  "eigen-auto": { label: "Hebt u een elektrische auto?", options: cars },
  batterij: { label: "Thuisbatterij", unit: "kWh", help: "Laat leeg als u er geen hebt." },

  prijs: {
    label: "Uw vraagprijs",
    unit: CENTS,
    help: "Wat de koper u betaalt voor elke kWh die hij in hetzelfde kwartier afneemt.",
  },
  koopt: {
    label: "Met welke koper rekenen wij?",
    help: "Zolang u er nog geen hebt, kiest u een soort koper om mee te rekenen. Wij beginnen overal met een gezin van drie.",
    options: [
      { value: "gezin", label: partnerName("household") },
      { value: "gezin-auto", label: partnerName("household-with-car") },
      { value: "gezin-warmtepomp", label: partnerName("household-with-heat-pump") },
      { value: "kantoor", label: partnerName("office") },
      { value: "winkel", label: partnerName("shop") },
      { value: "bakkerij", label: partnerName("bakery") },
      { value: "school", label: partnerName("school") },
      { value: "landbouw", label: partnerName("farm") },
      { value: "werkplaats", label: partnerName("workshop") },
      { value: "koelhuis", label: partnerName("cold-store") },
    ],
  },
  "verkoper-product": {
    label: "Bij welke leverancier bent u?",
    help: "Hij beslist mee of delen loont. Staat de uwe er niet bij, vul dan in wat hij u betaalt en vraagt.",
    placeholder: "Weet ik niet, of staat er niet bij",
  },
  injectieprijs: {
    label: "Wat betaalt uw leverancier u nu?",
    unit: CENTS,
    help: "Uw injectievergoeding. Onder nul mag.",
  },
} as const satisfies Record<string, QuestionWords>;

export type JourneyQuestionName = keyof typeof journeyQuestions;
