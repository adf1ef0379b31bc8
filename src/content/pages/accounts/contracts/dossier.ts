import type { PageHead } from "#content/page-head.ts";
import { contractTrail } from "#content/pages/accounts/contracts/list.ts";

export const dossierPageWords = {
  head: {
    title: "Dossier van een contract",
    description:
      "Wat elk van u nog moet regelen bij netbeheerder en leveranciers, met data, brieven en een agenda, en een waarschuwing voor u verandert of verhuist.",
    trail: contractTrail,
  } satisfies PageHead,
  hero: {
    eyebrow: "Contract",
    title: "Dossier",
    lead: "Wie wat doet, tegen wanneer, en welke brief erbij hoort. De data zijn een advies: geen netbeheerder belooft een termijn.",
  },
  back: "Terug naar het contract",
  progress: "Gedaan",
  progressOf: "{value} van {max}",
  own: "Voor u",
  other: "Wat de ander doet",
  until: "Tegen",
  doneOn: "Gedaan op",
  starts: "Start op",
  started: "Gestart op",
  towards: "Naar",
  paper: "Invullen en online tekenen",
  over: "Het delen is begonnen: dit hoeft niet meer.",
  save: "Bewaren",
  calendar: "Zet de data in mijn agenda",
  waits: "De lijst begint te lopen zodra u beiden getekend hebt.",
  done: {
    dossier: "De lijst is bijgewerkt.",
    ingediend: "Gemeld: de aanvraag is ingediend.",
    actief: "Gemeld: het delen begint op de dag die u invulde.",
    opgeschort: "Gemeld: het delen ligt stil.",
    hervat: "Gemeld: het delen loopt weer.",
    opgezegd: "Het contract is opgezegd. De ander krijgt er een mail over.",
    opzegging: "Bewaard. De ander krijgt er een mail over.",
  },
  submit: {
    title: "De aanvraag is ingediend",
    text: "Meld hier dat u de aanvraag hebt ingediend bij de netbeheerder. De ander krijgt bericht om ze goed te keuren.",
    submit: "Melden dat ze is ingediend",
  },
  activate: {
    title: "De eerste dag van het delen",
    text: "Vul de dag in zodra uw netbeheerder hem bevestigde. Vanaf die dag rekenen wij af. Tot dan blijft de lijst hierboven open.",
    day: "Welke dag bevestigde uw netbeheerder?",
    submit: "Startdag melden",
  },
  correct: {
    title: "Klopt de startdag niet?",
    text: "U meldde {day}. Zolang er geen maand is afgerekend, kunt u die dag verbeteren. De ander krijgt er een mail over.",
    submit: "Startdag verbeteren",
  },
  unbegun: {
    title: "Toch niet delen?",
    text: "Het delen begint op {day}. Tot dan kunt u er kosteloos en zonder reden van afzien: dan begint het niet.",
    link: { label: "Ervan afzien", path: "/herroepen" },
  },
  suspend: {
    title: "Het delen ligt stil",
    text: "Viel meetregime 3 weg, bijvoorbeeld na een wissel van leverancier? Meld het hier. De overeenkomst blijft bestaan.",
    submit: "Melden dat het stilligt",
  },
  resume: {
    title: "Het delen loopt weer",
    text: "Is meetregime 3 opnieuw actief bij beiden? Hervat het delen.",
    submit: "Melden dat het weer loopt",
  },
  notice: {
    title: "Opzeggen",
    text: "Zegt u vandaag op, dan is {day} de laatste dag van het delen. Tot dan blijft alles lopen. Daarna volgt de slotafrekening en levert uw leverancier weer alles. De ander krijgt meteen een mail.",
    agree: "Ja, ik zeg dit contract op. De laatste dag is {day}.",
    missing: "Vink aan dat u wilt opzeggen.",
    given: "Opgezegd. De laatste dag van het delen is",
    asked: "U vroeg om de opzegging in te trekken. Zolang de ander niet akkoord gaat, blijft ze gelden.",
    submit: "Contract opzeggen",
  },
  stay: {
    title: "Opzegging intrekken",
    text: "Wilt u het contract toch laten doorlopen? Dat kan tot de laatste dag, als u beiden akkoord gaat. De ander krijgt een mail met uw vraag.",
    both: "De ander wil het contract laten doorlopen. Bent u het eens, dan geldt de opzegging niet meer.",
    submit: "Opzegging intrekken",
  },
  letters: {
    title: "Uw brieven",
    text: "Ingevuld met de gegevens van uw overeenkomst. Verandert u later van leverancier, dan stuurt u de brief aan uw leverancier opnieuw.",
  },
  guard: {
    title: "Als er iets verandert",
    text: "Een wissel van leverancier, een verhuis of een nieuwe meter kan het delen stoppen. Kijk hier eerst wat u moet doen.",
    change: "Wat gaat er veranderen?",
    day: "Vanaf welke dag?",
    submit: "Kijk na wat ik moet doen",
    before: "Regel dit voor",
    missing: "Kies een dag.",
  },
} as const;
