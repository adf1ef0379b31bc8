import type { MailWords } from "#content/mails/mail-words.ts";
import { preferencesPath, unsubscribePath } from "#content/mails/newsletter.ts";
import type { Site } from "#content/site.ts";

export const alreadySubscribedMail = ({ name }: Site, { key }: { readonly key: string }): MailWords => ({
  subject: `U bent al ingeschreven op de nieuwsbrief van ${name}`,
  preview: "U hoeft niets te doen: de volgende brief komt vanzelf.",
  title: "U bent al ingeschreven",
  paragraphs: [
    "Dit e-mailadres is opnieuw ingevuld voor de nieuwsbrief. U krijgt hem al, dus er verandert niets. Kreeg u lang geen brief? Dan was er niets te melden.",
  ],
  action: { label: "Kies waarover wij schrijven", path: preferencesPath(key) },
  why: `U krijgt deze mail omdat iemand dit e-mailadres invulde voor de nieuwsbrief van ${name}.`,
  unsubscribe: { label: "Schrijf mij uit", path: unsubscribePath(key) },
});
