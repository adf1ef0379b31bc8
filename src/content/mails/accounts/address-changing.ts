import { notYouChooseNewPassword, viewAccount, whyAccountMail } from "#content/mails/accounts/account-notice.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

export const addressChangingMail = (
  site: Site,
  { newAddressMasked }: { readonly newAddressMasked: string },
): MailWords => ({
  subject: `Uw e-mailadres bij ${site.name} wordt gewijzigd`,
  preview: "Er verandert niets tot het nieuwe adres bevestigd is.",
  title: "U vroeg om een ander e-mailadres",
  paragraphs: [
    "Naar het nieuwe adres stuurden wij een mail om het te bevestigen. Tot dat gebeurt, verandert er niets en logt u in met dit adres.",
  ],
  facts: [{ name: "Nieuw adres", value: newAddressMasked }],
  action: viewAccount,
  notYou: notYouChooseNewPassword,
  why: whyAccountMail(site),
});
