import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";
import type { ContractState } from "#domain/contracts/contract-state.ts";

type StateWords = {
  /** Stands in the address. */
  readonly slug: string;
  readonly name: string;
  readonly text: string;
  readonly turn: string;
  readonly paper: string;
};

export const contractStateWords: Readonly<Record<ContractState, StateWords>> = {
  proposed: {
    slug: "voorgesteld",
    name: "Voorgesteld",
    text: "Het rekenmodel vond een paar dat samen wint. Koper en verkoper lezen elk dezelfde reden en dezelfde cijfers, nog zonder elkaars naam.",
    turn: "Koper en verkoper",
    paper: "Voorstel met berekening",
  },
  accepted: {
    slug: "aanvaard",
    name: "Aanvaard",
    text: "Beiden zeiden ja. Nu pas leren ze elkaars naam en aansluiting kennen.",
    turn: "Het platform",
    paper: "Bevestiging aan beiden",
  },
  drafted: {
    slug: "opgesteld",
    name: "Opgesteld",
    text: "De overeenkomst is ingevuld: prijs, start, duur, opzeg, betaling. Wie iets wil wijzigen, doet dat hier.",
    turn: "Koper en verkoper",
    paper: "Overeenkomst in ontwerp",
  },
  "signed-by-one": {
    slug: "half-ondertekend",
    name: "Door één ondertekend",
    text: "Eén van beiden heeft getekend: naam, tijdstip en de vingerafdruk van het document liggen vast. De tekst kan niet meer wijzigen.",
    turn: "Wie nog niet tekende",
    paper: "Overeenkomst met één handtekening",
  },
  signed: {
    slug: "ondertekend",
    name: "Ondertekend",
    text: "Er is een overeenkomst. De termijn van veertien dagen om te herroepen begint voor wie dat recht heeft.",
    turn: "De beheerder van de groep",
    paper: "Overeenkomst, mandaat, verklaring op eer",
  },
  submitted: {
    slug: "ingediend",
    name: "Ingediend",
    text: "De beheerder diende de aanvraag in bij de netbeheerder, elke deelnemer keurt ze goed, en beide leveranciers activeren meetregime 3.",
    turn: "Netbeheerder en leveranciers",
    paper: "Ontvangstbewijs van de aanvraag",
  },
  active: {
    slug: "actief",
    name: "Actief",
    text: "Elk kwartier wordt gedeeld wat samenvalt. Elke maand volgt een afrekening en een herkomstverklaring.",
    turn: "Niemand, het loopt",
    paper: "Maandelijkse afrekening",
  },
  suspended: {
    slug: "opgeschort",
    name: "Opgeschort",
    text: "Het delen ligt stil, meestal omdat iemand van leverancier veranderde en meetregime 3 opnieuw moet aanvragen. De overeenkomst blijft bestaan.",
    turn: "Wie van leverancier veranderde",
    paper: "Nieuwe aanvraag meetregime 3",
  },
  ended: {
    slug: "beeindigd",
    name: "Beëindigd",
    text: "Opgezegd of afgelopen. De laatste afrekening volgt, alle stukken blijven te downloaden.",
    turn: "Niemand meer",
    paper: "Slotafrekening",
  },
  withdrawn: {
    slug: "herroepen",
    name: "Herroepen of ingetrokken",
    text: "Iemand zag ervan af voor er stroom vloeide: een nee op het voorstel, een ontwerp dat bleef liggen of een herroeping binnen de termijn.",
    turn: "Niemand meer",
    paper: "Bevestiging van de herroeping",
  },
};

export function testContractingWords(site: Site) {
  return {
    head: {
      title: "Werkbank: het verloop van een overeenkomst",
      description: `Demo van ${site.name}: de tien toestanden van een overeenkomst tussen koper en verkoper, met wie telkens aan zet is en welk stuk daarbij hoort.`,
    } satisfies PageHead,
    hero: {
      eyebrow: "Werkbank",
      title: "Het verloop van een overeenkomst",
      lead: "Tien toestanden, en de stappen die ertussen mogen. Klik u een weg van voorstel tot einde.",
    },
    demo: {
      title: "Demo",
      text: "Deze overeenkomst bestaat niet en er wordt niets bewaard. De toestand staat alleen in het adres van de pagina.",
    },
    picture: {
      title: "Waar zijn we?",
      label: "De tien toestanden",
      current: "nu",
      possible: "kan nu",
      done: "voorbij",
    },
    now: { title: "Nu", turn: "Aan zet", paper: "Stuk dat erbij hoort" },
    moves: { title: "Wat kan er nu gebeuren?", final: "Niets meer: dit is een eindpunt.", restart: "Begin opnieuw" },
    table: {
      title: "Alle stappen die mogen",
      columns: { state: "Van", moves: "Naar" },
      none: "eindpunt",
    },
    unknown: "Die toestand kennen wij niet. Wij beginnen bij het voorstel.",
    parties: {
      title: "De demopartijen",
      text: "Verkoper: een schuurdak van 20 kWp in het Vlaams Gewest. Koper: een werkplaats die 20.000 kWh per jaar verbruikt. Ze hebben geen naam, want ze bestaan niet.",
    },
  };
}
