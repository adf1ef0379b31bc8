import { accountEyebrow, type SignInPageWords } from "#content/pages/accounts/sign-in/sign-in-page.ts";
import type { Site } from "#content/site.ts";
import { linkHours } from "#domain/accounts/link-hours.ts";

export function requestResetWords(site: Site) {
  return {
    head: {
      title: "Wachtwoord vergeten",
      description: `Uw wachtwoord van ${site.name} vergeten? Vraag hier een mail waarmee u een nieuw wachtwoord kiest. Lees hoe dat veilig gaat en wat wij nooit doen.`,
      trail: [{ name: "Inloggen", path: "/login" }],
    },
    hero: {
      eyebrow: accountEyebrow,
      title: "Wachtwoord vergeten?",
      lead: "Dat overkomt iedereen. Vul uw e-mailadres in en u krijgt een mail waarmee u een nieuw wachtwoord kiest.",
    },
    form: { email: { label: "E-mailadres" }, submit: "Stuur mij de mail", back: "Terug naar inloggen" },
    sent: {
      title: "Kijk in uw mailbox",
      text: `Hoort er een account bij dit adres, dan is er een mail onderweg. De link daarin werkt één keer, en ${linkHours.resetPassword === 1 ? "één uur" : `${linkHours.resetPassword} uur`} lang.`,
      again:
        "Niets gekregen? Kijk bij uw ongewenste mail. Vroeg u de laatste tien minuten al een mail, gebruik dan die. Wacht anders tien minuten en vul uw adres hieronder opnieuw in.",
    },
    aside: {
      title: "Zo blijft het veilig",
      points: [
        {
          title: "Eén link, één keer",
          text: "Vraagt u de mail twee keer, dan werken beide links tot u er een gebruikt. Uw oude wachtwoord blijft werken tot u een nieuw hebt gekozen.",
        },
        {
          title: "Altijd hetzelfde scherm",
          text: "Of het adres bij ons bekend is of niet: u ziet hetzelfde. Zo komt niemand te weten wie hier een account heeft.",
        },
        {
          title: "Wat wij nooit doen",
          text: "U een wachtwoord mailen, er telefonisch naar vragen of u op een andere site laten inloggen.",
        },
        {
          title: "Een mail die u niet vroeg?",
          text: "Iemand vulde dan uw adres in, misschien bij vergissing. Zolang u niets doet, verandert er niets.",
        },
      ],
    },
  } satisfies SignInPageWords & Record<string, unknown>;
}
