import { notYouChooseNewPassword } from "#content/mails/account-notice.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

export const formSignedMail = (site: Site): MailWords => ({
  subject: `U ondertekende een formulier bij ${site.name}`,
  preview: "Het staat als PDF in uw account.",
  title: "Uw formulier is ondertekend",
  paragraphs: [
    "Het ligt vast zoals u het ondertekende. In uw account vindt u het terug en kunt u het als PDF bewaren.",
  ],
  action: { label: "Naar uw formulieren", path: "/account/formulieren" },
  notYou: notYouChooseNewPassword,
  why: `U krijgt deze mail omdat u een formulier ondertekende in uw account bij ${site.name}.`,
});
