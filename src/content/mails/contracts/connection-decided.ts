import { agreementPath } from "#content/mails/contracts/agreement-notice.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import { contestPath } from "#content/pages/company/contact.ts";
import type { Site } from "#content/site.ts";

type Message = {
  readonly agreementId: string;
  readonly reference: string;
  readonly masked: string;
  readonly isKept: boolean;
  readonly why: string;
};

export function connectionDecidedMail(site: Site, message: Message): MailWords {
  const { agreementId, reference, masked, isKept, why } = message;
  const title = isKept ? "U mag verkopen vanaf deze aansluiting" : "U kunt niet verkopen vanaf deze aansluiting";
  return {
    subject: `${title} (${reference})`,
    preview: title,
    title,
    paragraphs: [
      "Twee accounts wilden verkopen vanaf dezelfde aansluiting. Wij hebben het nagekeken en beslist.",
      `De reden: ${why}`,
      isKept
        ? "Is uw contract nog niet gestart? Dan kan dat vanaf morgen."
        : "Loopt uw contract al? Dan eindigt het vandaag. Maanden die afgerekend zijn, blijven zoals ze zijn.",
    ],
    facts: [
      { name: "Overeenkomst", value: reference },
      { name: "Aansluiting", value: masked },
    ],
    action: { label: "Naar uw overeenkomst", path: agreementPath(agreementId) },
    links: [{ label: "Niet akkoord? Laat het ons weten", path: contestPath(reference) }],
    why: `U krijgt deze mail omdat u verkoper bent in een overeenkomst op ${site.name}.`,
  };
}
