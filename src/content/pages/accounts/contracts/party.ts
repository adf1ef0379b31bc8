import type { FieldWords } from "#content/forms/form-words.ts";
import { CAPACITY_HELP, partyWords as ownPartyWords, vatFieldWords } from "#content/forms/party-words.ts";
import { saleAgreementWords } from "#content/forms/sale-agreement.ts";
import type { PageHead } from "#content/page-head.ts";
import { contractTrail } from "#content/pages/accounts/contracts/list.ts";

/** Who somebody is in an agreement, and what the other side and the site may do. */
export const partyWords = {
  head: {
    title: "Gegevens in een contract",
    description:
      "Wie u bent in deze overeenkomst: naam, adres, EAN-code, btw-statuut en rekening, en welke toestemmingen u geeft of weer intrekt.",
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
    locked:
      "De tekst ligt vast zodra er getekend is. Veranderde uw adres, EAN-code, aansluitvermogen of rekeningnummer daarna?",
    amend: "Wijzig ze met een handtekening van u beiden",
    submit: "Gegevens bewaren",
    saved: "Uw gegevens zijn bewaard.",
    agreed: "U hebt allebei ja gezegd. Vul uw deel in; daarna leest u de overeenkomst en ondertekent u ze.",
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
      "Wat u samen afspreekt: prijs per gedeelde kWh, indexering, start, duur, opzegging, betaling en wie het regelt bij de netbeheerder.",
    trail: contractTrail,
  } satisfies PageHead,
  hero: {
    eyebrow: "Contract",
    title: "Afspraken",
    lead: "Beiden mogen wijzigen tot er getekend is. Elke wijziging maakt een nieuwe versie, en de ander krijgt ze te zien.",
  },
  lockedLead: "Zo staat het in de overeenkomst.",
  back: "Terug naar het contract",
  price: "De prijs is die waar u beiden ja tegen zei:",
  form: {
    title: "Wat u afspreekt",
    locked: "Er is getekend: de afspraken liggen vast.",
    submit: "Afspraken bewaren",
  },
} as const;

/** The questions to a side, by the keys that the domain reads them by: those of the form, asked of the reader. */
export const partyFieldWords: Readonly<Record<string, FieldWords>> = {
  ...Object.fromEntries(
    Object.entries<FieldWords>(ownPartyWords("own")).map(([key, words]) => [key.slice(3).toLowerCase(), words]),
  ),
  kind: {
    label: "U sluit de overeenkomst als",
    options: { person: "Particulier", company: "Onderneming of vereniging" },
  },
  ean: { label: "EAN-code van uw aansluiting", help: "18 cijfers, te beginnen met 54. Ze staat op uw energiefactuur." },
  offtakeEan: {
    label: "EAN-code van uw afname, als die anders is",
    help: "Staan er op uw factuur twee EAN-codes? Vul dan hierboven die van de injectie in, en hier die van de afname.",
  },
  capacity: {
    label: "Vermogen van uw aansluiting",
    help: `Geen kwartier telt voor meer dan uw aansluiting kan afnemen: dat beschermt u. ${CAPACITY_HELP}`,
    unit: "kVA",
  },
  vat: vatFieldWords,
  iban: { label: "Rekeningnummer (IBAN)", help: "Hierop betaalt de koper." },
};

export const termsFieldWords: Readonly<Record<string, FieldWords>> = saleAgreementWords.fields;
