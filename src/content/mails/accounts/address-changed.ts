import { whyAccountMail } from "#content/mails/accounts/account-notice.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

export const addressChangedMail = (site: Site): MailWords => ({
  subject: `Uw e-mailadres bij ${site.name} is gewijzigd`,
  preview: "Vanaf nu logt u in met uw nieuwe adres.",
  title: "Uw e-mailadres is gewijzigd",
  paragraphs: ["Het nieuwe adres is bevestigd. Vanaf nu logt u daarmee in, en sturen wij onze mails daarheen."],
  action: { label: "Inloggen", path: "/login" },
  notYou: {
    title: "Was u dit niet?",
    text: "Dan kan iemand anders in uw account. Laat het ons meteen weten, dan helpen wij u.",
    link: { label: "Contact opnemen", path: "/contact" },
  },
  why: whyAccountMail(site),
});
