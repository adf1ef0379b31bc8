/** What both pages of thanks say to who just sent something. */
export const thanksWords = (thing: "aanvraag" | "aanbod") => ({
  received: {
    title: "Uw referentie",
    keep: "Noteer ze, of bewaar de mail die naar u onderweg is. Met deze referentie vinden wij alles terug als u ons belt of schrijft.",
    days: [
      { name: "Ontvangen", text: `Wij ontvingen uw ${thing}.` },
      { name: "Uiterlijk", text: "U hoort van ons, ook als er nog niemand past." },
      { name: "Vanzelf gewist", text: "Tenzij u er een account van maakt, of eerder zelf wist." },
    ],
  },
  account: {
    title: "Neem uw antwoorden mee in een account",
    text: "Dan volgt u alles zelf, en hoeft u niets opnieuw in te vullen: uw antwoorden staan er klaar als ontwerp. Het is gratis en u kunt het weer wissen.",
    short:
      "Kies een wachtwoord, en uw antwoorden staan klaar als ontwerp. U hoeft niets opnieuw in te vullen. Het is gratis en u kunt het weer wissen.",
    otherwise: "Account maken met een ander e-mailadres",
    asked: {
      title: "Kijk in uw mailbox",
      text: "Er is een mail over uw account naar u onderweg. Volg de knop in die mail.",
      others: "Liever anders?",
      resend: { label: "Geen mail gekregen?", path: "/verificatie-resend" },
    },
    make: "Account maken",
    have: "Ik heb al een account",
  },
  erase: `Trek mijn ${thing} in en wis mijn gegevens`,
});
