import { formatDay } from "#content/format/format-day.ts";
import type { PageHead } from "#content/page-head.ts";
import { contractTrail } from "#content/pages/accounts/contracts/list.ts";
import type { WithdrawalRight } from "#domain/contracts/withdrawal.ts";

export const agreementWords = {
  head: {
    title: "Overeenkomst lezen en tekenen",
    description:
      "De overeenkomst tussen u en uw tegenpartij, volledig uitgeschreven: lezen, als pdf bewaren en ondertekenen met uw naam en een vinkje.",
    trail: contractTrail,
  } satisfies PageHead,
  hero: {
    eyebrow: "Contract",
    title: "Overeenkomst",
    lead: "Dit is de tekst die u beiden tekent. Wij zijn er geen partij bij.",
  },
  back: "Terug naar het contract",
  missing: {
    title: "De tekst is er nog niet",
    text: "Zodra u en de ander allebei gegevens invulden, staat de overeenkomst hier klaar.",
    link: "Naar mijn gegevens",
  },
  terms: {
    title: "Kloppen deze afspraken?",
    open: "Wat u niet zelf koos, stelden wij voor. Tot iemand tekent, past u het samen aan.",
    change: "Wijzig de afspraken",
    fixed: "De ander tekende deze afspraken al, dus ze liggen vast. Wilt u iets anders, overleg dan eerst.",
    leave: "Of zie ervan af",
    supplier:
      "Vraag ook wat uw leverancier per jaar voor het delen aanrekent. Valt dat tegen, dan kunt u er tot de eerste dag van het delen kosteloos van afzien.",
  },
  version: "Versie",
  download: "Pdf downloaden",
  done: {
    gegevens: "Uw gegevens zijn bewaard. Lees de overeenkomst na en onderteken ze.",
    getekend: "Uw handtekening staat.",
  },
  signatures: {
    title: "Handtekeningen",
    none: "Nog niet getekend",
    roles: { seller: "De verkoper", buyer: "De koper" },
    signed: "Getekend als {name} op {moment}",
  },
  hash: "Vingerafdruk van de tekst (SHA-256)",
} as const;

export const withdrawalWords = {
  head: {
    title: "Van een contract afzien of het herroepen",
    description:
      "Tot wanneer u van deze overeenkomst kunt afzien of ze kunt herroepen, waarom dat zo is, en de knop waarmee u het doet.",
    trail: contractTrail,
  } satisfies PageHead,
  hero: {
    eyebrow: "Contract",
    title: "Stoppen of herroepen",
    lead: "Wat u mag, hangt af van waar het contract staat en van wie verkoopt.",
  },
  back: "Terug naar het contract",
  form: {
    free: { title: "Ervan afzien", submit: "Ja, ik zie ervan af" },
    law: { title: "Herroepen", submit: "Overeenkomst herroepen" },
    agree: "Ik begrijp dat dit contract daarmee stopt en dat de ander het meteen verneemt.",
    missing: "Vink aan dat u dit begrijpt.",
  },
  paper: {
    text: "Liever op papier? Het modelformulier van de wet is al ingevuld.",
    label: "Modelformulier voor herroeping (pdf)",
  },
  notice: { label: "Naar opzeggen in het dossier", path: "/dossier" },
  done: "U hebt ervan afgezien. Dit contract is gestopt, en de ander krijgt er een mail over.",
} as const;

export function sayWithdrawalRight(right: WithdrawalRight): string {
  switch (right.ground) {
    case "free":
      return "Er vloeit nog geen stroom. U mag ervan afzien zonder reden en zonder kost.";
    case "law":
      return `U koopt als particulier van een onderneming. Daarom mag u deze overeenkomst herroepen tot en met ${formatDay(right.until)}, zonder reden (artikel VI.47 Wetboek van economisch recht). Stroom die al gedeeld is, betaalt u nog.`;
    case "none":
      return "Herroepen kan niet meer: de termijn is voorbij, of u hebt dat recht niet omdat u van een particulier koopt of zelf verkoopt. Opzeggen kan wel, met de afgesproken termijn.";
  }
}
