import { accountEyebrow, type SignInPageWords } from "#content/pages/accounts/sign-in/sign-in-page.ts";
import type { Site } from "#content/site.ts";

export function resendVerificationWords(site: Site) {
  return {
    head: {
      title: "Bevestigingsmail",
      description: `Kijk in uw mailbox: met de mail van ${site.name} bevestigt u uw adres. Geen mail gekregen? Lees waar u eerst kijkt en vraag hier een nieuwe.`,
      trail: [{ name: "Account maken", path: "/aanmelden" }],
    },
    hero: {
      eyebrow: accountEyebrow,
      title: "Kijk in uw mailbox",
      lead: "Vroeg u net een account aan, dan is er een mail naar u onderweg. Klik op de knop in die mail om uw adres te bevestigen. Daarna bent u ingelogd.",
    },
    mailedTo: {
      before: "Hij gaat naar",
      wrong: "Klopt dat adres niet?",
      again: "Maak uw account met het juiste adres",
    },
    sent: {
      title: "Er is een nieuwe mail onderweg",
      text: "Wacht dit adres op bevestiging, dan komt hij binnen enkele minuten aan. Vroeg u er de laatste tien minuten al een, gebruik dan die: wij sturen er geen tweede.",
    },
    form: {
      title: "Geen mail gekregen?",
      text: "Vul uw adres in en wij sturen een nieuwe.",
      email: { label: "E-mailadres" },
      submit: "Stuur een nieuwe mail",
    },
    aside: {
      title: "Kijk eerst hier",
      points: [
        { title: "Ongewenste mail", text: "Kijk in die map, en bij Gmail onder de tabs naast uw hoofdpostvak." },
        { title: "Een tikfout", text: "Een verkeerd einde, een punt te veel, twee letters omgewisseld?" },
        {
          title: "Een adres van het werk",
          text: "Sommige werkgevers houden mail van buiten tegen. Een privéadres is dan zekerder.",
        },
        {
          title: "Een kwartier geduld",
          text: "Sommige servers laten een eerste mail even wachten.",
        },
        {
          title: "Altijd hetzelfde antwoord",
          text: "Of het adres bij ons bekend is of niet: op dit scherm ziet u geen verschil. Zo geeft het formulier niet prijs wie hier een account heeft.",
        },
      ],
    },
  } satisfies SignInPageWords & Record<string, unknown>;
}
