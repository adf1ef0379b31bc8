import { formatMoment } from "#content/format/format-moment.ts";
import { notYouChooseNewPassword, viewAccount, whyAccountMail } from "#content/mails/accounts/account-notice.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

export const passwordChangedMail = (
  site: Site,
  { at, endedPasskeys = [] }: { readonly at: string; readonly endedPasskeys?: readonly string[] },
): MailWords => ({
  subject: `Uw wachtwoord bij ${site.name} is gewijzigd`,
  preview: "Was u dit? Dan hoeft u niets te doen.",
  title: "Uw wachtwoord is gewijzigd",
  paragraphs: [
    "Vanaf nu logt u in met uw nieuwe wachtwoord. Op uw andere toestellen logt u opnieuw in. Was u dit zelf, dan hoeft u niets te doen.",
  ],
  facts: [
    { name: "Wanneer", value: formatMoment(at) },
    ...(endedPasskeys.length > 0 ? [{ name: "Toegangssleutels weg", value: endedPasskeys.join(", ") }] : []),
  ],
  action: viewAccount,
  notYou: notYouChooseNewPassword,
  why: whyAccountMail(site),
});
