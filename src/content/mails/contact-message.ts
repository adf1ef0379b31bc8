import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

type Message = {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly text: string;
  readonly attachmentName: string | null;
};

/** To the operator: an answer to this mail goes to who wrote. */
export const contactMessageMail = ({ name: site }: Site, message: Message): MailWords => ({
  subject: `Bericht ${message.reference} via ${site}`,
  preview: message.subject,
  title: message.subject,
  paragraphs: [
    `${message.name} schreef via het contactformulier. Antwoord op deze mail: uw antwoord gaat rechtstreeks naar de afzender.`,
  ],
  facts: [
    { name: "Referentie", value: message.reference },
    { name: "Naam", value: message.name },
    { name: "E-mail", value: message.email },
    ...(message.phone ? [{ name: "Telefoon", value: message.phone }] : []),
    ...(message.attachmentName ? [{ name: "Bijlage", value: message.attachmentName }] : []),
  ],
  quote: message.text.split(/\r?\n/),
  action: { label: "Open het contactformulier", path: "/contact" },
  after: [
    "Het e-mailadres is niet bevestigd: iedereen kan elk adres invullen. Open een bijlage alleen als u ze verwacht.",
  ],
  why: `U krijgt deze mail omdat berichten van het contactformulier van ${site} naar dit adres gaan.`,
  replyTo: message.email,
});
