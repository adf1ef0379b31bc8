import type { MailWords } from "#content/mails/mail-words.ts";
import { waitedFor } from "#content/refusals/waiting-reasons.ts";
import type { Site } from "#content/site.ts";
import { linkHours } from "#domain/accounts/link-hours.ts";
import type { WaitingReason } from "#domain/leads/waiting-reason.ts";

type Asked = { readonly side: "buyer" | "seller"; readonly reason: WaitingReason; readonly token: string };

export const confirmWaitingMail = ({ name }: Site, { side, reason, token }: Asked): MailWords => ({
  subject: `Wachtlijst voor ${side === "buyer" ? "kopers" : "verkopers"} van ${name}: bevestig uw plaats`,
  preview: "Eén klik, en u hoort van ons zodra het kan.",
  title: "Wilt u op de wachtlijst?",
  paragraphs: [
    `Iemand, waarschijnlijk uzelf, vroeg om dit e-mailadres op de wachtlijst te zetten. Wij mailen u dan één keer, zodra ${waitedFor[reason]}.`,
  ],
  action: { label: "Zet mij op de wachtlijst", path: `/wachtlijst/bevestigen?token=${encodeURIComponent(token)}` },
  after: [`De link werkt één keer, ${linkHours.joinWaitingList} uur lang. Daarna vergeten wij uw adres.`],
  notYou: {
    title: "Hebt u dit niet gevraagd?",
    text: "Dan hoeft u niets te doen. Zonder bevestiging staat u nergens op en sturen wij niets meer.",
  },
  why: `U krijgt deze mail omdat iemand dit e-mailadres invulde bij de wachtlijst van ${name}.`,
});
