import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";
import { linkHours } from "#domain/accounts/link-hours.ts";

export const confirmAddressMail = (
  { name }: Site,
  { token, offerId }: { readonly token: string; readonly offerId?: string | null },
): MailWords => ({
  subject: `Bevestig uw e-mailadres voor ${name}`,
  preview: "Nog één stap en uw account staat klaar.",
  title: "Welkom. Nog één stap.",
  paragraphs: [
    `Fijn dat u een account maakt bij ${name}. Bevestig dat dit e-mailadres van u is, dan staat alles voor u klaar.`,
  ],
  action: {
    label: "E-mailadres bevestigen",
    path: `/email-verificatie?token=${encodeURIComponent(token)}${offerId ? `&aanbod=${encodeURIComponent(offerId)}` : ""}`,
  },
  after: [
    `De link werkt één keer, ${linkHours.confirmAddress} uur lang.${offerId ? " Daarna staat u weer bij het aanbod dat u bekeek." : ""}`,
  ],
  links: [{ label: "Link verlopen? Vraag een nieuwe mail", path: "/verificatie-resend" }],
  notYou: {
    title: "Hebt u geen account gemaakt?",
    text: "Dan hoeft u niets te doen. Zonder bevestiging kan niemand met uw adres inloggen, en verwijderen wij het account vanzelf.",
  },
  why: `U krijgt deze mail omdat iemand dit e-mailadres invulde om een account te maken bij ${name}.`,
});
