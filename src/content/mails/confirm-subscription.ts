import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";
import { linkHours } from "#domain/accounts/link-hours.ts";

export const confirmSubscriptionMail = ({ name }: Site, { token }: { readonly token: string }): MailWords => ({
  subject: `Bevestig uw inschrijving op de nieuwsbrief van ${name}`,
  preview: "Nog één klik, en u krijgt de volgende brief.",
  title: "Wilt u onze nieuwsbrief krijgen?",
  paragraphs: [
    `Iemand, waarschijnlijk uzelf, vulde dit e-mailadres in voor de nieuwsbrief van ${name}. Wij schrijven u hoogstens één keer per maand, en alleen als er iets verandert.`,
    "U bent pas ingeschreven als u dat hier bevestigt.",
  ],
  action: { label: "Ja, schrijf mij in", path: `/nieuwsbrief/bevestigen?token=${encodeURIComponent(token)}` },
  after: [`De link werkt één keer, ${linkHours.newsletter} uur lang. Daarna vergeten wij uw adres.`],
  notYou: {
    title: "Hebt u dit niet gevraagd?",
    text: "Dan hoeft u niets te doen. Zonder bevestiging sturen wij niets meer.",
  },
  why: `U krijgt deze mail omdat iemand dit e-mailadres invulde voor de nieuwsbrief van ${name}.`,
});
