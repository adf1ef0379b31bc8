import { agreementPath } from "#content/mails/contracts/agreement-notice.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import { contestPath } from "#content/pages/company/contact.ts";
import type { Site } from "#content/site.ts";

type Message = {
  readonly agreementId: string;
  readonly reference: string;
  readonly masked: string;
  readonly holder: "first" | "second";
};

const texts = {
  first: {
    subject: "Een ander account gaf uw aansluiting op",
    title: "Een ander account gaf uw aansluiting op",
    paragraphs: [
      "Een ander account wilde verkopen vanaf de aansluiting van uw contract. Dat hebben wij geweigerd: een aansluiting mag maar in één lopend contract verkopen.",
      "Aan uw contract en uw afrekeningen verandert niets. Uw kwartierwaarden kan dat account niet zien.",
      "Is de aansluiting niet meer van u, of vertrouwt u het niet? Laat het ons weten. Wij kijken het na.",
    ],
  },
  second: {
    subject: "Uw aansluiting verkoopt al in een ander contract",
    title: "Dit contract kan nog niet starten",
    paragraphs: [
      "De aansluiting die u opgaf, verkoopt op die dagen al in een ander contract. Een verkoper mag maar één koper tegelijk hebben.",
      "Is het uw eigen vorige contract? Kies dan een startdag na het einde ervan.",
      "Kent u dat andere contract niet? Betwist het. Wij kijken het na.",
    ],
  },
} as const;

export function connectionInUseMail(site: Site, { agreementId, reference, masked, holder }: Message): MailWords {
  const { subject, title, paragraphs } = texts[holder];
  return {
    subject: `${subject} (${reference})`,
    preview: title,
    title,
    paragraphs,
    facts: [
      { name: "Overeenkomst", value: reference },
      { name: "Aansluiting", value: masked },
    ],
    action: { label: "Betwisten", path: contestPath(reference) },
    links: [{ label: "Naar uw overeenkomst", path: agreementPath(agreementId) }],
    why: `U krijgt deze mail omdat u verkoper bent in een overeenkomst op ${site.name}.`,
  };
}
