import { sayMonth } from "#content/contracts/statement-words.ts";
import type { FieldWords } from "#content/forms/form-words.ts";
import type { PageHead } from "#content/page-head.ts";
import { contractTrail } from "#content/pages/accounts/contracts/list.ts";
import { partyFieldWords } from "#content/pages/accounts/contracts/party.ts";
import { FROM_MONTH } from "#domain/contracts/amendment.ts";
import type { Month } from "#domain/settlement/months/month.ts";

export const amendmentWords = {
  head: {
    title: "Gegevens wijzigen in een contract",
    description:
      "Een ander adres, rekeningnummer of aansluitvermogen, of een andere EAN-code in een overeenkomst die u beiden tekende: invullen, nalezen en samen ondertekenen.",
    trail: contractTrail,
  } satisfies PageHead,
  hero: {
    eyebrow: "Contract",
    title: "Gegevens wijzigen",
    lead: "Een ander adres, rekeningnummer of aansluitvermogen, of een andere EAN-code? U tekent de wijziging allebei. De rest van de overeenkomst blijft zoals ze is.",
  },
  back: "Terug naar het contract",
  form: { title: "Uw gegevens", submit: "Nalezen en ondertekenen" },
  closed: "In dit contract valt nu niets te wijzigen.",
  open: {
    title: { own: "Uw wijziging", other: "Een wijziging van de ander" },
    wait: "Uw handtekening staat. De wijziging geldt zodra de ander ook tekent. Wij stuurden een mail.",
    account:
      "Verandert het rekeningnummer? Bel de ander eerst op een nummer dat u al kende. Zo weet u zeker dat de vraag van hem komt.",
    drop: { own: "Wijziging intrekken", other: "Wijziging weigeren" },
  },
  past: { title: "Ondertekende wijzigingen", label: "Wijziging {number} (pdf)" },
  done: {
    gevraagd: "Lees de wijziging na en onderteken ze. Dan krijgt de ander ze ook.",
    getekend: "Uw handtekening staat.",
    niet: "De wijziging gaat niet door. Alles blijft zoals het was.",
  },
} as const;

export const amendmentFieldWords = (months: readonly Month[]): Readonly<Record<string, FieldWords>> => ({
  ...partyFieldWords,
  [FROM_MONTH]: {
    label: "Een nieuwe EAN-code telt vanaf",
    help: "Een maand rekenen wij af op één EAN-code. Verandert alleen uw adres, vermogen of rekening, dan maakt dit niet uit.",
    options: Object.fromEntries(months.map((month) => [month, sayMonth(month)])),
  },
});
