import type { FieldWords } from "#content/forms/form-words.ts";
import type { PageHead } from "#content/page-head.ts";
import { contractTrail } from "#content/pages/accounts/contracts/list.ts";

/** Who somebody is in an agreement, and what the other side and the site may do. */
export const partyWords = {
  head: {
    title: "Gegevens in een contract",
    description:
      "Wie u bent in deze overeenkomst: naam, adres, EAN-code, btw-stand en rekening, en welke toestemmingen u geeft of weer intrekt.",
    trail: contractTrail,
  } satisfies PageHead,
  hero: {
    eyebrow: "Contract",
    title: "Gegevens en toestemmingen",
    lead: "Dit komt in de overeenkomst. De ander ziet het pas in de tekst die u samen tekent.",
  },
  back: "Terug naar het contract",
  form: {
    title: "Uw gegevens",
    locked: "De tekst ligt vast zodra er getekend is. Uw gegevens zijn hier niet meer te wijzigen.",
    submit: "Gegevens bewaren",
    saved: "Uw gegevens zijn bewaard.",
  },
  consents: {
    title: "Toestemmingen",
    lead: "Elk apart, en elk weer in te trekken. Wat al verwerkt is, blijft op de afrekening staan.",
    submit: "Toestemmingen bewaren",
    saved: "Uw toestemmingen zijn bewaard.",
    contact: {
      label: "De ander mag zien hoe u te bereiken bent",
      help: "Uw e-mailadres en telefoon, zodra de ander dat ook goedvindt.",
    },
    municipality: {
      label: "Een herkomstverklaring mag uw gemeente noemen",
      help: "Alleen als de ander dat ook goedvindt. Anders staat er enkel het gewest.",
    },
  },
} as const;

export const termsWords = {
  head: {
    title: "Afspraken in een contract",
    description:
      "Wat u samen afspreekt: prijs per gedeelde kWh, indexering, start, duur, opzegging, betaling en wie de groep beheert bij de netbeheerder.",
    trail: contractTrail,
  } satisfies PageHead,
  hero: {
    eyebrow: "Contract",
    title: "Afspraken",
    lead: "Beiden mogen wijzigen tot er getekend is. Elke wijziging maakt een nieuwe versie, en de ander krijgt ze te zien.",
  },
  back: "Terug naar het contract",
  price: "De prijs komt uit het voorstel dat u beiden aanvaardde:",
  form: {
    title: "Wat u afspreekt",
    locked: "Er is getekend: de afspraken liggen vast.",
    submit: "Afspraken bewaren",
    saved: "De afspraken zijn bewaard.",
  },
} as const;

/** The questions to a side, by the keys that the domain reads them by. */
export const partyFieldWords: Readonly<Record<string, FieldWords>> = {
  kind: {
    label: "U sluit de overeenkomst als",
    options: { person: "Particulier", company: "Onderneming of vereniging" },
  },
  name: { label: "Naam", help: "Voornaam en naam, of de naam van de onderneming.", autoComplete: "name" },
  number: { label: "Ondernemingsnummer", help: "Alleen voor een onderneming, bijvoorbeeld 0123.456.749." },
  representative: {
    label: "Wie tekent voor de onderneming",
    help: "Alleen voor een onderneming: voornaam en naam van de persoon.",
  },
  street: { label: "Straat en nummer", autoComplete: "street-address" },
  postcode: { label: "Postcode", autoComplete: "postal-code" },
  town: { label: "Gemeente", autoComplete: "address-level2" },
  ean: { label: "EAN-code van uw aansluiting", help: "18 cijfers, te beginnen met 54. Ze staat op uw energiefactuur." },
  vat: {
    label: "Btw",
    help: "Een particulier met een omvormer tot en met 10 kVA rekent geen btw aan. Twijfelt u, vraag het uw boekhouder.",
    options: {
      "outside-vat": "Niet btw-plichtig",
      "small-enterprise": "Vrijgestelde kleine onderneming",
      liable: "Btw-plichtig",
    },
  },
  iban: { label: "Rekeningnummer (IBAN)", help: "Hierop betaalt de koper." },
};

export const termsFieldWords: Readonly<Record<string, FieldWords>> = {
  startDay: { label: "Gewenste startdatum", help: "Het delen begint op de dag die de netbeheerder bevestigt." },
  term: { label: "Duur", options: { "12": "1 jaar", "24": "2 jaar", "36": "3 jaar", open: "Onbepaalde duur" } },
  noticeMonths: { label: "Opzegtermijn", unit: "maanden" },
  paymentDays: { label: "Betalen binnen", unit: "dagen" },
  indexPercent: { label: "Prijs elk jaar hoger met", help: "Op de verjaardag van de start. Nul is nooit.", unit: "%" },
  manager: {
    label: "Beheerder van de groep",
    help: "Dient de aanvraag in bij de netbeheerder en ontvangt de volumes.",
    options: { seller: "De verkoper", buyer: "De koper" },
  },
  remarks: { label: "Andere afspraken", help: "Bijvoorbeeld wat u doet bij een verhuis." },
};
