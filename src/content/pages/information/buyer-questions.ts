/** Plain sentences without links: search engines get them too. */
export const buyerQuestions = (feeRange: string) => [
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
    question: "Kan ik bij meer dan één verkoper kopen?",
    answer:
      "Ja, in Vlaanderen. Dat heet meervoudige persoon-aan-persoonverkoop. Samen kunnen ze meer van uw kwartieren vullen, nooit meer dan u afneemt. In Brussel blijft het bij één verkoper.",
  },
  {
    question: "Wat als de zon niet schijnt?",
    answer: "Dan levert uw leverancier, zoals altijd. U merkt er niets van: uw stroom komt altijd over hetzelfde net.",
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
    question: "Hoe stop ik?",
    answer:
      "Volg de opzegtermijn in uw overeenkomst. De beheerder van de groep stopt het delen op Mijn Fluvius. Vanaf dan levert uw leverancier weer alles.",
  },
];
