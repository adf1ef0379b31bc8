import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";
import type { ContractState } from "#domain/contracts/contract-state.ts";

type StateWords = {
  /** Stands in the address. */
  readonly slug: string;
  readonly name: string;
  /** What happens when it is entered, as a button says it. */
  readonly enter: string;
  readonly text: string;
  readonly turn: string;
  readonly paper: string;
};

export const contractStateWords: Readonly<Record<ContractState, StateWords>> = {
  proposed: {
    slug: "voorgesteld",
    name: "Voorgesteld",
    enter: "Doe een nieuw voorstel",
    text: "Het rekenmodel vond een paar dat samen wint. Koper en verkoper lezen elk dezelfde reden en dezelfde cijfers, nog zonder elkaars naam.",
    turn: "Koper en verkoper",
    paper: "Voorstel met berekening",
  },
  accepted: {
    slug: "aanvaard",
    name: "Aanvaard",
    enter: "Beiden zeggen ja",
    text: "Beiden zeiden ja. Nu pas leren ze elkaars naam en aansluiting kennen.",
    turn: "Het platform",
    paper: "Bevestiging aan beiden",
  },
  drafted: {
    slug: "opgesteld",
    name: "Opgesteld",
    enter: "De overeenkomst wordt opgesteld",
    text: "De overeenkomst is ingevuld: prijs, start, duur, opzegging, betaling. Wie iets wil wijzigen, doet dat hier.",
    turn: "Koper en verkoper",
    paper: "Overeenkomst in ontwerp",
  },
  "signed-by-one": {
    slug: "half-ondertekend",
    name: "Door één ondertekend",
    enter: "De eerste ondertekent",
    text: "Eén van beiden heeft getekend: naam, tijdstip en de vingerafdruk van het document liggen vast. De tekst kan niet meer wijzigen.",
    turn: "Wie nog niet tekende",
    paper: "Overeenkomst met één handtekening",
  },
  signed: {
    slug: "ondertekend",
    name: "Ondertekend",
    enter: "De tweede ondertekent ook",
    text: "Er is een overeenkomst. De termijn van veertien dagen om te herroepen begint voor wie dat recht heeft.",
    turn: "De beheerder van de groep",
    paper: "Overeenkomst, mandaat, verklaring op eer",
  },
  submitted: {
    slug: "ingediend",
    name: "Ingediend",
    enter: "De beheerder dient de aanvraag in",
    text: "De beheerder diende de aanvraag in bij de netbeheerder, elke deelnemer keurt ze goed, en beide leveranciers activeren meetregime 3.",
    turn: "Netbeheerder en leveranciers",
    paper: "Ontvangstbewijs van de aanvraag",
  },
  active: {
    slug: "actief",
    name: "Actief",
    enter: "Het delen start",
    text: "Elk kwartier wordt gedeeld wat samenvalt. Elke maand volgt een afrekening en een herkomstverklaring.",
    turn: "Niemand, het loopt",
    paper: "Maandelijkse afrekening",
  },
  suspended: {
    slug: "opgeschort",
    name: "Opgeschort",
    enter: "Meetregime 3 valt weg",
    text: "Het delen ligt stil, meestal omdat iemand van leverancier veranderde en meetregime 3 opnieuw moet aanvragen. De overeenkomst blijft bestaan.",
    turn: "Wie van leverancier veranderde",
    paper: "Nieuwe aanvraag meetregime 3",
  },
  ended: {
    slug: "beeindigd",
    name: "Beëindigd",
    enter: "Iemand zegt op",
    text: "Opgezegd of afgelopen. De laatste afrekening volgt, alle stukken blijven te downloaden.",
    turn: "Niemand meer",
    paper: "Slotafrekening",
  },
  withdrawn: {
    slug: "ingetrokken",
    name: "Ingetrokken",
    enter: "Iemand ziet ervan af",
    text: "Iemand zag ervan af voor er stroom vloeide: een nee op het voorstel, een ontwerp dat bleef liggen of een herroeping binnen de termijn.",
    turn: "Niemand meer",
    paper: "Bevestiging van de herroeping",
  },
};

type Demo = { kilowattPeak: number; consumption: number; price: number; shared: number };

export function testContractingWords(site: Site, demo: Demo) {
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
      title: "Waar zijn wij?",
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
      title: "De demo-overeenkomst",
      seller: { name: "Verkoper", value: `Schuurdak van ${formatNumber(demo.kilowattPeak)} kWp` },
      buyer: { name: "Koper", value: `Werkplaats van ${formatKilowattHours(demo.consumption)} per jaar` },
      price: { name: "Prijs", value: formatCentsPerKilowattHour(demo.price) },
      volume: {
        name: "Verwacht volume",
        value: `${formatKilowattHours(demo.shared, { fractionDigitsMax: 0 })} per jaar`,
      },
      note: "Uit ons rekenmodel. Ze hebben geen naam, want ze bestaan niet.",
    },
  };
}
