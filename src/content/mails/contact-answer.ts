import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

/**
 * To who wrote. Nothing of what was typed in the form stands in it: anybody may fill in any address, and it would be a
 * mail from us with a stranger's words.
 */
export const contactAnswerMail = (
  { name }: Site,
  { reference, text }: { readonly reference: string; readonly text: string },
): MailWords => ({
  subject: `Antwoord van ${name} op uw bericht ${reference}`,
  preview: "Ons antwoord op uw bericht.",
  title: "Ons antwoord op uw bericht",
  paragraphs: text.split(/\r?\n/).filter((line) => line.trim() !== ""),
  facts: [{ name: "Referentie", value: reference }],
  action: { label: "Schrijf ons opnieuw", path: "/contact" },
  after: ["U kunt ook op deze mail antwoorden. Vermeld dan de referentie."],
  notYou: {
    title: "Hebt u ons niet geschreven?",
    text: "Dan vulde iemand anders uw e-mailadres in. U hoeft niets te doen.",
  },
  why: `U krijgt deze mail omdat dit e-mailadres is ingevuld in het contactformulier van ${name}.`,
});
