import { dossierWords } from "#content/contracts/dossier-words.ts";
import { sayMonth } from "#content/contracts/statement-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import type { PageHead } from "#content/page-head.ts";
import type { StepWords } from "#content/pages/accounts/account.ts";
import { contractTrail } from "#content/pages/accounts/contracts/list.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import type { DossierTask } from "#domain/contracts/dossier.ts";
import type { ContractStep } from "#domain/contracts/next-contract-step.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type ContractStepWords = {
  readonly title: string;
  readonly text: string;
  /** The page on which it is done; null for who waits. */
  readonly link: { readonly label: string; readonly path: string } | null;
  readonly due?: string | null;
};

/** What to do next, and on which page below the contract. */
const contractSteps: Readonly<Record<ContractStep, ContractStepWords>> = {
  "fill-in": {
    title: "Vul uw gegevens in",
    text: "Uw naam, adres, EAN-code en btw-statuut. Wat wij al weten, staat ingevuld.",
    link: { label: "Gegevens invullen", path: "/gegevens" },
  },
  "wait-for-details": {
    title: "De ander vult nog gegevens in",
    text: "Zodra dat gebeurd is, staat de overeenkomst klaar om te lezen en te tekenen. U krijgt een mail.",
    link: { label: "Afspraken bekijken", path: "/afspraken" },
  },
  sign: {
    title: "Lees en teken de overeenkomst",
    text: "Kijk eerst de afspraken na: start, duur en opzegging. Tot iemand tekent, kunt u samen nog alles wijzigen.",
    link: { label: "Naar de overeenkomst", path: "/overeenkomst" },
  },
  "sign-second": {
    title: "Lees en teken de overeenkomst",
    text: "De ander heeft al getekend: de tekst ligt vast. Neem uw tijd om hem te lezen. Gaat u niet akkoord, dan ziet u ervan af.",
    link: { label: "Naar de overeenkomst", path: "/overeenkomst" },
  },
  "wait-for-signature": {
    title: "De ander moet nog tekenen",
    text: "U hebt getekend. U krijgt een mail zodra de ander dat ook deed.",
    link: { label: "Overeenkomst bekijken", path: "/overeenkomst" },
  },
  "sign-amendment": {
    title: "Lees en onderteken de wijziging",
    text: "Een adres, EAN-code of rekeningnummer verandert. Dat geldt pas als u beiden tekent.",
    link: { label: "Naar de wijziging", path: "/wijzigen" },
  },
  submit: {
    title: "Dien de aanvraag in",
    text: "U regelt het bij de netbeheerder. Loop de lijst af en dien de aanvraag in.",
    link: { label: "Naar het dossier", path: "/dossier" },
  },
  "wait-for-submission": {
    title: "De beheerder dient de aanvraag in",
    text: "Ondertussen vraagt u meetregime 3 aan bij uw leverancier. In het dossier staat hoe.",
    link: { label: "Naar het dossier", path: "/dossier" },
  },
  activate: {
    title: "Meld wanneer het delen begint",
    text: "Keurt de netbeheerder de aanvraag goed, vul dan de startdag in die hij noemt.",
    link: { label: "Naar het dossier", path: "/dossier" },
  },
  "wait-for-start": {
    title: "Wachten op de netbeheerder",
    text: "Keur de uitnodiging van de netbeheerder goed. Het delen begint op de dag die hij noemt.",
    link: { label: "Naar het dossier", path: "/dossier" },
  },
  "wait-for-first-day": {
    title: "Het delen begint binnenkort",
    text: "Werk tot dan de lijst van het dossier af. Na de eerste maand voegt u uw kwartierwaarden toe.",
    link: { label: "Naar het dossier", path: "/dossier" },
  },
  "bring-meter-data": {
    title: "Voeg elke maand uw kwartierwaarden toe",
    text: "Geef bij uw eerste bestand toestemming. Zonder de kwartieren van beide kanten is er geen afrekening.",
    link: { label: "Naar de meterdata", path: "/meterdata" },
  },
  "wait-for-meter-data": {
    title: "Voeg elke maand uw kwartierwaarden toe",
    text: "Rond de 25e zijn de waarden van de vorige maand volledig. Wij rekenen af zodra beide kanten er zijn.",
    link: { label: "Naar de meterdata", path: "/meterdata" },
  },
  resume: {
    title: "Meld wanneer het delen weer loopt",
    text: "Is meetregime 3 opnieuw actief, hervat het delen dan hier.",
    link: { label: "Naar het dossier", path: "/dossier" },
  },
  "wait-for-resume": {
    title: "Het delen ligt stil",
    text: "De beheerder hervat het zodra meetregime 3 weer actief is.",
    link: { label: "Naar het dossier", path: "/dossier" },
  },
  none: {
    title: "Niets meer te doen",
    text: "Dit contract is voorbij. De papieren blijven hier staan.",
    link: null,
  },
};

