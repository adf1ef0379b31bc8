import { type AccountPageWords, accountsOpenLater } from "#content/pages/accounts/account-page.ts";
import type { Site } from "#content/site.ts";

export function resetPasswordWords(site: Site): AccountPageWords {
  return {
    head: {
      title: "Nieuw wachtwoord kiezen",
      description: `Met de link uit onze mail kiest u hier straks een nieuw wachtwoord voor ${site.name}. Lees wat een goed wachtwoord is en wat er met uw andere sessies gebeurt.`,
      trail: [
        { name: "Inloggen", path: "/login" },
        { name: "Wachtwoord vergeten", path: "/password-reset-mail" },
      ],
    },
    hero: {
      eyebrow: "Uw account",
      title: "Een nieuw wachtwoord kiezen",
      lead: "Deze pagina werkt straks alleen met de link uit onze mail. Zonder die link kan niemand hier iets wijzigen.",
    },
    notice: accountsOpenLater,
    parts: [
      {
        title: "Wat een goed wachtwoord is",
        paragraphs: [
          "Lengte telt, vreemde tekens veel minder. Vier woorden die niets met elkaar te maken hebben, zijn gemakkelijk te onthouden en moeilijk te raden. Gebruik dat wachtwoord nergens anders. Een wachtwoordbeheerder kan er een voor u maken en onthouden; plakken mag.",
          "Wij weigeren wachtwoorden die te kort zijn. Wij verplichten u niet om ze om de zoveel maanden te veranderen: dat maakt ze in de praktijk vaak zwakker.",
        ],
      },
      {
        title: "Wat er daarna gebeurt",
        paragraphs: [
          "Uw oude wachtwoord vervalt meteen en al uw toestellen worden uitgelogd, ook het toestel van wie misschien meekeek. U krijgt een mail dat het wachtwoord gewijzigd is. Hebt u dat niet zelf gedaan, dan weet u het zo meteen.",
        ],
      },
      {
        title: "Werkt de link niet?",
        paragraphs: ["Dan is hij al gebruikt of verlopen. Vraag een nieuwe mail; alleen de laatste link geldt."],
      },
    ],
    today: {
      title: "Van hieruit",
      links: [
        { label: "Een nieuwe mail vragen", text: "Hoe dat zal gaan.", path: "/password-reset-mail" },
        { label: "Naar inloggen", text: "Als u het wachtwoord toch nog weet.", path: "/login" },
      ],
    },
  };
}
