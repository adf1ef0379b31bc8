import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";
import { linkHours } from "#domain/accounts/link-hours.ts";

export const confirmResultMail = ({ name }: Site, { token }: { readonly token: string }): MailWords => ({
  subject: `Uw berekening bij ${name}: bevestig dat u ze wilt krijgen`,
  preview: "Eén klik, en het resultaat komt in deze mailbox.",
  title: "Wilt u dit resultaat krijgen?",
  paragraphs: [
    `Iemand, waarschijnlijk uzelf, vroeg om een berekening van ${name} naar dit e-mailadres te sturen. Dat doen wij pas als u het bevestigt.`,
  ],
  action: {
    label: "Stuur mij dit resultaat",
    path: `/calculator/mail/bevestigen?token=${encodeURIComponent(token)}`,
  },
  after: [
    `De link werkt één keer, ${linkHours.mailResult} uur lang. Daarna vergeten wij uw adres. U bent nergens op ingeschreven.`,
  ],
  notYou: {
    title: "Hebt u dit niet gevraagd?",
    text: "Dan hoeft u niets te doen. Zonder bevestiging sturen wij niets meer.",
  },
  why: `U krijgt deze mail omdat iemand dit e-mailadres invulde bij een calculator van ${name}.`,
});
