import { signingRefusals } from "#content/forms/signing-refusals.ts";
import type { SignFormRefusal } from "#domain/forms/sign-refusal.ts";

/** The words around filling in a paper, whichever it is. */
export const paperWords = {
  eyebrow: "Formulieren",
  service: "levering van elektriciteit",
  back: { label: "Terug naar formulieren", path: "/account/formulieren" },
  trail: [
    { name: "Mijn overzicht", path: "/account" },
    { name: "Formulieren", path: "/account/formulieren" },
  ],
  start: {
    needs: "Hou dit bij de hand",
    how: "Zo gaat het",
    steps: [
      "U vult {count} korte stappen in. Na elke stap bewaren wij wat er staat.",
      "U kijkt alles na en tekent met uw naam.",
      "U krijgt een pdf met een code die bewijst dat er niets is veranderd.",
    ],
    known: "Wat wij al van u weten, staat al ingevuld.",
    submit: "Beginnen",
    full: "U hebt al {max} formulieren waar u aan bezig bent. Werk er eerst een af of wis er een.",
  },
  step: {
    progress: "Stappen van dit formulier",
    check: "Nakijken en tekenen",
    next: "Bewaren en verder",
    later: "Bewaren en later verder",
    previous: "Vorige stap",
    saved: "Wat al goed is, is bewaard.",
  },
  check: {
    title: "Nakijken en tekenen",
    lead: "Lees alles na. Na het tekenen kunt u niets meer wijzigen.",
    change: "Wijzigen",
    changePart: "Wijzig {part}",
    none: "Niet ingevuld",
    missing: { title: "Nog niet volledig", text: "Vul eerst aan wat hieronder nog ontbreekt. Daarna kunt u tekenen." },
    text: "De volledige tekst",
    draft: "Ontwerp als pdf bekijken",
    remove: "Dit formulier wissen",
  },
  view: {
    signed: "Ondertekend",
    lead: "Ondertekend door {name} op {moment}.",
    mail: "Wij stuurden u een mail ter bevestiging.",
    download: "Pdf downloaden",
    dossier: "Terug naar het dossier",
    after: "Wat nu?",
    proof: "Bewijs",
    hash: "SHA-256",
    hashHelp:
      "Dit kenmerk hoort bij precies deze tekst, deze naam en dit tijdstip. Het staat ook op elke pagina van de pdf.",
    version: "Versie van de tekst",
    onPaper: {
      title: "De andere partij",
      text: "{name} heeft hier geen account en tekent op papier. Druk de pdf af, laat ze tekenen en meld het hier.",
      day: "Op papier getekend op",
      submit: "Bewaren",
      done: "Bewaard: ook de ander heeft getekend.",
      signed: "{name} tekende op papier op {day}, volgens u.",
      change: "Klopt de dag niet? Vul de juiste in.",
      missing: "Kies de dag waarop de ander tekende.",
      impossible: "Kies een dag van {earliest} tot {latest}.",
    },
    changed: {
      title: "Dit stuk is niet meer zoals het werd ondertekend",
      text: "De bewaarde tekst past niet bij het kenmerk. Gebruik de pdf die u eerder downloadde, en meld het ons.",
    },
  },
  remove: {
    title: "Formulier wissen?",
    lead: "Wat u invulde, is dan weg. Dit kan niet ongedaan worden gemaakt.",
    submit: "Ja, wissen",
    keep: "Nee, bewaren",
  },
  describePaper: (title: string) =>
    `${title}: invullen, nakijken, ondertekenen en als pdf bewaren in uw account, stap voor stap.`,
} as const;

type Sentences = { [C in SignFormRefusal["code"]]: (refusal: Extract<SignFormRefusal, { code: C }>) => string };

export const signRefusals: Sentences = {
  ...signingRefusals,
  "form-unknown": () => "Dit formulier bestaat niet meer.",
  "form-incomplete": () => "Het formulier is nog niet volledig. Vul eerst aan wat ontbreekt.",
};
