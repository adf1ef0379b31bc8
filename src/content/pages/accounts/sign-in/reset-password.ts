import { accountEyebrow, type SignInPageWords } from "#content/pages/accounts/sign-in/sign-in-page.ts";
import type { Site } from "#content/site.ts";

export function resetPasswordWords(site: Site) {
  return {
    head: {
      title: "Nieuw wachtwoord kiezen",
      description: `Kies met de link uit onze mail een nieuw wachtwoord voor ${site.name}. Lees wat een goed wachtwoord is en wat er met uw andere sessies gebeurt.`,
      trail: [
        { name: "Inloggen", path: "/login" },
        { name: "Wachtwoord vergeten", path: "/password-reset-mail" },
      ],
    },
    hero: {
      eyebrow: accountEyebrow,
      title: "Een nieuw wachtwoord kiezen",
      lead: "Daarna vervalt het oude meteen, en logt u op al uw toestellen opnieuw in.",
    },
    form: {
      password: { label: "Nieuw wachtwoord", help: "Minstens 10 tekens. Plakken mag." },
      submit: "Bewaar mijn wachtwoord",
    },
    passkeys: {
      title: "Uw toegangssleutels",
      text: "Ze vervallen met uw oude wachtwoord. Vink alleen aan wat u zelf toevoegde en nog hebt.",
      keep: "‘{name}’ behouden",
      made: "Toegevoegd op",
      used: "Laatst gebruikt op",
      unused: "Nog niet gebruikt",
    },
    withoutLink: {
      title: "Hier is een link voor nodig",
      lead: "Deze pagina werkt alleen met de link uit onze mail. Zonder die link kan niemand hier iets wijzigen.",
    },
    expired: {
      title: "Deze link werkt niet meer",
      lead: "Hij is al gebruikt, verlopen of vervangen door een nieuwere. Vraag een nieuwe mail; alleen de laatste link geldt.",
    },
    next: {
      again: { label: "Vraag een nieuwe mail", path: "/password-reset-mail" },
      signIn: { label: "Naar inloggen", path: "/login" },
    },
    aside: {
      title: "Wat een goed wachtwoord is",
      points: [
        {
          title: "Lang is sterk",
          text: "Lengte telt, vreemde tekens veel minder. Vier woorden die niets met elkaar te maken hebben, zijn gemakkelijk te onthouden en moeilijk te raden.",
        },
        {
          title: "Nergens anders gebruikt",
          text: "Een wachtwoordbeheerder kan er een voor u maken en onthouden. Wij weigeren wachtwoorden die iedereen al kent.",
        },
        {
          title: "Wat er daarna gebeurt",
          text: "Al uw toestellen worden uitgelogd, ook dat van wie misschien meekeek. U krijgt een mail dat het wachtwoord gewijzigd is. Hebt u dat niet zelf gedaan, dan weet u het zo meteen.",
        },
      ],
    },
  } satisfies SignInPageWords & Record<string, unknown>;
}
