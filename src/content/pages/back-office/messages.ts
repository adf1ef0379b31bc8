export const messagesWords = {
  head: { title: "Berichten", description: "Berichten van het contactformulier, met hun antwoorden." },
  title: "Berichten",
  filter: { label: "Welke", waiting: "Zonder antwoord" },
  columns: ["Referentie", "Wanneer", "Van", "Onderwerp", "Antwoord"],
  answered: "Ja",
  waits: "Wacht",
};

export const messageWords = {
  title: "Bericht",
  description: "Een bericht van het contactformulier en wat erop geantwoord is.",
  back: { label: "Terug naar de berichten", path: "/beheer/berichten" },
  facts: { from: "Van", email: "E-mail", phone: "Telefoon", at: "Geschreven", attachment: "Bijlage", text: "Bericht" },
  attachment: "Bewaar de bijlage",
  thread: "Antwoorden",
  none: "Nog geen antwoord.",
  elsewhere: "Elders afgehandeld.",
  by: "{operator} op {at}",
  answer: {
    title: "Antwoorden",
    label: "Uw antwoord",
    help: "Gaat als e-mail naar de afzender. Wat die terugschrijft, komt in de mailbox van het beheer.",
    submit: "Verstuur het antwoord",
    missing: "Schrijf een antwoord.",
    tooLong: "Maak uw antwoord korter.",
    unknown: "Dit bericht bestaat niet meer.",
  },
  close: {
    title: "Afhandelen zonder antwoord",
    submit: "Zet op afgehandeld",
    help: "Komt in het logboek van het beheer.",
  },
  done: { antwoord: "Uw antwoord is onderweg.", afgehandeld: "Het bericht staat op afgehandeld." },
};
