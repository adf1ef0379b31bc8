import { sayDuration } from "#content/format/say-duration.ts";
import type { AccountRefusal } from "#domain/accounts/account-refusal.ts";

type Sentences = {
  readonly [C in AccountRefusal["code"]]: (refusal: AccountRefusal & { readonly code: C }) => string;
};

const sentences: Sentences = {
  "email-malformed": () => "Dit is geen e-mailadres. Het ziet eruit als naam@voorbeeld.be.",
  "email-unchanged": () => "Dit is al het e-mailadres van uw account.",
  "password-too-short": ({ minimum }) => `Kies een wachtwoord van minstens ${minimum} tekens.`,
  "password-too-long": ({ maximum }) => `Kies een wachtwoord van hoogstens ${maximum} tekens.`,
  "password-common": () =>
    "Dit wachtwoord wordt te vaak gebruikt of is te raden. Kies bijvoorbeeld vier woorden die niets met elkaar of met u te maken hebben.",
  "password-leaked": () =>
    "Dit wachtwoord is ooit gelekt en staat op lijsten van aanvallers. Kies bijvoorbeeld vier woorden die niets met elkaar of met u te maken hebben.",
  "password-wrong": () => "Dit wachtwoord klopt niet.",
  "too-many-attempts": ({ retryAfterSeconds }) =>
    `Er waren te veel pogingen. Probeer het opnieuw over ${sayDuration(retryAfterSeconds)}.`,
  "credentials-wrong": () => "Dit e-mailadres en dit wachtwoord horen niet bij elkaar.",
  "address-unconfirmed": () =>
    "U hebt uw e-mailadres nog niet bevestigd. Wij stuurden u een mail met een knop om dat te doen.",
  "code-wrong": () => "Deze code klopt niet, of is al gebruikt. Wacht op de volgende code en probeer het opnieuw.",
  "challenge-expired": () => "Het inloggen duurde te lang. Begin opnieuw met uw e-mailadres en wachtwoord.",
  "set-up-expired": () => "Het instellen duurde te lang. Begin opnieuw: wij maken een nieuwe sleutel voor uw app.",
  "second-factor-on": () => "De tweede stap staat al aan. Zet ze eerst uit, met een code uit uw app.",
  "token-unknown": () => "Deze link is al gebruikt of niet meer geldig. Vraag een nieuwe aan.",
  "passkey-refused": () => "Met deze toegangssleutel lukte het niet. Probeer het opnieuw, of log in met uw wachtwoord.",
  "factor-needed": () => "Bevestig eerst met uw tweede stap of een toegangssleutel dat u het bent.",
  "passkey-needed": () =>
    "Uw wachtwoord klopt, maar dit account gaat alleen open met uw toegangssleutel. Gebruik uw toegangssleutel: kies hieronder ‘Inloggen met een toegangssleutel’.",
  "enrolment-unknown": () =>
    "De link waarmee u het beheer zou openen, werkt niet meer voor dit account. Er is niets aangezet. Vraag een nieuwe link aan wie de site draait.",
  "demo-locked": () => "Met een demo-account kunt u op deze site niet inloggen.",
  "passkey-name-missing": () => "Geef de toegangssleutel een naam, zodat u hem later herkent.",
  "passkey-name-too-long": ({ maximum }) => `Kies een naam van hoogstens ${maximum} tekens.`,
};

export function sayAccountRefusal(refusal: AccountRefusal): string {
  // Each sentence takes the refusal of its own code; the table above is checked for that.
  const say = sentences[refusal.code] as (refusal: AccountRefusal) => string;
  return say(refusal);
}
