import { type AccountPageWords, accountsOpenLater } from "#content/pages/accounts/account-page.ts";
import type { Site } from "#content/site.ts";

export function registerWords(site: Site): AccountPageWords {
  const isBelgian = site.market === "be";
  return {
    head: {
      title: "Account maken",
      description: `Een account bij ${site.name}: voor koper, verkoper of allebei. Lees wat wij vragen, waarom, wat wij nooit vragen en wat u nu al zonder account kunt.`,
    },
    hero: {
      eyebrow: "Uw account",
      title: "Account maken",
      lead: "Eén account zal volstaan, ook als u op het ene adres koopt en op het andere verkoopt. Het wordt gratis en u zult het zelf weer kunnen wissen.",
    },
    notice: accountsOpenLater,
    parts: [
      {
        title: "Wat wij u straks vragen",
        paragraphs: ["Zo weinig mogelijk, in deze volgorde:"],
        points: [
          "of u wilt kopen, verkopen of allebei",
          isBelgian
            ? "of u een particulier bent of een onderneming, met dan uw ondernemingsnummer"
            : "of u een particulier bent of een onderneming, met dan uw KvK-nummer",
          "uw e-mailadres en een wachtwoord van voldoende lengte",
          "een telefoonnummer, als u liever gebeld wordt",
          "of u de nieuwsbrief wilt; dat vakje staat niet vooraf aangevinkt",
        ],
      },
      {
        title: "Wat wij nooit vragen",
        paragraphs: [
          isBelgian
            ? "Uw rijksregisternummer, een kopie van uw identiteitskaart of uw wachtwoord van Mijn Fluvius. Uw EAN-code hebben wij pas nodig als u een overeenkomst opstelt, en uw tegenpartij ziet die pas als u allebei ja zegt."
            : "Uw burgerservicenummer, een kopie van uw paspoort of het wachtwoord van uw netbeheerder. Uw EAN-code hebben wij pas nodig als u een overeenkomst opstelt.",
        ],
      },
      {
        title: "Wat er daarna gebeurt",
        paragraphs: [
          "U krijgt een mail met een knop om uw adres te bevestigen. Bestaat er al een account met dat adres, dan ziet u hier hetzelfde scherm en krijgt de eigenaar een bericht. Zo komt niemand via dit formulier te weten wie een account heeft.",
        ],
      },
    ],
    today: {
      title: "Daar hoeft u niet op te wachten",
      links: [
        { label: "Kan ik kopen?", text: "Drie vragen, zonder naam.", path: "/koper" },
        { label: "Kan ik verkopen?", text: "Vier vragen over uw installatie.", path: "/verkoper" },
        { label: "Nieuwsbrief", text: "Wat erin komt te staan.", path: "/nieuwsbrief" },
      ],
    },
  };
}
