import type { ActKind } from "#domain/back-office/act.ts";

export const actsWords = {
  head: { title: "Logboek van het beheer", description: "Wie wat deed in het beheer, wanneer en waarom." },
  title: "Logboek",
  lead: "Wat beheerders deden. Niemand kan hier iets wijzigen of wissen.",
  empty: { title: "Nog niets gedaan", text: "Elke daad van een beheerder komt hier, met wie, wat en waarom." },
  columns: ["Wanneer", "Wie", "Wat", "Waarover", "Waarom"],
  cameToNothing: "(niet gelukt)",
  older: "Oudere tonen",
};

export const actNames: Readonly<Record<ActKind, string>> = {
  "grant-operator": "Rol van beheerder gegeven",
  "revoke-operator": "Rol van beheerder ingetrokken",
  "hide-offer": "Aanbod verborgen",
  "show-offer": "Aanbod laten staan of getoond",
  "start-round": "Matching gestart",
  "send-mail-again": "E-mail opnieuw verzonden",
  "find-person": "Iemand opgezocht",
  "resend-confirmation": "Bevestiging opnieuw gestuurd",
  "end-sign-ins": "Aanmeldingen beëindigd",
  "lift-limits": "Limieten opgeheven",
  "plan-deletion": "Wissen gepland",
  "export-data": "Gegevens gedownload",
  "answer-message": "Bericht beantwoord",
  "close-message": "Bericht afgehandeld",
  "holder-stays": "Aansluiting: de eerste blijft",
  "holder-loses": "Aansluiting: de eerste verliest ze",
  "revoke-declaration": "Herkomstverklaring ingetrokken",
  "write-newsletter": "Nieuwsbrief bewaard",
  "test-newsletter": "Proef van de nieuwsbrief verstuurd",
  "send-newsletter": "Nieuwsbrief verstuurd",
  "pause-newsletter": "Nieuwsbrief gepauzeerd",
  "draft-cards": "Tariefkaart als ontwerp bewaard",
  "drop-card": "Ontwerp van een tariefkaart weggegooid",
  "publish-cards": "Tariefkaart gepubliceerd",
  "import-prices": "Dagprijzen ingelezen",
};
