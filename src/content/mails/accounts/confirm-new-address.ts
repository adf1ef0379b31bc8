import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";
import { linkHours } from "#domain/accounts/link-hours.ts";

export const confirmNewAddressMail = ({ name }: Site, { token }: { readonly token: string }): MailWords => ({
  subject: `Bevestig uw nieuwe e-mailadres voor ${name}`,
  preview: "Tot u bevestigt, blijft uw vorige adres gelden.",
  title: "Uw nieuwe e-mailadres",
  paragraphs: [
    `U wilt dit e-mailadres gebruiken voor uw account bij ${name}. Bevestig dat het van u is. Tot dan logt u in met uw vorige adres.`,
  ],
  action: {
    label: "Nieuw adres bevestigen",
    path: `/email-verificatie?token=${encodeURIComponent(token)}&doel=adres`,
  },
  after: [`De link werkt één keer, ${linkHours.changeAddress} uur lang.`],
  notYou: {
    title: "Zegt dit u niets?",
    text: "Dan vulde iemand uw adres per vergissing in. U hoeft niets te doen: zonder bevestiging gebeurt er niets.",
  },
  why: `U krijgt deze mail omdat iemand dit e-mailadres opgaf als nieuw adres van een account bij ${name}.`,
});
