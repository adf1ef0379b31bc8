import { type AccountPageWords, accountsOpenLater } from "#content/pages/accounts/account-page.ts";
import type { Site } from "#content/site.ts";

export function loginWords(site: Site): AccountPageWords & { sentHere: { title: string; text: string } } {
  const isBelgian = site.market === "be";
  return {
    head: {
      title: "Inloggen",
      description: `Inloggen bij ${site.name} kan zodra accounts openen. Lees wat u dan nodig hebt, hoe wij uw wachtwoord beschermen en wat u nu al zonder account doet.`,
    },
    hero: {
      eyebrow: "Uw account",
      title: "Inloggen",
      lead: "Straks komt u hier binnen met uw e-mailadres en uw wachtwoord, en keert u terug naar de pagina waar u was.",
    },
    notice: accountsOpenLater,
    sentHere: {
      title: "Die pagina is voor wie ingelogd is",
      text: "Accounts openen later, dus ze is nog voor niemand te bekijken. Er ging niets mis aan uw kant.",
    },
    parts: [
      {
        title: "Wat u nodig hebt",
        paragraphs: [
          `Het e-mailadres waarmee u een account maakte, en uw wachtwoord. Meer niet: wij vragen bij het inloggen nooit uw EAN-code, rekeningnummer of ${isBelgian ? "rijksregisternummer" : "burgerservicenummer"}. Doet iemand dat in onze naam, dan zijn wij het niet.`,
        ],
      },
      {
        title: "Hoe wij uw account beschermen",
        paragraphs: [
          "Uw wachtwoord bewaren wij niet, alleen een afdruk waaruit het niet terug te rekenen is. Bij een fout zeggen wij niet of het adres of het wachtwoord verkeerd was, zodat niemand te weten komt wie hier een account heeft. Na te veel pogingen kunt u een tijdje niet inloggen.",
          "U blijft ingelogd met één noodzakelijke cookie, die scripts niet kunnen lezen. Op een gedeelde computer logt u na afloop uit.",
        ],
      },
    ],
    today: {
      title: "Zonder account kunt u nu al",
      links: [
        { label: "Rekenen als koper", text: "Met uw eigen prijzen, na alle kosten.", path: "/calculator/koper" },
        {
          label: "Rekenen als verkoper",
          text: `Vergeleken met uw ${isBelgian ? "injectievergoeding" : "terugleververgoeding"}.`,
          path: "/calculator/verkoper",
        },
        { label: "Een vraag stellen", text: "Ook over accounts.", path: "/contact" },
      ],
    },
  };
}
