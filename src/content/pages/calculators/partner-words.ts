import { countWord } from "#content/format/count-word.ts";
import { capital } from "#content/format/first-letter.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { keepTogether } from "#content/format/keep-together.ts";
import { sayPower } from "#content/market/listing-words.ts";
import { type Connection, type Technology, totalUse } from "#domain/connections/connection.ts";

const buyers = {
  household: "gezin van drie",
  "household-with-car": "gezin dat zijn auto overdag laadt",
  "household-with-heat-pump": "gezin met een warmtepomp",
  office: "kantoor",
  shop: "winkel",
  bakery: "bakkerij",
  school: "school",
  farm: "landbouwbedrijf",
  workshop: "werkplaats",
  "cold-store": "koelhuis",
} as const;

export type PartnerKind = keyof typeof buyers | `${number}-kwp`;

const isBuyer = (code: PartnerKind): code is keyof typeof buyers => Object.hasOwn(buyers, code);
const roofSize = (code: PartnerKind) => keepTogether(`${formatNumber(Number.parseFloat(code))} kWp`);

/** A kind of partner that a visitor is compared with. */
export const partnerName = (code: PartnerKind): string =>
  isBuyer(code) ? `Een ${buyers[code]}` : `Een dak van ${roofSize(code)}`;

/** The same where room is short. */
export const shortPartnerName = (code: PartnerKind): string => (isBuyer(code) ? capital(buyers[code]) : roofSize(code));

const machines: Readonly<Record<Technology, string>> = {
  solar: "dak",
  wind: "windmolen",
  hydro: "waterkrachtcentrale",
  "heat-and-power": "wkk",
};

/** Whom a sum is made with, as the visitor of a side may not have chosen: "een gezin van drie". */
export function sayOtherParty(side: "buyer" | "seller", { customer, use, installation }: Connection): string {
  const used = use.energy && formatKilowattHours(totalUse(use.energy), { fractionDigitsMax: 0 });
  if (side === "buyer") {
    if (!installation) return "deze verkoper";
    const machine = `een ${machines[installation.technology]} van ${sayPower(installation)}`;
    // What an enterprise uses by day it does not sell: that explains most of the answer.
    return customer === "business"
      ? `${machine} van een onderneming die zelf ${used ?? "ook stroom"} verbruikt`
      : machine;
  }
  const takes = used === null ? "" : ` met ${used} verbruik`;
  if (use.trade !== null) return `een ${buyers[use.trade]}${takes}`;
  if (customer === "business") return `een onderneming${takes}`;
  if (takes !== "" || use.series !== null) return `een gezin${takes}`;
  const extras = [
    ...(use.heatPump ? ["een warmtepomp"] : []),
    ...(use.electricBoiler ? ["een elektrische boiler"] : []),
    ...(use.electricCar ? ["een elektrische auto"] : []),
  ];
  const home = use.persons === 1 ? "iemand die alleen woont" : `een gezin van ${countWord(use.persons)}`;
  return extras.length === 0 ? home : `${home} met ${extras.join(" en ")}`;
}

/** The same beside the answer, where few words fit. */
export const besideSentence = (party: string): string => `Met ${party}.`;

export const withoutOfferLabel = "Reken zonder dit aanbod";

type BesideOffer = { title: string; place: { municipality: string }; isDemo: boolean };

/** Above an answer that is made with one offer of the market. */
export const besideOfferWords = ({ title, place, isDemo }: BesideOffer) => ({
  lead: isDemo ? "U rekent met dit demo-aanbod:" : "U rekent met dit aanbod:",
  title: `${title}, ${place.municipality}`,
  note: `${isDemo ? "Deze verkoper bestaat niet. " : ""}De installatie, het overschot en de kosten van de verkoper komen uit het aanbod.`,
  without: withoutOfferLabel,
});

export const partnerWords = {
  title: "Met wie loont het?",
  buyer: {
    range: "Per dak:",
    better: "Met een ander dak wint u wel:",
    place: { label: "Aanbod", name: "Aanbod van daken van {size}" },
    lead: "Dezelfde berekening voor een jaar met andere daken, elk aan de prijs die de winst eerlijk verdeelt. Kies er een om ermee verder te rekenen.",
    columns: ["Verkoper", "Gedeeld (kWh)", "U", "De verkoper"],
  },
  seller: {
    range: "Naargelang de koper:",
    better: "Met een andere koper wint u wel:",
    place: null,
    lead: "Dezelfde berekening voor een jaar met andere kopers, elk aan de prijs die de winst eerlijk verdeelt. Kies er een om ermee verder te rekenen.",
    columns: ["Koper", "Gedeeld (kWh)", "U", "De koper"],
  },
  people: {
    invite: {
      label: "Nodig uw eigen partner uit",
      buyer: "/account/contracten/uitnodigen?kant=koper",
      seller: "/account/contracten/uitnodigen?kant=verkoper",
    },
    buyer: {
      title: "Verkopers die nu bij u passen",
      postcode:
        "Vul hierboven uw postcode in, dan zoeken wij in uw gewest de drie verkopers met wie u het meest overhoudt.",
      busy: "Wij leggen elk aanbod naast uw kwartieren…",
      none: "In uw gewest staat nu geen aanbod waarbij u allebei iets overhoudt.",
      away: "Het aanbod is even niet bereikbaar. Uw berekening klopt wel.",
      noScript: "Bekijk het aanbod: daar rangschikt u op wat bij u past.",
      demo: "Voorbeeld, geen echte verkoper",
      links: [
        { label: "Bekijk het hele aanbod", path: "/aanbod" },
        { label: "Laat ons een verkoper zoeken", path: "/koper" },
      ],
    },
    seller: {
      title: "Vind een koper",
      text: "Kopers staan niet openbaar op het plein. In vier stappen vraagt u ons te zoeken: wij leggen uw overschot naast elke vraag. Maakt u daarna een account, dan staat uw aanbod klaar om te publiceren.",
      links: [{ label: "Laat ons een koper zoeken", path: "/verkoper" }],
    },
  },
  estimated:
    "Elke soort is een geschat verbruik of dak, geen echte koper of verkoper. Wie nu op het plein staat, vindt u hieronder.",
} as const;
