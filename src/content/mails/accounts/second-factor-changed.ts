import { notYouChooseNewPassword, viewAccount, whyAccountMail } from "#content/mails/accounts/account-notice.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

export const secondFactorChangedMail = (site: Site, { isOn }: { readonly isOn: boolean }): MailWords => ({
  subject: isOn
    ? `Inloggen in twee stappen staat aan bij ${site.name}`
    : `Inloggen in twee stappen staat uit bij ${site.name}`,
  preview: isOn ? "Uw account is nu dubbel beschermd." : "Vanaf nu volstaat uw wachtwoord.",
  title: isOn ? "Inloggen in twee stappen staat aan" : "Inloggen in twee stappen staat uit",
  paragraphs: isOn
    ? [
        "Na uw wachtwoord vragen wij voortaan ook een code uit de app op uw toestel. Bewaar uw herstelcodes op een veilige plek: daarmee komt u binnen als u dat toestel kwijt bent. Op uw andere toestellen logt u opnieuw in.",
      ]
    : [
        "Vanaf nu volstaat uw wachtwoord om in te loggen. Uw herstelcodes werken niet meer. U kunt de tweede stap altijd weer aanzetten.",
      ],
  action: viewAccount,
  notYou: notYouChooseNewPassword,
  why: whyAccountMail(site),
});
