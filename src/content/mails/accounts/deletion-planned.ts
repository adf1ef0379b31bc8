import { formatDay } from "#content/format/format-day.ts";
import { whyAccountMail } from "#content/mails/accounts/account-notice.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

export const deletionPlannedMail = (site: Site, { on }: { readonly on: string }): MailWords => ({
  subject: `Uw account bij ${site.name} wordt verwijderd op ${formatDay(on)}`,
  preview: "Tot die dag kunt u dat nog terugnemen.",
  title: "Jammer dat u vertrekt",
  paragraphs: [
    `Op ${formatDay(on)} verwijderen wij uw account, met uw gegevens en formulieren. Alleen wat u met iemand anders ondertekende en afrekende, bewaren wij tien jaar. De rest kunnen wij daarna niet meer terughalen.`,
    "Bedenkt u zich? Log vóór die dag in en neem het verwijderen terug bij uw accountgegevens. Daar kunt u ook al uw gegevens downloaden.",
  ],
  action: { label: "Mijn account behouden", path: "/account/accountgegevens" },
  notYou: {
    title: "Was u dit niet?",
    text: "Dan kent iemand anders misschien uw wachtwoord. Kies meteen een nieuw, log in en neem het verwijderen terug.",
    link: { label: "Nieuw wachtwoord kiezen", path: "/password-reset-mail" },
  },
  why: whyAccountMail(site),
});
