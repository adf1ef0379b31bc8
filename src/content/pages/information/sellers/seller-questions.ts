import type { TaxWords } from "../sharing-facts.ts";

/** Plain sentences without links: search engines get them too. */
export const sellerQuestions = (feeRange: string, tax: TaxWords) => [
  {
    question: "Waarom mag ik maar aan één koper verkopen?",
    answer:
      "Het Energiedecreet stelt u alleen bij verkoop aan één koper vrij van een leveringsvergunning. Wie aan meer kopers verkoopt, heeft die wel nodig, tenzij het om verkoop binnen één gebouw gaat.",
  },
  {
    question: "Ben ik dan zelf energieleverancier?",
    answer:
      "Nee. U bent een actieve afnemer die zelf opgewekte stroom verkoopt, niet als hoofdactiviteit. U hebt geen vergunning nodig en hebt niet de plichten van een leverancier.",
  },
  {
    question: "Vanaf wanneer loont het?",
    answer: `Als het prijsverschil maal de gedeelde kWh groter is dan de kosten van beide leveranciers, vaak ${feeRange} per jaar elk. Voor twee kleine gezinnen lukt dat niet altijd.`,
  },
  {
    question: "Mag ik stroom uit mijn thuisbatterij verkopen?",
    answer:
      "Ja, als het eigen hernieuwbare stroom is die u eerst hebt opgeslagen. Zo kunt u ook ’s\u00a0avonds delen, wanneer veel kopers verbruiken.",
  },
  {
    question: "Moet ik de inkomsten aangeven?",
    answer: `Meestal niet als particulier met een installatie tot en met ${tax.power} die u alleen privé gebruikt (circulaire 2023/C/42). In andere gevallen vraagt u raad aan uw boekhouder.`,
  },
  {
    question: "Ik heb nog een terugdraaiende teller. Wat nu?",
    answer:
      "Daarmee kunt u niet verkopen. Vraag Fluvius om een digitale meter. Sinds 1 april 2026 wordt een opgebouwd tegoed bij die overstap niet meer vanzelf verrekend (OptimCE, 2026); vraag dat dus eerst na.",
  },
  {
    question: "Wat als mijn koper stopt?",
    answer:
      "Uw volledige overschot gaat weer naar uw leverancier, tegen uw injectievergoeding. Daarna mag u een andere koper zoeken. Spreek vooraf een opzegtermijn af die u allebei tijd geeft.",
  },
  {
    question: "Kan mijn onderneming of vereniging verkopen?",
    answer: `Ja, zolang energie verkopen niet de hoofdactiviteit is. Zij rekent dan meestal btw aan. Voor een installatie boven ${tax.power} geldt ook een nettarief voor injectie (tariefkaart Ecopower, 2026).`,
  },
  {
    question: "Mag ik mijn eigen prijs kiezen?",
    answer:
      "Ja. U en de koper spreken hem vrij af. Ligt hij tussen uw injectievergoeding en de energieprijs van de koper, dan winnen beiden op elke gedeelde kWh. Nul euro mag ook.",
  },
  {
    question: "Moet ik btw aanrekenen?",
    answer: `Niet als particulier met een omvormer tot en met ${tax.power}. Daarboven bent u in principe btw-plichtig, met een vrijstelling tot ${tax.turnover} omzet per jaar. Een onderneming rekent meestal btw aan: ${tax.household} aan een gezin, ${tax.business} aan een onderneming. Wie btw aanrekent, verkoopt bij ons als onderneming.`,
  },
  {
    question: "Wat gebeurt er met de rest van mijn overschot?",
    answer:
      "Wat uw koper in een kwartier niet afneemt, gaat naar uw leverancier, tegen uw injectievergoeding. U hoeft daar niets voor te doen.",
  },
  {
    question: "Kan ik delen met mijn buitenverblijf?",
    answer:
      "Ja. Dat heet energiedelen met uzelf: het is gratis, beide contracten staan op dezelfde naam en beide adressen liggen in Vlaanderen. De kost van uw leverancier betaalt u ook dan.",
  },
  {
    question: "Wat is een garantie van oorsprong?",
    answer:
      "Een elektronisch bewijs dat 1\u00a0MWh hernieuwbare stroom is opgewekt. Het wordt los van de stroom verhandeld. Wie het krijgt voor stroom die u aan een koper verkoopt, vonden wij nergens geregeld.",
  },
  {
    question: "Moet ik van leverancier veranderen?",
    answer:
      "Nee, en u hoeft ook niet bij dezelfde leverancier te zitten als uw koper. Verandert u toch, vraag dan meetregime 3 opnieuw aan, anders stopt het delen.",
  },
  {
    question: "Kan het in Brussel, Wallonië of Nederland?",
    answer:
      "In Brussel kan verkoop één op één, na een aangifte bij Sibelga en zonder tussenpersoon. In Wallonië is verkoop tussen personen nog niet in werking. In Nederland gelden andere regels.",
  },
];
