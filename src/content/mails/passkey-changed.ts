import { notYouChooseNewPassword, viewAccount, whyAccountMail } from "#content/mails/account-notice.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

export const passkeyChangedMail = (
  site: Site,
  { name, isAdded }: { readonly name: string; readonly isAdded: boolean },
): MailWords => ({
  subject: isAdded ? `Nieuwe passkey voor uw account bij ${site.name}` : `Passkey verwijderd bij ${site.name}`,
  preview: isAdded ? "U kunt er meteen mee inloggen." : "Inloggen met deze passkey kan niet meer.",
  title: isAdded ? "U hebt een passkey toegevoegd" : "U hebt een passkey verwijderd",
  paragraphs: [
    isAdded
      ? "Vanaf nu kunt u met deze passkey inloggen, zonder uw wachtwoord te typen."
      : "Inloggen met deze passkey kan niet meer. Uw wachtwoord werkt zoals voorheen.",
  ],
  facts: [{ name: "Passkey", value: name }],
  action: viewAccount,
  notYou: notYouChooseNewPassword,
  why: whyAccountMail(site),
});
