import { type AccountPageWords, accountsOpenLater } from "#content/pages/accounts/account-page.ts";
import type { Site } from "#content/site.ts";

export function requestResetWords(site: Site): AccountPageWords {
  return {
    head: {
      title: "Wachtwoord vergeten",
      description: `Uw wachtwoord van ${site.name} vergeten? Straks vraagt u hier een mail om een nieuw wachtwoord te kiezen. Lees hoe dat veilig gaat en wat wij nooit doen.`,
      trail: [{ name: "Inloggen", path: "/login" }],
    },
    hero: {
      eyebrow: "Uw account",
      title: "Wachtwoord vergeten?",
      lead: "Dat overkomt iedereen. U vult straks uw e-mailadres in en krijgt een mail waarmee u een nieuw wachtwoord kiest.",
    },
    notice: accountsOpenLater,
    parts: [
      {
        title: "Hoe het zal gaan",
        paragraphs: [
          "U vult het adres van uw account in. Bestaat het, dan vertrekt er een mail met een link die één keer werkt en na korte tijd vervalt. Bestaat het niet, dan gebeurt er niets. Op het scherm ziet u in beide gevallen hetzelfde.",
          "Vraagt u de mail twee keer, dan geldt alleen de laatste link. Uw oude wachtwoord blijft werken tot u een nieuw wachtwoord hebt gekozen.",
        ],
      },
      {
        title: "Wat wij nooit doen",
        paragraphs: [],
        points: [
          "u een wachtwoord per mail sturen",
          "telefonisch naar uw wachtwoord vragen",
          "u op een andere site laten inloggen dan deze",
        ],
      },
      {
        title: "Een mail gekregen die u niet vroeg?",
        paragraphs: [
          "Iemand vulde dan uw adres in, misschien bij vergissing. Zolang u niet op de link klikt, verandert er niets. Krijgt u er meerdere, laat het ons dan weten.",
        ],
      },
    ],
    today: {
      title: "Van hieruit",
      links: [
        { label: "Terug naar inloggen", text: "Wat u er straks nodig hebt.", path: "/login" },
        { label: "Meld een verdachte mail", text: "Zo houdt u ook anderen uit de problemen.", path: "/contact" },
      ],
    },
  };
}