/** The same step of one agreement: a first day that lies ahead is told by its date. */
export const stepWords = (step: ContractStep, { startedOn }: Pick<Agreement, "startedOn">): ContractStepWords =>
  step === "wait-for-first-day" && startedOn !== null
    ? { ...contractSteps[step], title: `Het delen begint op ${formatDay(startedOn)}` }
    : contractSteps[step];

/** While power is shared and no month asks anything: when the next one does. */
export const nextMonthStep = (month: Month, from: CalendarDay): ContractStepWords => ({
  title: "Het delen loopt",
  text: `Vanaf ${formatDay(from)} kunt u de waarden van ${sayMonth(month)} ophalen. U krijgt dan een mail.`,
  link: { label: "Naar de meterdata", path: "/meterdata" },
});

/** The same step on the dashboard; who only waits, or whose months tell what to bring, is not bothered with it there. */
export function contractStep(step: ContractStep, place: string, reference: string) {
  const { title, text, link } = contractSteps[step];
  if (link === null || step.startsWith("wait-") || step === "bring-meter-data") return [];
  return [{ title: `${title} (${reference})`, text, link: { label: link.label, path: `${place}${link.path}` } }];
}

/** While the one side waits for the other, what it has to do itself for the day on which sharing begins. */
export const dossierStep = ({ step, until }: DossierTask, place: string, reference: string): StepWords => ({
  title: `${dossierWords[step].title} (${reference})`,
  text: dossierWords[step].text,
  due: `Tegen ${formatDay(until)}`,
  link: { label: "Naar het dossier", path: `${place}/dossier` },
});

/** What was just saved on a page below the contract, told beside the next step. */
export const contractDone: Readonly<Record<string, string>> = {
  afspraken: "De afspraken zijn bewaard.",
};

export const contractWords = {
  head: (reference: string): PageHead => ({
    title: `Contract ${reference}`,
    description: `Contract ${reference}: het verloop, de volgende stap, de papieren, de gedeelde stroom per maand en de afrekeningen van u en uw tegenpartij.`,
    trail: contractTrail,
  }),
  back: { label: "Alle contracten", path: "/account/contracten" },
  next: "Volgende stap",
  timeline: "Het verloop",
  parts: {
    title: "Alles van dit contract",
    items: [
      { path: "/gegevens", label: "Gegevens en toestemmingen", text: "Wie u bent in deze overeenkomst, en wat mag." },
      { path: "/afspraken", label: "Afspraken", text: "Prijs, start, duur, opzegging, beheerder." },
      { path: "/overeenkomst", label: "Overeenkomst", text: "Lezen, tekenen, als pdf bewaren." },
      { path: "/dossier", label: "Dossier", text: "Wie wat moet doen bij netbeheerder en leveranciers." },
      { path: "/meterdata", label: "Meterdata", text: "Kwartierwaarden toevoegen en nakijken." },
    ],
    amend: {
      path: "/wijzigen",
      label: "Gegevens wijzigen",
      text: "Een ander adres, rekeningnummer of een andere EAN-code: u tekent beiden.",
    },
    withdraw: { path: "/herroepen", label: "Stoppen of herroepen", text: "Tot wanneer het kan, en hoe." },
  },
  contact: {
    title: "Uw tegenpartij",
    hidden: "De ander deelt nog geen contactgegevens. Dat kiest elk van u zelf, bij Gegevens en toestemmingen.",
    ownHidden: "U deelt zelf nog geen contactgegevens. Zodra u beiden dat doet, ziet u hier hoe u elkaar bereikt.",
    email: "E-mail",
    phone: "Telefoon",
    unknown: "Nog niet ingevuld",
  },
  months: {
    title: "Maand na maand",
    empty: "Nog geen afgerekende maand",
    text: "Zodra een maand van beide kanten volledig is, staat hier wat u deelde en voor welk bedrag.",
    chart: {
      title: "Gedeelde energie per maand",
      label: "Staafdiagram: gedeelde energie per afgerekende maand",
      headers: { name: "Maand", value: "Gedeeld" },
      empty: "Nog geen afgerekende maand.",
    },
    caption: "Afrekeningen, de nieuwste eerst",
    columns: {
      month: "Maand",
      energy: "Gedeeld",
      amount: "Bedrag",
      state: "Stand",
      money: "Betaling",
      version: "Versie",
      proof: "Verklaring",
    },
    none: "–",
    blocked: "Wacht",
    years: "Jaaroverzicht voor uw aangifte",
  },
  trail: { title: "Alles wat er gebeurde", site: "De site", columns: { at: "Wanneer", who: "Wie", what: "Wat" } },
} as const;
