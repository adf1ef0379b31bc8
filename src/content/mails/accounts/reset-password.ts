import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";
import { linkHours } from "#domain/accounts/link-hours.ts";

export const resetPasswordMail = ({ name }: Site, { token }: { readonly token: string }): MailWords => ({
  subject: `Kies een nieuw wachtwoord voor ${name}`,
  preview: "Met één klik kiest u een nieuw wachtwoord.",
  title: "Een nieuw wachtwoord kiezen",
  paragraphs: ["U vroeg om een nieuw wachtwoord. Klik op de knop en kies er een dat alleen u kent."],
  action: { label: "Nieuw wachtwoord kiezen", path: `/Password-reset?token=${encodeURIComponent(token)}` },
  after: [
    `De link werkt één keer, ${linkHours.resetPassword} uur lang. Met uw nieuwe wachtwoord logt u op al uw toestellen opnieuw in.`,
  ],
  links: [{ label: "Link verlopen? Vraag een nieuwe mail", path: "/password-reset-mail" }],
  notYou: {
    title: "Hebt u dit niet gevraagd?",
    text: "Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.",
  },
  why: `U krijgt deze mail omdat iemand een nieuw wachtwoord vroeg voor het account met dit e-mailadres bij ${name}.`,
});
