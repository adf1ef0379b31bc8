import type { PageHead } from "#content/page-head.ts";
import { contractTrail } from "#content/pages/accounts/contracts/list.ts";
import type { ContractStep } from "#domain/contracts/next-contract-step.ts";

type StepWords = {
  readonly title: string;
  readonly text: string;
  /** The page on which it is done; null for who waits. */
  readonly link: { readonly label: string; readonly path: string } | null;
};

/** What to do next, and on which page below the contract. */
export const contractSteps: Readonly<Record<ContractStep, StepWords>> = {
  "fill-in": {
    title: "Vul uw gegevens in",
    text: "Uw naam, adres, EAN-code en btw-stand. Wat wij al weten, staat ingevuld.",
    link: { label: "Gegevens invullen", path: "/gegevens" },
  },
  "wait-for-details": {
    title: "De ander vult nog gegevens in",
    text: "Zodra dat gebeurd is, staat de overeenkomst klaar om te lezen en te tekenen. U krijgt een mail.",
    link: { label: "Afspraken bekijken", path: "/afspraken" },
  },
  sign: {
    title: "Lees en teken de overeenkomst",
    text: "Neem uw tijd. Tot iemand tekent, kunt u samen nog alles wijzigen.",
    link: { label: "Naar de overeenkomst", path: "/overeenkomst" },
  },
  "wait-for-signature": {
    title: "De ander moet nog tekenen",
    text: "Uw handtekening staat. U krijgt een mail zodra ook de andere getekend heeft.",
    link: { label: "Overeenkomst bekijken", path: "/overeenkomst" },
  },
  submit: {
    title: "Dien de aanvraag in",
    text: "U bent de beheerder. Loop de lijst af en dien de groep in bij de netbeheerder.",
    link: { label: "Naar het dossier", path: "/dossier" },
  },
  "wait-for-submission": {
    title: "De beheerder dient de aanvraag in",
    text: "Ondertussen vraagt u meetregime 3 aan bij uw leverancier. In het dossier staat hoe.",
    link: { label: "Naar het dossier", path: "/dossier" },
  },
  activate: {
    title: "Meld wanneer het delen begint",
    text: "Keurt de netbeheerder de groep goed, vul dan de startdag in die hij noemt.",
    link: { label: "Naar het dossier", path: "/dossier" },
  },
  "wait-for-start": {
    title: "Wachten op de netbeheerder",
    text: "Keur de uitnodiging van de netbeheerder goed. Het delen begint op de dag die hij noemt.",
    link: { label: "Naar het dossier", path: "/dossier" },
  },
  "bring-meter-data": {
    title: "Breng uw kwartierwaarden",
    text: "Geef toestemming en laad uw bestand op. Zonder de kwartieren van beide kanten is er geen afrekening.",
    link: { label: "Naar de meterdata", path: "/meterdata" },
  },
  "wait-for-meter-data": {
    title: "Laad elke maand uw kwartierwaarden op",
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

/** The same step on the dashboard; who only waits is not bothered with it there. */
export function contractStep(step: ContractStep, place: string, reference: string) {
  const { title, text, link } = contractSteps[step];
  if (link === null || step.startsWith("wait-")) return [];
  return [{ title: `${title} (${reference})`, text, link: { label: link.label, path: `${place}${link.path}` } }];
}

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
      { path: "/meterdata", label: "Meterdata", text: "Kwartierwaarden opladen en nakijken." },
    ],
    withdraw: { path: "/herroepen", label: "Ervan afzien of herroepen", text: "Tot wanneer het kan, en hoe." },
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
    text: "Zodra een maand van beide kanten volledig is, staat hier wat u deelde en wat het kost.",
    chart: {
      title: "Gedeelde energie per maand",
      label: "Staafdiagram: gedeelde energie per afgerekende maand",
      headers: { name: "Maand", value: "Gedeeld" },
      empty: "Nog geen afgerekende maand.",
    },
    caption: "Afrekeningen, de nieuwste eerst",
    columns: { month: "Maand", energy: "Gedeeld", amount: "Bedrag", version: "Versie", proof: "Verklaring" },
    none: "–",
    blocked: "Wacht",
  },
  trail: { title: "Alles wat er gebeurde", site: "De site", columns: { at: "Wanneer", who: "Wie", what: "Wat" } },
} as const;
