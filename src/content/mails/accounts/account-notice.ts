import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

/** What every mail about a change in an account has in common. */
export const whyAccountMail = ({ name }: Site) =>
  `U krijgt deze mail omdat er iets veranderde in uw account bij ${name}. Zulke mails sturen wij altijd, voor uw veiligheid.`;

export const viewAccount = { label: "Naar uw account", path: "/account/accountgegevens" };

export const notYouChooseNewPassword: NonNullable<MailWords["notYou"]> = {
  title: "Was u dit niet?",
  text: "Dan kent iemand anders misschien uw wachtwoord. Kies meteen een nieuw: wie nog ingelogd is, wordt dan uitgelogd.",
  link: { label: "Nieuw wachtwoord kiezen", path: "/password-reset-mail" },
};
