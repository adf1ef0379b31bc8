import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

export const leadErasedForOperatorMail = (
  { name }: Site,
  { reference }: { readonly reference: string },
): MailWords => ({
  subject: `${reference} is ingetrokken: wis ook uw mail erover`,
  preview: "De bezoeker wiste deze gegevens.",
  title: "Iemand wiste zijn gegevens",
  paragraphs: [
    `De bezoeker met referentie ${reference} trok de vraag in en wiste alle gegevens. In onze databank staat er niets meer van.`,
    "Wis ook de mail die u daarover kreeg, en neem geen contact meer op.",
  ],
  action: { label: "Lees wat wij beloven", path: "/gebruikersinformatie/privacyverklaring" },
  why: `U krijgt deze mail omdat u ${name} uitbaat.`,
});
