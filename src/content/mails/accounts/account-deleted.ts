import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

export const accountDeletedMail = ({ name }: Site): MailWords => ({
  subject: `Uw account bij ${name} is verwijderd`,
  preview: "Bedankt dat u erbij was.",
  title: "Uw account is verwijderd",
  paragraphs: [
    "Zoals u vroeg, verwijderden wij uw account, met uw gegevens en formulieren. Alleen wat u met iemand anders ondertekende en afrekende, bewaren wij tien jaar. Dit is onze laatste mail.",
    "Bedankt dat u erbij was. Rekenen kan ook zonder account, en u bent altijd weer welkom.",
  ],
  action: { label: `Naar ${name}`, path: "/" },
  notYou: {
    title: "Hebt u dit niet gevraagd?",
    text: "Laat het ons weten, dan zoeken wij met u uit wat er gebeurd is.",
    link: { label: "Contact opnemen", path: "/contact" },
  },
  why: `U krijgt deze mail omdat dit het e-mailadres was van een account bij ${name}.`,
});
