import type { StreetHouse } from "#domain/sharing/street.ts";

/** The interactive day. Words in braces are filled in by the picture. */
export const streetWords = {
  title: "Een straat, een dag, 96 kwartieren",
  lead: "Zes aansluitingen in een energiegemeenschap delen wat hun daken overhebben. Verschuif de zon en kies wie meedoet. Elke tegel is een kwartier.",
  houses: {
    school: { name: "School", detail: "10\u00a0kWp, overdag open" },
    roofFamily: { name: "Gezin met dak", detail: "10\u00a0kWp, vier personen" },
    bakery: { name: "Bakkerij", detail: "20\u00a0kWp, bakt ’s\u00a0nachts" },
    daytimeCouple: { name: "Koppel", detail: "zonder panelen" },
    carFamily: { name: "Gezin met auto", detail: "laadt ’s\u00a0avonds" },
    heatPump: { name: "Warmte\u00adpomp", detail: "drie personen" },
  } satisfies Record<StreetHouse, { name: string; detail: string }>,
  housesLabel: "Wie doet er mee?",
  takesPart: "{name} doet mee",
  now: {
    gives: "geeft {energy}",
    receives: "krijgt {energy}",
    keeps: "{energy} over",
    ownRoof: "eigen zon",
    supplier: "leverancier",
    outside: "doet niet mee",
  },
  time: "Uur van de dag",
  play: "Speel de dag af",
  pause: "Stop",
  clouds: "Bewolking",
  cloudsNone: "heldere hemel",
  cloudsSome: "{oktas}/8 bewolkt",
  cloudsAll: "volledig bewolkt",
  season: "Schooldag in",
  seasons: { winter: "december", spring: "april", summer: "juni" },
  key: "Verdeelsleutel",
  keys: {
    fixed: {
      name: "Vast",
      text: "Elke deelnemer krijgt een even groot deel aangeboden.",
    },
    relative: {
      name: "Relatief",
      text: "Wie injecteert, telt zelf niet mee: de anderen verdelen alles, in één ronde.",
    },
    optimal: { name: "Optimaal", text: "Wat niet past, wordt opnieuw verdeeld tot er niets meer te verdelen is." },
  },
  answer: "Deze straat deelt op zo’n dag {shared}: {part} van het overschot.",
  answerNobody: "Doet er niemand mee, dan gaat elk overschot naar een leverancier.",
  answerDark: "Op zo’n dag heeft niemand iets over om te delen.",
  cover: "Daarmee dekken de deelnemers {covered} van wat ze anders bij een leverancier kopen.",
  money: "Dat is op deze dag {value} waard. De leveranciers vragen voor het delen samen {fees} per dag. Blijft: {net}.",
  reading:
    "{from} tot {until}: {shared} gedeeld, {toSupplier} naar de leveranciers, {fromSupplier} van de leveranciers.",
  hour: "{hour} u",
  picture: "Het plein als dag: per kwartier hoeveel deze straat deelt",
  legend: {
    own: "eigen zon",
    received: "gedeeld in de straat",
    bought: "van de leverancier",
    sold: "naar de leverancier",
  },
  table: {
    caption: "De dag per aansluiting",
    columns: [
      "Aansluiting",
      "Opgewekt",
      "Verbruikt",
      "Eigen zon",
      "Gegeven",
      "Gekregen",
      "Van leverancier",
      "Naar leverancier",
    ],
    members: "De deelnemers samen",
    outside: "{name} (doet niet mee)",
  },
  quarters: {
    caption: "De 96 kwartieren van de deelnemers samen",
    columns: ["Kwartier", "Gedeeld (kWh)", "Naar leveranciers (kWh)", "Van leveranciers (kWh)"],
    total: "Hele dag",
  },
};

export type StreetWords = typeof streetWords;
