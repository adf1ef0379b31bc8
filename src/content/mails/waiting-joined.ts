import type { MailWords } from "#content/mails/mail-words.ts";
import { waitedFor } from "#content/refusals/waiting-reasons.ts";
import type { Site } from "#content/site.ts";
import type { WaitingReason } from "#domain/leads/waiting-reason.ts";

type Joined = { readonly side: "buyer" | "seller"; readonly reason: WaitingReason; readonly leaveToken: string };

export const waitingJoinedMail = ({ name }: Site, { side, reason, leaveToken }: Joined): MailWords => ({
  subject: `U staat op de wachtlijst van ${name}`,
  preview: "Zo gaat u er ook weer af.",
  title: "U staat op de wachtlijst",
  paragraphs: [
    `Wij mailen u één keer, zodra ${waitedFor[reason]}. Tot dan hoort u niets van ons over deze lijst.`,
    "Na twee jaar wissen wij uw adres vanzelf. Eerder mag ook: met de knop gaat u er meteen af.",
  ],
  action: { label: "Haal mij van de lijst", path: `/wachtlijst/verlaten?token=${encodeURIComponent(leaveToken)}` },
  links: [
    {
      label: "Reken intussen al uit wat het oplevert",
      path: side === "buyer" ? "/calculator/koper" : "/calculator/verkoper",
    },
  ],
  why: `U krijgt deze mail omdat u uw plaats op de wachtlijst van ${name} bevestigde.`,
});
