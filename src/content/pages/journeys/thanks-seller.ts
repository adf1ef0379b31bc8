import type { PageHead } from "#content/page-head.ts";
import { thanksWords } from "#content/pages/journeys/thanks-words.ts";
import type { Site } from "#content/site.ts";

export function thanksSellerWords(site: Site) {
  const isBelgian = site.market === "be";
  return {
    ...thanksWords("aanbod"),
    head: {
      title: "Bedankt, verkoper",
      description:
        "Wat er met het aanbod van een verkoper gebeurt: nazicht, publicatie zonder uw naam, een koper die past, uw akkoord en daarna de overeenkomst.",
      trail: [{ name: "Verkopen", path: "/verkoper" }],
    } satisfies PageHead,
    hero: {
      eyebrow: "Voor verkopers",
      title: "Bedankt. Zo gaat het verder met uw aanbod.",
      lead: "U verkoopt pas als u een overeenkomst ondertekent. Tot dan blijft alles bij het oude en gaat uw overschot gewoon naar uw leverancier.",
    },
    direct: {
      title: "Nog geen aanbod ingediend?",
      text: "Bent u hier rechtstreeks beland, dan hebben wij niets van u ontvangen en staat er niets van u online. Beginnen kan hier:",
      link: { label: "Stroom verkopen in vier stappen", path: "/verkoper" },
    },
    timeline: {
      title: "Van aanbod tot eerste betaling",
      steps: [
        {
          title: "Wij kijken uw installatie na",
          text: "Vermogen, meter en omvormer moeten bij elkaar passen. Zien wij iets vreemds, dan bellen of mailen wij u, ook als uw aanbod al online staat.",
        },
        {
          title: "Uw aanbod komt online",
          text: "Als u dat wilt: met uw overschot op een gemiddelde dag, uw gemeente en uw vraagprijs, zonder uw naam, uw straat of uw EAN-code.",
        },
        {
          title: "Wij zoeken één koper",
          text: `${isBelgian ? "In het Vlaams Gewest verkoopt u" : "U verkoopt"} aan één koper. Niet de eerste, wel die met wie u samen het meeste overhoudt. U krijgt de berekening erbij, met de kosten van beide leveranciers.`,
        },
        {
          title: "U aanvaardt of wacht",
          text: "Past de koper u niet of is de prijs te laag, dan slaat u het voorstel af. Uw aanbod blijft dan staan.",
        },
        {
          title: "Papieren en meting",
          text: isBelgian
            ? "Wij maken de overeenkomst en het dossier voor Fluvius klaar. Uw leverancier en die van de koper activeren meetregime 3."
            : "Wij maken de overeenkomst en het dossier voor de netbeheerder en de leveranciers klaar.",
        },
        {
          title: "De eerste betaling",
          text: isBelgian
            ? "Rond de 25e van de maand erna kent de netbeheerder de gedeelde volumes. De koper betaalt u daarna rechtstreeks, zoals afgesproken."
            : "Zodra de volumes van een maand bekend zijn, betaalt de koper u rechtstreeks, zoals afgesproken.",
        },
      ],
    },
    meanwhile: {
      title: "Intussen nuttig",
      links: isBelgian
        ? [
            { label: "Zoek uw injectievergoeding op en reken na", path: "/calculator/verkoper" },
            { label: "Lees wat belasting en btw betekenen voor u", path: "/verkopersinformatie/prijs#belasting" },
          ]
        : [
            { label: "Reken met uw eigen prijzen", path: "/calculator/verkoper" },
            { label: "Lees hoe energiedelen werkt", path: "/energie-delen" },
          ],
    },
  };
}
