import { accountEyebrow, type SignInPageWords } from "#content/pages/accounts/sign-in/sign-in-page.ts";
import type { Site } from "#content/site.ts";

export function loginWords(site: Site) {
  const isBelgian = site.market === "be";
  return {
    head: {
      title: "Inloggen",
      description: `Log in bij ${site.name} met uw e-mailadres en wachtwoord of met een toegangssleutel. Lees hoe wij uw account beschermen, en wat u doet als u uw wachtwoord vergat.`,
    },
    hero: {
      eyebrow: accountEyebrow,
      title: "Inloggen",
      lead: "Met uw e-mailadres en uw wachtwoord. Daarna keert u terug naar de pagina waar u was.",
    },
    sentHere: {
      title: "Die pagina is voor wie ingelogd is",
      text: "Log in en u komt er meteen terecht.",
    },
    after: {
      wachtwoord: {
        title: "Uw wachtwoord is gewijzigd",
        text: "Al uw toestellen zijn uitgelogd. Log in met het nieuwe wachtwoord.",
      },
      adres: {
        title: "Uw nieuwe e-mailadres is bevestigd",
        text: "Log voortaan in met dat adres.",
      },
      gewist: {
        title: "Uw account wordt gewist",
        text: "Bedenkt u zich, log dan in voor de dag die in onze mail staat.",
      },
    },
    form: {
      email: { label: "E-mailadres" },
      password: { label: "Wachtwoord" },
      forgot: "Wachtwoord vergeten?",
      submit: "Inloggen",
    },
    passkey: {
      or: "of",
      submit: "Inloggen met een toegangssleutel",
      failed: "Het inloggen met een toegangssleutel is afgebroken. Probeer het opnieuw, of gebruik uw wachtwoord.",
    },
    code: {
      title: "Nog één stap",
      lead: "Uw account heeft een tweede slot. Open uw authenticator-app en vul de code in die u daar ziet.",
      label: "Code van zes cijfers",
      help: "Uw toestel niet bij de hand? Vul dan een van uw herstelcodes in. Elke herstelcode werkt één keer.",
      submit: "Verder",
      again: "Opnieuw beginnen",
    },
    unconfirmed: {
      title: "Bevestig eerst uw e-mailadres",
      text: "Wij stuurden u een nieuwe mail. Klik op de knop in die mail, en u bent meteen ingelogd.",
      action: "Geen mail gekregen?",
    },
    noAccount: { text: "Nog geen account?", action: "Account maken" },
    aside: {
      title: "Hoe wij uw account beschermen",
      points: [
        {
          title: "Uw wachtwoord kennen wij niet",
          text: "Wij bewaren alleen een afdruk waaruit het niet terug te rekenen is. Bij een fout zeggen wij niet of het adres of het wachtwoord verkeerd was.",
        },
        {
          title: "Raden loont niet",
          text: "Na te veel pogingen moet wie raadt een tijd wachten. Een toestel waarop u eerder inlogde, merkt daar niets van.",
        },
        {
          title: "Wij vragen hier nooit meer",
          text: `Geen EAN-code, geen rekeningnummer en geen ${isBelgian ? "rijksregisternummer" : "burgerservicenummer"}. Doet iemand dat in onze naam, dan zijn wij het niet.`,
        },
        {
          title: "Gedeelde computer?",
          text: "U blijft ingelogd met noodzakelijke cookies. Log na afloop uit.",
        },
      ],
    },
  } satisfies SignInPageWords & Record<string, unknown>;
}
