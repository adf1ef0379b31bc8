import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

type Copy = {
  readonly reference: string;
  readonly subject: string;
  readonly text: string;
  readonly attachmentName: string | null;
};

export const quoteLines = (text: string): string[] => text.split(/\r?\n/);

/** To who wrote. The address may be a stranger's, so nothing of the message stands in the subject. */
export const contactCopyMail = ({ name }: Site, { reference, subject, text, attachmentName }: Copy): MailWords => ({
  subject: `Uw bericht aan ${name}: referentie ${reference}`,
  preview: "Wij hebben uw bericht gekregen en antwoorden binnen twee werkdagen.",
  title: "Uw bericht is aangekomen",
  paragraphs: [
    "Wij antwoorden binnen twee werkdagen. Schrijft of belt u ons intussen over dit bericht, vermeld dan de referentie.",
  ],
  facts: [
    { name: "Referentie", value: reference },
    { name: "Onderwerp", value: subject },
    ...(attachmentName ? [{ name: "Bijlage", value: attachmentName }] : []),
  ],
  quote: quoteLines(text),
  action: { label: "Lees de veelgestelde vragen", path: "/veelgestelde-vragen" },
  notYou: {
    title: "Hebt u ons niet geschreven?",
    text: "Dan vulde iemand anders uw e-mailadres in. U hoeft niets te doen. Open geen adressen die in de tekst hierboven staan.",
  },
  why: `U krijgt deze mail omdat dit e-mailadres is ingevuld in het contactformulier van ${name}.`,
});
