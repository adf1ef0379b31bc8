import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";
import { linkHours } from "#domain/accounts/link-hours.ts";

const trail = [{ name: "Calculators", path: "/calculator/koper" }];

export const shareAndExportWords = {
  title: "Bewaren en delen",
  lead: "Alles staat in de link van deze pagina. Wij bewaren niets, tenzij u dat zelf vraagt.",
  leadWithFile:
    "Alles behalve uw bestand staat in de link van deze pagina. Wij bewaren niets, tenzij u dat zelf vraagt.",
  share: {
    title: "Link",
    text: "Wie deze link opent, ziet dezelfde berekening.",
    withoutFile:
      "Wie deze link opent, rekent zonder uw bestand: met een geschat verloop, en dus met een andere uitkomst.",
    copy: "Kopieer de link",
    copied: "De link is gekopieerd.",
    marked: "Kopiëren mocht niet. De link is geselecteerd: kopieer hem zelf.",
  },
  report: {
    title: "Rapport",
    text: "Twee pagina’s, met alle cijfers en bronnen.",
    link: "Download de pdf",
    print: "Druk deze pagina af",
  },
  numbers: {
    title: "Cijfers",
    text: "Voor uw rekenblad, in kWh.",
    links: { maand: "Per maand", dag: "Per dag", kwartier: "Per kwartier" },
    file: "csv",
  },
  mail: {
    title: "Mail",
    text: "Wij vragen eerst of u het resultaat wilt krijgen. Daarna vergeten wij uw adres.",
    label: "E-mailadres",
    submit: "Stuur mij dit resultaat",
  },
  save: {
    title: "Account",
    text: "Zo vindt u het terug op al uw toestellen.",
    link: "Bewaar in mijn account",
    connection: "Bewaar als aansluiting",
  },
  compare: {
    title: "Wat veranderde?",
    text: "Leg deze berekening naast een andere.",
    link: "Vergelijk met een andere link",
  },
  own: "U rekent met een eigen meterbestand. Dat blijft op uw toestel: het rapport, de mail, de link en uw account rekenen met het model. De cijfers hieronder zijn wel de uwe.",
} as const;

export const compareWords = {
  head: {
    title: "Wat veranderde?",
    description:
      "Leg twee berekeningen van de calculator naast elkaar: welke antwoorden verschillen, en wat dat doet met de winst van koper en verkoper.",
    trail,
  } satisfies PageHead,
  hero: {
    eyebrow: "Calculators",
    title: "Wat veranderde?",
    lead: "Twee berekeningen naast elkaar: wat u anders invulde, en wat dat met de uitkomst doet.",
  },
  form: {
    a: "Eerste link",
    b: "Tweede link",
    help: "Plak de link van een calculator.",
    submit: "Vergelijken",
    unreadable: "Dit is geen link van een calculator, of er staat iets in dat niet te lezen is.",
    missing: "Plak hier ook een link.",
  },
  columns: { what: "Wat", a: "Eerste", b: "Tweede", change: "Verschil" },
  open: { a: "Open de eerste", b: "Open de tweede" },
  inputs: {
    title: "Wat u anders invulde",
    none: "Er is niets anders ingevuld.",
    proposed: "ons voorstel",
    side: "Voor wie",
  },
  results: {
    title: "De uitkomst",
    none: "Zonder uitkomst aan beide kanten valt er niets te vergelijken.",
    verdict: "Oordeel",
    buyer: "Koper, per jaar",
    seller: "Verkoper, per jaar",
    together: "Samen, per jaar",
    shared: "Gedeelde stroom",
    price: "Afgesproken prijs",
    billBefore: "Factuur zonder delen",
    billAfter: "Factuur met delen",
    same: "gelijk",
    noAnswer: "geen uitkomst",
  },
  sides: { buyer: "Koper", seller: "Verkoper" },
  change: "Andere links vergelijken",
} as const;

export const mailRequestWords = ({ name }: Pick<Site, "name">) => ({
  head: {
    title: "Resultaat per mail",
    description: `Laat een berekening van ${name} naar uw mailbox sturen. Wij vragen eerst of u ze wilt krijgen en bewaren uw adres niet.`,
    trail,
  } satisfies PageHead,
  hero: {
    eyebrow: "Calculators",
    title: "Stuur mij dit resultaat",
    lead: "U krijgt eerst een mail met één knop. Pas als u daarop klikt, sturen wij het resultaat.",
  },
  form: { label: "E-mailadres", submit: "Stuur mij de mail", back: "Terug naar de berekening" },
  sent: {
    title: "Kijk in uw mailbox",
    text: `Er is een mail onderweg. Klik daarin op de knop en het resultaat volgt. De link werkt één keer, ${linkHours.mailResult} uur lang.`,
  },
  nothing: {
    title: "Geen berekening om te mailen",
    text: "De link is niet volledig, of er is geen uitkomst. Open de calculator en probeer het opnieuw.",
    link: { label: "Naar de calculator", path: "/calculator/koper" },
  },
  why: {
    title: "Waarom twee mails?",
    points: [
      "Iedereen kan elk adres invullen. Met de eerste mail vragen wij alleen of u het resultaat wilt.",
      `Uw adres bewaren wij tot u klikt, en hoogstens ${linkHours.mailResult} uur. Daarna is het weg.`,
      "U schrijft zich nergens op in, en wij meten niet of u de mail opent.",
    ],
  },
});

export const mailConfirmWords = ({ name }: Pick<Site, "name">) => ({
  head: {
    title: "Resultaat bevestigen",
    description: `Bevestig dat u een berekening van ${name} in uw mailbox wilt krijgen. Daarna vergeten wij uw adres.`,
    trail,
  } satisfies PageHead,
  hero: {
    eyebrow: "Calculators",
    title: "Stuur mij dit resultaat",
    lead: "Eén klik, en het resultaat komt in uw mailbox.",
  },
  submit: "Stuur mij dit resultaat",
  sent: {
    title: "Het resultaat is onderweg",
    lead: "Over enkele ogenblikken staat het in uw mailbox. Uw adres zijn wij daarna kwijt.",
  },
  expired: {
    title: "Deze link werkt niet meer",
    lead: "Hij is al gebruikt, of te oud. Open uw berekening en vraag de mail opnieuw.",
  },
  calculator: { label: "Naar de calculator", path: "/calculator/koper" },
});
