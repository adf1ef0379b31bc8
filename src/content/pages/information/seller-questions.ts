/** Plain sentences without links: search engines get them too. */
export const sellerQuestions = (feeRange: string) => [
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
      "Ja, als het eigen hernieuwbare stroom is die u eerst hebt opgeslagen. Zo kunt u ook ’s avonds delen, wanneer veel kopers verbruiken.",
  },
  {
    question: "Moet ik de inkomsten aangeven?",
    answer:
      "Meestal niet als particulier met een installatie tot en met 10 kVA die u alleen privé gebruikt (circulaire 2023/C/42). In andere gevallen vraagt u raad aan uw boekhouder.",
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
    answer:
      "Ja, zolang energie verkopen niet de hoofdactiviteit is. Zij rekent dan meestal btw aan. Voor een installatie boven 10 kVA geldt ook een nettarief voor injectie (tariefkaart Ecopower, 2026).",
  },
];
