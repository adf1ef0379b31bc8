import { formatNumber } from "#content/format/format-number.ts";
import type { IssueFault } from "#domain/newsletter/read-issue.ts";

export const newsletterWords = {
  head: {
    title: "Nieuwsbrief schrijven",
    description: "De nummers van de nieuwsbrief: schrijven, proberen en versturen.",
  },
  title: "Nieuwsbrief",
  lead: "Nummers die u hier schrijft. Wij meten niet wie ze opent.",
  columns: ["Nummer", "Onderwerp", "Toestand"],
  none: "Nog geen nummer.",
  caption: "Nummers",
  start: {
    title: "Een nieuw nummer",
    label: "Naam",
    help: "Zoals 2026-12. Kleine letters, cijfers en streepjes; ze verandert niet meer.",
    submit: "Begin",
    fault: "Gebruik drie tot veertig kleine letters, cijfers en streepjes.",
  },
};

export const issueWords = {
  description: "Een nummer van de nieuwsbrief schrijven, bekijken en versturen.",
  back: { label: "Terug naar de nummers", path: "/beheer/nieuwsbrief" },
  fields: {
    onderwerp: { label: "Onderwerp", help: "Wat in de lijst van e-mails staat." },
    voorproef: { label: "Voorproefje", help: "Eén zin, die na het onderwerp te lezen is." },
    titel: { label: "Titel" },
    tekst: {
      label: "Tekst",
      help: "Alinea’s met een lege regel ertussen. Een tussentitel begint met ## en een spatie. Een link staat alleen op zijn regel, onder een tussentitel: [Lees meer](/energie-delen).",
    },
    knop: { label: "Tekst van de knop" },
    pad: { label: "Waar de knop heen gaat", help: "Een adres van deze site, zoals /calculator/koper." },
  },
  topics: "Voor wie",
  save: "Bewaren",
  edit: "Schrijven",
  missing: "Vul dit in.",
  tooLong: "Maak het korter.",
  topicsMissing: "Kies minstens één onderwerp.",
  pathFault: "Begin met een schuine streep.",
  begun: "Dit nummer is al aan het vertrekken en verandert niet meer.",
  preview: {
    title: "Zo komt het aan",
    lead: "Op een telefoon. Stuur een proef om het in uw mailprogramma te zien.",
    mail: "Bekijk de hele e-mail",
  },
  acts: {
    test: { title: "Proberen", submit: "Stuur een proef naar mijzelf", help: "Komt in het logboek van het beheer." },
    send: {
      title: "Versturen",
      submit: "Verstuur aan alle lezers",
      help: "Komt in het logboek. Het nummer verandert daarna niet meer.",
    },
    resume: {
      title: "Verder versturen",
      submit: "Ga verder",
      help: "Komt in het logboek. Wie het nummer al kreeg, krijgt het niet nog eens.",
    },
    pause: {
      title: "Pauzeren",
      submit: "Pauzeer",
      help: "Komt in het logboek. Wat al in de wachtrij staat, vertrekt nog.",
    },
  },
  done: {
    bewaard: "Het nummer is bewaard.",
    test: "De proef is onderweg naar uw adres.",
    send: "Het nummer vertrekt.",
    resume: "Het nummer vertrekt verder.",
    pause: "Het versturen is gepauzeerd.",
  },
};

type Progress = {
  readonly state: "sending" | "paused" | "finished";
  readonly handedOver: number;
  readonly left: number;
};
const states = { sending: "Wordt verstuurd", paused: "Gepauzeerd", finished: "Verstuurd" } as const;

export const sayProgress = (progress: Progress | null): string =>
  progress === null
    ? "Ontwerp"
    : `${states[progress.state]}: ${formatNumber(progress.handedOver)} lezers kregen het, ${formatNumber(progress.left)} nog niet`;

const faults: Readonly<Record<IssueFault["code"], string>> = {
  "no-introduction": "begin met een alinea, voor de eerste tussentitel.",
  "mark-unknown": "een e-mail kent alleen alinea’s, tussentitels met ## en links die alleen staan.",
  "link-misplaced": "een link staat alleen op zijn regel, onder een tussentitel.",
  "path-unknown": "deze link leidt niet naar een pagina van de site: begin met een schuine streep.",
};

export const sayIssueFaults = (found: readonly IssueFault[]): string =>
  found.map(({ line, code }) => `Regel ${formatNumber(line)}: ${faults[code]}`).join(" ");
