import { notYouChooseNewPassword, viewAccount, whyAccountMail } from "#content/mails/accounts/account-notice.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

export const passkeyChangedMail = (
  site: Site,
  { name, isAdded }: { readonly name: string; readonly isAdded: boolean },
): MailWords => ({
  subject: isAdded
    ? `Nieuwe toegangssleutel voor uw account bij ${site.name}`
    : `Toegangssleutel verwijderd bij ${site.name}`,
  preview: isAdded ? "U kunt er meteen mee inloggen." : "Inloggen met deze toegangssleutel kan niet meer.",
  title: isAdded ? "U hebt een toegangssleutel toegevoegd" : "U hebt een toegangssleutel verwijderd",
  paragraphs: [
    isAdded
      ? "Vanaf nu kunt u met deze toegangssleutel inloggen, zonder uw wachtwoord te typen. Op uw andere toestellen logt u opnieuw in."
      : "Inloggen met deze toegangssleutel kan niet meer. Uw wachtwoord werkt zoals voorheen. Op uw andere toestellen logt u opnieuw in.",
  ],
  facts: [{ name: "Toegangssleutel", value: name }],
  action: viewAccount,
  notYou: notYouChooseNewPassword,
  why: whyAccountMail(site),
});
