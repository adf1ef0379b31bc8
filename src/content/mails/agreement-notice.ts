import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

type Notice = { readonly subject: string; readonly title: string; readonly text: string };

const notices = {
  opened: {
    subject: "Uw overeenkomst staat klaar om in te vullen",
    title: "U hebt allebei ja gezegd",
    text: "Vul nu uw gegevens in: wie u bent, uw aansluiting en uw btw-statuut. Zodra de andere partij dat ook heeft gedaan, kunt u de overeenkomst lezen en ondertekenen.",
  },
  drafted: {
    subject: "Uw overeenkomst is klaar om te lezen en te ondertekenen",
    title: "De overeenkomst is opgesteld",
    text: "Alle gegevens zijn ingevuld. Lees de tekst rustig na. Wijzigen kan tot een van u beiden ondertekent.",
  },
  changed: {
    subject: "De andere partij heeft uw overeenkomst gewijzigd",
    title: "Er is een nieuwe versie",
    text: "De andere partij heeft iets gewijzigd in de overeenkomst. Lees de nieuwe versie voor u ondertekent.",
  },
  "signed-by-other": {
    subject: "De andere partij heeft ondertekend",
    title: "Nu is het aan u",
    text: "De andere partij heeft de overeenkomst ondertekend. De tekst ligt vast. Ook u kunt ze nu lezen en ondertekenen.",
  },
  signed: {
    subject: "Uw overeenkomst is door beiden ondertekend",
    title: "Er is een overeenkomst",
    text: "U vindt ze als pdf in uw account. Daar staat ook wat er nu moet gebeuren, wie het doet en tegen wanneer.",
  },
  withdrawn: {
    subject: "Uw overeenkomst is ingetrokken of herroepen",
    title: "De overeenkomst gaat niet door",
    text: "Een van u beiden heeft ervan afgezien. U hoeft niets te doen. Stroom die al gedeeld was, wordt nog afgerekend.",
  },
  submitted: {
    subject: "De aanvraag is ingediend bij de netbeheerder",
    title: "De aanvraag is ingediend",
    text: "De netbeheerder vraagt elk van u om ze goed te keuren, per mail of per brief.",
  },
  active: {
    subject: "Het delen start",
    title: "U deelt stroom",
    text: "De netbeheerder heeft de startdatum bevestigd. Na elke maand bezorgt u elk uw kwartierwaarden en maken wij de afrekening.",
  },
  suspended: {
    subject: "Het delen ligt stil",
    title: "Het delen ligt stil",
    text: "Meestal komt dat doordat meetregime 3 wegviel na een overstap. Vraag het opnieuw aan bij de leverancier. De overeenkomst blijft bestaan.",
  },
  resumed: {
    subject: "Het delen loopt weer",
    title: "Het delen loopt weer",
    text: "De beheerder heeft gemeld dat het delen hervat is.",
  },
  "notice-given": {
    subject: "Uw overeenkomst is opgezegd",
    title: "De overeenkomst is opgezegd",
    text: "De einddatum staat in uw account. Tot dan blijft alles lopen. Daarna volgt een slotafrekening.",
  },
  ended: {
    subject: "Uw overeenkomst is afgelopen",
    title: "De overeenkomst is afgelopen",
    text: "Bezorg nog de kwartierwaarden van de laatste maand voor de slotafrekening. Alle stukken blijven in uw account.",
  },
  "account-deleted": {
    subject: "De andere partij heeft haar account verwijderd",
    title: "De andere partij is vertrokken",
    text: "Daarmee eindigt de overeenkomst op deze site. Wat u allebei hebt ondertekend en wat al is afgerekend, blijft voor u bewaard.",
  },
} as const satisfies Readonly<Record<string, Notice>>;

type Message = { readonly agreementId: string; readonly reference: string; readonly notice: keyof typeof notices };

export const agreementPath = (id: string): string => `/account/contracten/${id}`;

export function agreementNoticeMail(site: Site, { agreementId, reference, notice }: Message): MailWords {
  const { subject, title, text } = notices[notice];
  return {
    subject: `${subject} (${reference})`,
    preview: title,
    title,
    paragraphs: [text],
    facts: [{ name: "Overeenkomst", value: reference }],
    action: { label: "Naar uw overeenkomst", path: agreementPath(agreementId) },
    why: `U krijgt deze mail omdat u een partij bent bij een overeenkomst op ${site.name}.`,
  };
}
