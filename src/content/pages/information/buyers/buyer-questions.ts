import type { Site } from "#content/site.ts";

/** Plain sentences without links: search engines get them too. */
export const buyerQuestions = (feeRange: string, { name }: Site) => [
  {
    question: "Wat is het verschil tussen kopen en energiedelen?",
    answer:
      "Energiedelen is in Vlaanderen altijd gratis, en kan met uzelf, in één gebouw of in een energiegemeenschap. Van iemand anders krijgt of koopt u stroom door persoon-aan-persoonverkoop, ook als de prijs 0 is. De meters en de kwartieren werken in beide gevallen op dezelfde manier.",
  },
  {
    question: "Hoeveel bespaar ik?",
    answer: `De gedeelde kWh maal het verschil tussen uw energieprijs en de afgesproken prijs, min de kost van uw leverancier: vaak ${feeRange} per jaar.`,
  },
  {
    question: "Kan ik bij meer dan één verkoper kopen?",
    answer: "Ja, in Vlaanderen: samen kunnen ze meer van uw kwartieren vullen. In Brussel blijft het bij één verkoper.",
  },
  {
    question: "Wie betaal ik, en wanneer?",
    answer:
      "U betaalt de verkoper rechtstreeks, zoals uw overeenkomst het zegt, meestal zodra de gedeelde kWh van een maand bekend zijn. Dat is rond de 25e van de maand erna.",
  },
  {
    question: "Ik woon in een appartement. Wat kan er?",
    answer:
      "U kunt kopen van iemand elders in Vlaanderen. Ligt er een installatie op uw gebouw, dan kan ook delen of verkoop binnen het gebouw.",
  },
  {
    question: "Wat gebeurt er als ik van leverancier verander?",
    answer: "Vraag meetregime 3 opnieuw aan bij de nieuwe leverancier. Doet u dat niet, dan stopt het delen vanzelf.",
  },
  {
    question: "Krijg ik een bewijs van de herkomst?",
    answer: "U weet uit welke installatie uw gedeelde stroom komt. Een garantie van oorsprong is iets anders.",
  },
  {
    question: `Wat doet ${name} met mijn verbruiksgegevens?`,
    answer:
      "Wij gebruiken ze alleen voor de berekening of de overeenkomst waarvoor u ze geeft. Een bestand dat u in de calculator kiest, wordt op uw eigen toestel gelezen en niet verstuurd.",
  },
];
