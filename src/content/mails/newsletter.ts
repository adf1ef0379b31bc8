import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

export const preferencesPath = (key: string): string => `/nieuwsbrief/voorkeuren?sleutel=${encodeURIComponent(key)}`;
export const unsubscribePath = (key: string): string => `/nieuwsbrief/uitschrijven?sleutel=${encodeURIComponent(key)}`;

type Letter = Pick<MailWords, "subject" | "preview" | "title" | "paragraphs" | "action"> &
  Required<Pick<MailWords, "sections">> & { readonly key: string };

export const newsletterMail = ({ name }: Site, { key, ...letter }: Letter): MailWords => ({
  subject: letter.subject,
  preview: letter.preview,
  title: letter.title,
  paragraphs: letter.paragraphs,
  sections: letter.sections,
  action: letter.action,
  links: [{ label: "Kies waarover wij schrijven", path: preferencesPath(key) }],
  why: `U krijgt deze mail omdat u zich inschreef op de nieuwsbrief van ${name}.`,
  unsubscribe: { label: "Schrijf mij uit", path: unsubscribePath(key) },
});
