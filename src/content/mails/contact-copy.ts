import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

/**
 * To who wrote. Anybody may fill in any address, so nothing that was typed stands in it: it would be a mail from us with
 * a stranger's words.
 */
export const contactCopyMail = ({ name }: Site, { reference }: { readonly reference: string }): MailWords => ({
  subject: `Uw bericht aan ${name}: referentie ${reference}`,
  preview: "Wij hebben uw bericht gekregen en antwoorden binnen twee werkdagen.",
  title: "Uw bericht is aangekomen",
  paragraphs: [
    "Wij antwoorden binnen twee werkdagen. Schrijft of belt u ons intussen over dit bericht, vermeld dan de referentie.",
  ],
  facts: [{ name: "Referentie", value: reference }],
  action: { label: "Lees de veelgestelde vragen", path: "/veelgestelde-vragen" },
  notYou: {
    title: "Hebt u ons niet geschreven?",
    text: "Dan vulde iemand anders uw e-mailadres in. U hoeft niets te doen.",
  },
  why: `U krijgt deze mail omdat dit e-mailadres is ingevuld in het contactformulier van ${name}.`,
});
