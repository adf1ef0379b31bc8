import { formWords } from "#content/forms/form-texts.ts";
import { notYouChooseNewPassword } from "#content/mails/accounts/account-notice.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";
import { isFormKind } from "#domain/forms/form-definitions.ts";

export const formSignedMail = (site: Site, { formKind }: { readonly formKind: string }): MailWords => ({
  subject: `U ondertekende een formulier bij ${site.name}`,
  preview: "Het staat als pdf in uw account.",
  title: "Uw formulier is ondertekend",
  paragraphs: [
    "Het ligt vast zoals u het ondertekende. In uw account vindt u het terug en kunt u het als pdf bewaren.",
  ],
  ...(isFormKind(formKind) ? { facts: [{ name: "Formulier", value: formWords(formKind).title }] } : {}),
  action: { label: "Naar uw formulieren", path: "/account/formulieren" },
  notYou: notYouChooseNewPassword,
  why: `U krijgt deze mail omdat u een formulier ondertekende in uw account bij ${site.name}.`,
});
