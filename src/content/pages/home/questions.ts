import type { Site } from "#content/site.ts";

export function homeQuestions(site: Site) {
  const matchingInBrussels = site.brusselsMatching
    ? "In Brussel kan het één op één, via een aangifte bij Sibelga."
    : `In Brussel kan het één op één, via een aangifte bij Sibelga, maar de vrijstelling geldt er ‘zonder tussenkomst van een tussenpersoon’. Daarom brengt ${site.name} er nog geen koper en verkoper samen; rekenen kan wel.`;
  return [
    {
      question: "Wat is persoon-aan-persoonverkoop?",
      answer:
        "U verkoopt de zonnestroom die u niet zelf verbruikt rechtstreeks aan een andere afnemer in hetzelfde gewest, voor een prijs die u samen kiest. De netbeheerder rekent per kwartier uit hoeveel er is uitgewisseld. Energiedelen, de andere vorm, is in Vlaanderen altijd gratis.",
    },
    {
      question: "Kan ik aan meerdere kopers verkopen?",
      answer:
        "Nee. In Vlaanderen verkoopt u aan precies één koper. Een koper kan wel bij meerdere verkopers kopen. Aan meer kopers verkopen vraagt een leveringsvergunning, of de aparte regeling voor verkoop binnen één gebouw.",
    },
    {
      question: "Moet ik van leverancier veranderen?",
      answer:
        "Nee. U en de andere partij houden elk een contract bij een leverancier naar keuze; dat hoeft sinds 2023 niet meer dezelfde te zijn. Uw leverancier blijft alles leveren wat niet gedeeld wordt. Vraag hem wel vooraf naar zijn voorwaarden: bij sommige leveranciers kunt u alleen delen met een dynamisch contract.",
    },
    {
      question: "Welke meter heb ik nodig?",
      answer:
        "Aan beide kanten een digitale meter die communiceert, met kwartieruitlezing (meetregime 3). Uw leverancier vraagt dat meetregime op uw vraag aan en mag dat niet weigeren. Met een terugdraaiende teller kan het niet.",
    },
    {
      question: "Wat verandert er op mijn factuur als koper?",
      answer:
        "Op de gedeelde kWh valt alleen de energieprijs van uw leverancier weg. Nettarieven, capaciteitstarief, accijns en de bijdrage groene stroom en WKK blijven in Vlaanderen gelijk. De gedeelde kWh betaalt u aan de verkoper, volgens uw overeenkomst.",
    },
    {
      question: "Kan het ook in Brussel, Wallonië of Nederland?",
      answer: `Koper en verkoper moeten in hetzelfde gewest aangesloten zijn. ${matchingInBrussels} In Wallonië is verkoop tussen personen nog niet in werking. In Nederland gelden andere regels; daar bieden wij enkel de berekening aan.`,
    },
  ];
}
