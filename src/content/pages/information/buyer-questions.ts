import type { Site } from "#content/site.ts";

/** Plain sentences without links: search engines get them too. */
export const buyerQuestions = (feeRange: string, { name }: Site) => [
  {
    question: "Wat is het verschil tussen kopen en energiedelen?",
    answer:
      "Energiedelen is in Vlaanderen altijd gratis. Zodra iemand een prijs vraagt, heet het persoon-aan-persoonverkoop. De meters en de kwartieren werken in beide gevallen op dezelfde manier.",
  },
  {
    question: "Hoeveel bespaar ik?",
    answer: `Neem uw energieprijs, trek de afgesproken prijs af en vermenigvuldig met de gedeelde kWh. Daar gaat de kost van uw leverancier af, vaak ${feeRange} per jaar. Bij een klein volume kan het resultaat negatief zijn.`,
  },
  {
    question: "Moet ik van leverancier veranderen?",
    answer:
      "Nee. U houdt uw contract en de verkoper het zijne. Sinds 2023 hoeven die niet bij dezelfde leverancier te lopen.",
  },
  {
    question: "Mag mijn leverancier weigeren?",
    answer:
      "Meetregime 3 mag hij niet weigeren als u het vraagt. Hij mag wel een kost aanrekenen of voorwaarden stellen, zoals een dynamisch contract. Vraag dat dus voor u tekent.",
  },
  {
    question: "Daalt mijn capaciteitstarief?",
    answer: "Nee. Dat hangt af van uw gemeten kwartierpiek, en die verandert niet als u stroom van een ander koopt.",
  },
  {
    question: "Kan ik bij meer dan één verkoper kopen?",
    answer:
      "Ja, in Vlaanderen. Dat heet meervoudige persoon-aan-persoonverkoop. Samen kunnen ze meer van uw kwartieren vullen, nooit meer dan u afneemt. In Brussel blijft het bij één verkoper.",
  },
  {
    question: "Moet de verkoper in mijn buurt wonen?",
    answer:
      "Nee, wel in hetzelfde gewest. In Vlaanderen maakt de afstand niets uit. In Brussel bepaalt nabijheid op het net wel een deel van uw nettarieven.",
  },
  {
    question: "Wat als de zon niet schijnt?",
    answer: "Dan levert uw leverancier, zoals altijd. U merkt er niets van: uw stroom komt altijd over hetzelfde net.",
  },
  {
    question: "Kan ik zomerstroom bewaren voor de winter?",
    answer:
      "Nee. Alleen stroom die in hetzelfde kwartier wordt opgewekt en afgenomen, telt als gedeeld. Een thuisbatterij kan uw afname of die van de verkoper wel enkele uren verschuiven.",
  },
  {
    question: "Wie betaal ik, en wanneer?",
    answer:
      "U betaalt de verkoper rechtstreeks, zoals uw overeenkomst het zegt, meestal zodra de gedeelde kWh van een maand bekend zijn. Dat is rond de 25e van de maand erna. Fluvius int niets.",
  },
  {
    question: "Ik woon in een appartement. Wat kan er?",
    answer:
      "U kunt kopen van iemand elders in Vlaanderen. Ligt er een installatie op uw gebouw, dan kan ook delen of verkoop binnen het gebouw, door de vereniging van mede-eigenaars, de eigenaar of een mede-eigenaar.",
  },
  {
    question: "Behoud ik het sociaal tarief?",
    answer:
      "Uw statuut van beschermde afnemer blijft. Op de gedeelde kWh geldt de afgesproken prijs, en die kan hoger zijn dan het sociaal tarief. Reken eerst na of het voordelig is.",
  },
  {
    question: "Wat gebeurt er als ik van leverancier verander?",
    answer:
      "Vraag meetregime 3 opnieuw aan bij de nieuwe leverancier. Doet u dat niet, dan stopt het delen vanzelf. Vraag meteen ook naar zijn kost.",
  },
  {
    question: "Krijg ik een bewijs van de herkomst?",
    answer:
      "U weet uit welke installatie uw gedeelde stroom komt. Een garantie van oorsprong is een ander document, dat los van de stroom wordt verhandeld.",
  },
  {
    question: `Wat doet ${name} met mijn verbruiksgegevens?`,
    answer:
      "Wij gebruiken ze alleen voor de berekening of de overeenkomst waarvoor u ze geeft. Een bestand dat u in de calculator kiest, wordt op uw eigen toestel gelezen en niet verstuurd.",
  },
  {
    question: "Hoe stop ik?",
    answer:
      "Volg de opzegtermijn in uw overeenkomst. De beheerder van de groep stopt het delen op Mijn Fluvius. Vanaf dan levert uw leverancier weer alles.",
  },
];
