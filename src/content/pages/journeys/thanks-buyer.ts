import type { PageHead } from "#content/page-head.ts";
import { thanksWords } from "#content/pages/journeys/thanks-words.ts";
import type { Site } from "#content/site.ts";

export function thanksBuyerWords(site: Site) {
  const isBelgian = site.market === "be";
  return {
    ...thanksWords("aanvraag"),
    head: {
      title: "Bedankt, koper",
      description:
        "Wat er met de aanvraag van een koper gebeurt: nalezen, kwartieren vergelijken, een voorstel, uw ja of nee, en pas daarna een overeenkomst.",
      trail: [{ name: "Kopen", path: "/koper" }],
    } satisfies PageHead,
    hero: {
      eyebrow: "Voor kopers",
      title: "Bedankt. Zo gaat het verder.",
      lead: "Een aanvraag is geen bestelling. U zit nergens aan vast tot u een overeenkomst ondertekent, en u kunt bij elke stap stoppen.",
    },
    direct: {
      title: "Hebt u nog niets verstuurd?",
      text: "Kwam u rechtstreeks op deze pagina terecht, dan is er niets verzonden en hebben wij niets van u ontvangen. Beginnen kan hier:",
      link: { label: "Stroom kopen in vier stappen", path: "/koper" },
    },
    timeline: {
      title: "Van aanvraag tot eerste afrekening",
      steps: [
        {
          title: "Wij leggen uw kwartieren naast het aanbod",
          text: `Elke verkoper${isBelgian ? " in het Vlaams Gewest" : ""} krijgt één koper. Wij zoeken het paar dat samen het meeste overhoudt, na de kosten van beide leveranciers.`,
        },
        {
          title: "U krijgt een voorstel met een reden",
          text: "De prijs, het geschatte volume, wat u overhoudt en waarom net deze verkoper. Loont het voor u niet, dan staat dat er ook.",
        },
        {
          title: "U zegt ja of nee",
          text: "Pas als u en de verkoper allebei ja zeggen, leert u elkaars naam en aansluiting kennen.",
        },
        {
          title: "U tekent, wij maken het dossier klaar",
          text: isBelgian
            ? "De overeenkomst, het mandaat voor de beheerder en de vraag om meetregime 3. De beheerder dient de aanvraag in bij Fluvius, en elk schrijft zijn eigen leverancier."
            : "De overeenkomst en de papieren voor de netbeheerder en de leveranciers, klaar om te ondertekenen.",
        },
        {
          title: "De eerste afrekening",
          text: isBelgian
            ? "De netbeheerder bezorgt de gedeelde volumes rond de 25e van de maand erna. Daarna weet u wat u de verkoper betaalt."
            : "Zodra de volumes van een maand bekend zijn, weet u wat u de verkoper betaalt.",
        },
      ],
    },
    meanwhile: {
      title: "Intussen nuttig",
      links: isBelgian
        ? [
            {
              label: "Vraag uw leverancier wat hij voor het delen aanrekent",
              path: "/kopersinformatie/factuur#kosten",
            },
            { label: "Reken uw voordeel na met die kost erbij", path: "/calculator/koper" },
          ]
        : [
            { label: "Lees hoe energiedelen werkt", path: "/energie-delen" },
            { label: "Reken met uw eigen prijzen", path: "/calculator/koper" },
          ],
    },
  };
}
