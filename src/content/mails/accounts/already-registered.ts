import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

export const alreadyRegisteredMail = ({ name }: Site): MailWords => ({
  subject: `U hebt al een account bij ${name}`,
  preview: "Er is niets veranderd. U kunt gewoon inloggen.",
  title: "U hebt al een account",
  paragraphs: [
    "Iemand, waarschijnlijk uzelf, wilde een account maken met dit e-mailadres. Dat account bestaat al. Er is niets nieuws gemaakt en niets veranderd: u kunt gewoon inloggen.",
  ],
  action: { label: "Inloggen", path: "/login" },
  links: [{ label: "Wachtwoord vergeten? Kies een nieuw", path: "/password-reset-mail" }],
  notYou: {
    title: "Was u dit niet?",
    text: "Dan hoeft u niets te doen. Wie het formulier invulde, kreeg niet te zien dat u een account hebt.",
  },
  why: `U krijgt deze mail omdat iemand dit e-mailadres invulde om een account te maken bij ${name}.`,
});
