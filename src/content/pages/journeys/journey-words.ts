import { waitingWords } from "#content/pages/journeys/waiting.ts";
import type { Site } from "#content/site.ts";

/** What both journeys say around their own questions. */
export const journeyWords = (site: Site) => ({
  progress: "Uw weg door de vragen",
  step: "Stap {step} van {count}",
  next: "Verder",
  previous: "Vorige stap",
  default: "Laat u dit leeg, dan rekenen wij met {value}.",
  defaultByAnswers: "Laat u dit leeg, dan schatten wij het uit uw antwoorden hierboven.",
  carried: "Uw antwoorden staan in het adres van deze pagina. Wij bewaren ze niet.",
  faults: {
    title: "Hier ontbreekt nog iets",
    text: "Kijk de gemarkeerde vragen na. Wat u al invulde, staat er nog.",
  },
  keep: {
    label: "Bewaar mijn antwoorden op dit toestel",
    help: "Dan kunt u later verdergaan. Uw naam en e-mailadres horen daar niet bij.",
    found: "U was hier al bezig",
    foundText: "Op {day} bewaarde dit toestel uw antwoorden, tot en met stap {step}.",
    resume: "Ga verder bij stap {step}",
    erase: "Wis ze van dit toestel",
  },
  day: {
    months: { summer: "juni", winter: "december" },
    busy: "Wij rekenen opnieuw",
    noScript: "Zonder JavaScript ziet u de nieuwe tekening bij de volgende stap.",
  },
  price: {
    label: "De prijs van een gedeelde kilowattuur",
    injection: "Injectievergoeding",
    agreed: "Afgesproken prijs",
    energy: "Uw energieprijs",
    sellerGains: "De verkoper wint {amount}",
    sellerLoses: "De verkoper verliest {amount}",
    buyerGains: "De koper wint {amount}",
    buyerLoses: "De koper verliest {amount}",
    headers: { name: "Prijs", price: "Per kWh" },
  },
  waiting: waitingWords(site).form,
  stop: {
    answer: "Ons antwoord",
    change: "Pas mijn antwoorden aan",
    meanwhile: "Wat intussen wel kan",
  },
  result: {
    perYear: "per jaar, na alle kosten",
    range: "Van {range}, naargelang het weer",
    model:
      "Gerekend met een verkoper die 10 kWp zonnepanelen op het zuiden heeft. Het is een rekenmodel, geen offerte; in de calculator heeft elk cijfer zijn bron.",
    all: "Bekijk elke som en elke bron",
    toDo: "Dit regelt u best eerst",
  },
  contact: {
    legend: "Hoe bereiken wij u?",
    name: { label: "Uw naam" },
    email: { label: "E-mailadres", help: "Daarheen sturen wij uw referentie en ons antwoord." },
    phone: { label: "Telefoon", help: "Alleen als u liever gebeld wordt." },
    consent: {
      before: `${site.name} mag mijn antwoorden en contactgegevens gebruiken om op deze vraag te antwoorden, zoals in de`,
      link: { label: "privacyverklaring", path: "/gebruikersinformatie/privacyverklaring" },
      after: "staat.",
      newTab: "(opent in een nieuw tabblad)",
    },
    later: {
      label: "Mail mij ook als er later iemand bijkomt die beter past.",
      help: "Zonder dit vinkje stopt het bij dit ene antwoord.",
    },
    consentName: "Toestemming",
    termsName: "Voorwaarden",
    account: {
      title: "Kies meteen een wachtwoord",
      text: "Dan staan uw antwoorden klaar in een gratis account zodra u uw e-mailadres bevestigt. Liever later? Laat dit leeg.",
    },
    honeypot: "Laat dit veld leeg",
    facts: [
      "U zit nergens aan vast: er verandert pas iets als u een overeenkomst ondertekent.",
      "Wij geven uw gegevens aan niemand door. Een partner leert uw naam pas kennen als u allebei ja zegt.",
      "In de mail die u krijgt, staat een link waarmee u alles weer wist. Na een jaar gebeurt dat vanzelf.",
    ],
  },
});
