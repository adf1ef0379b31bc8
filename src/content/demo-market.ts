import type { Technology } from "#domain/connections/connection.ts";
import type { Holder } from "#domain/market/listing.ts";
import type { BusinessKind } from "#domain/profiles/load/business-hours.ts";

/** Who stands behind a listing of the demo market; none of them exists, and their names say so. */
const trades: Readonly<Record<BusinessKind, string>> = {
  office: "kantoor",
  shop: "winkel",
  bakery: "bakkerij",
  school: "school",
  farm: "boerderij",
  workshop: "werkplaats",
  "cold-store": "koelhuis",
};

const organisationOf = (holder: Holder, trade: BusinessKind | null): string | null => {
  if (holder === "person") return null;
  if (holder === "school") return "school";
  if (holder === "association") return "vereniging";
  return trades[trade ?? "workshop"];
};

const roofs: Readonly<Record<Holder, readonly string[]>> = {
  person: [
    "Zuiddak van een rijwoning",
    "Twee dakvlakken, oost en west",
    "Panelen op een vrijstaand huis",
    "Ruim dak, klein gezin",
    "Zonnedak met veel overschot in de zomer",
  ],
  company: ["Loods met zonnepanelen", "Dak van een boerenschuur", "Plat dak van een werkplaats", "Panelen op de stal"],
  school: ["Schooldak, leeg in de zomer", "Panelen op de turnzaal van de school"],
  association: ["Dak van het clubhuis", "Zonnepanelen van de sportvereniging", "Dak van het cultuurhuis"],
};

const machines: Readonly<Record<Exclude<Technology, "solar">, string>> = {
  wind: "Kleine windturbine op het erf",
  hydro: "Waterrad aan de molen",
  "heat-and-power": "Warmte-krachtkoppeling van een serre",
};

const sellerTexts: Readonly<Record<Holder, readonly string[]>> = {
  person: [
    "Overdag zijn wij weinig thuis. Wat het dak dan opwekt, gaat liever naar iemand in de buurt dan naar het net.",
    "Wij zoeken een koper die overdag stroom nodig heeft en enkele jaren wil blijven.",
    "Onze panelen liggen er al en het contract mag eenvoudig zijn.",
  ],
  company: [
    "Het dak is groter dan ons eigen verbruik. Wij leveren het liefst aan een zaak die overdag werkt.",
    "Wij denken op lange termijn en zoeken een vaste afnemer in ons gewest.",
  ],
  school: ["In juli en augustus staat de school leeg en schijnt de zon het meest. Dat overschot delen wij graag."],
  association: ["Wij spelen en vergaderen vooral ’s avonds. Overdag is de stroom van het dak voor een ander."],
};

const buyerTitles: Readonly<Record<BusinessKind | "home" | "warm-home" | "car-home", string>> = {
  home: "Gezin zonder eigen dak",
  "warm-home": "Huis met warmtepomp",
  "car-home": "Gezin met elektrische auto",
  office: "Kantoor dat overdag werkt",
  shop: "Buurtwinkel met koeling",
  bakery: "Bakkerij met ovens vanaf de vroege ochtend",
  school: "School zonder geschikt dak",
  farm: "Melkveebedrijf",
  workshop: "Werkplaats met machines",
  "cold-store": "Koelhuis dat dag en nacht draait",
};

const buyerTexts = [
  "Wij zoeken stroom van een dak dat wij kennen, tegen een prijs waar beide kanten iets aan hebben.",
  "Een of meer verkopers zijn welkom, zolang het samen loont.",
  "Wij verbruiken vooral overdag en willen dat graag met zon invullen.",
] as const;

export const demoMarketWords = {
  companyName: (holder: Holder, trade: BusinessKind | null, municipality: string): string | null => {
    const organisation = organisationOf(holder, trade);
    return organisation === null ? null : `Voorbeeld${organisation} ${municipality}`;
  },
  offerTitles: (holder: Holder, technology: Technology): readonly string[] =>
    technology === "solar" ? roofs[holder] : [machines[technology]],
  offerTexts: (holder: Holder): readonly string[] => sellerTexts[holder],
  requestTitle: (use: keyof typeof buyerTitles): string => buyerTitles[use],
  requestTexts: buyerTexts,
  own: {
    offer: "Mijn dak in Mechelen",
    offerText: "Een zuiddak met meer opbrengst dan wij verbruiken.",
    secondOffer: "Het dak van de garage",
    secondOfferText: "Een tweede meter, met panelen op de garage achter het huis.",
    draftOffer: "De carport (nog in opbouw)",
    request: "Ons huis in Gent",
    requestText:
      "Een warmtepomp en een elektrische auto: wij verbruiken veel en willen weten van welk dak de stroom komt.",
  },
} as const;
