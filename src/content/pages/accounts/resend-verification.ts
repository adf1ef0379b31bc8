import { type AccountPageWords, accountsOpenLater } from "#content/pages/accounts/account-page.ts";
import type { Site } from "#content/site.ts";

export function resendVerificationWords(site: Site): AccountPageWords {
  return {
    head: {
      title: "Bevestigingsmail opnieuw vragen",
      description: `Geen mail gekregen van ${site.name}? Lees waar u eerst kijkt, hoe u straks een nieuwe bevestigingsmail vraagt en waarom wij u altijd hetzelfde antwoorden.`,
      trail: [{ name: "Account maken", path: "/aanmelden" }],
    },
    hero: {
      eyebrow: "Uw account",
      title: "Geen mail gekregen?",
      lead: "Straks vraagt u hier een nieuwe bevestigingsmail. Vaak zit de eerste gewoon ergens waar u niet keek.",
    },
    notice: accountsOpenLater,
    parts: [
      {
        title: "Kijk eerst hier",
        paragraphs: [],
        points: [
          "in de map met ongewenste mail, en bij Gmail onder de tabs naast uw hoofdpostvak",
          "of u geen tikfout maakte: .be of .com, een punt te veel, twee letters omgewisseld",
          "of uw werkgever mail van buiten niet tegenhoudt: een privéadres is dan zekerder",
          "een kwartier later: sommige servers laten een eerste mail even wachten",
        ],
      },
      {
        title: "Wat dit formulier zal doen",
        paragraphs: [
          "U vult uw adres in en wij sturen een nieuwe link. De vorige vervalt op dat moment. Omdat een ander uw adres zou kunnen invullen, beperken wij hoe vaak dat kan.",
          "Het antwoord op het scherm is altijd hetzelfde, of het adres bij ons bekend is of niet. Dat klinkt stug, maar zo geeft het formulier niet prijs wie hier een account heeft.",
        ],
      },
      {
        title: "Nog niets?",
        paragraphs: [
          "Dan is het adres waarschijnlijk verkeerd ingevuld. U maakt dan gewoon opnieuw een account met het juiste adres; het foute verdwijnt vanzelf als niemand het bevestigt.",
        ],
      },
    ],
    today: {
      title: "Intussen",
      links: [
        { label: "Lees over accounts", text: "Wat wij vragen en wat nooit.", path: "/aanmelden" },
        { label: "Vraag het ons", text: "Wij kijken met u mee.", path: "/contact" },
      ],
    },
  };
}
