import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";

export function accountWords(site: Site) {
  const isBelgian = site.market === "be";
  return {
    head: {
      title: "Mijn overzicht",
      description: `Uw overzicht bij ${site.name}: wat u te doen staat, uw aanbod en vragen, voorstellen, overeenkomsten en de gedeelde kwartieren van deze maand.`,
    } satisfies PageHead,
    hero: {
      eyebrow: "Mijn account",
      title: "Overzicht",
      lead: "Alles wat loopt, op één pagina. Er loopt nog niets, dus hier staat wat er zal komen en waar u kunt beginnen.",
    },
    next: {
      title: "Wat u te doen staat",
      steps: [
        {
          title: "Ga na of u kunt meedoen",
          text: "Postcode, meter en contract beslissen. Het kost u één minuut.",
          link: { label: "Kan ik kopen?", path: "/koper" },
        },
        {
          title: "Reken uit of het loont",
          text: "Met uw eigen energieprijs en de kost van uw leverancier.",
          link: { label: "Naar de calculator", path: "/calculator/koper" },
        },
        {
          title: "Kies uw kleuren",
          text: "Licht, donker of zoals uw toestel. Dat werkt al.",
          link: { label: "Naar accountgegevens", path: "/account/accountgegevens" },
        },
      ],
    },
    offers: {
      title: "Aanbod en vragen",
      empty: "Nog geen aanbod of vraag",
      text: "Verkoopt u, dan staat hier uw installatie met haar vraagprijs. Koopt u, dan staat hier wat u zoekt en tot welke prijs. Een aanbod kunt u pauzeren zonder het te wissen.",
      link: { label: "Bekijk hoe een aanbod eruitziet", path: "/aanbod/voorbeeld" },
    },
    matches: {
      title: "Voorstellen",
      empty: "Nog geen voorstel",
      text: "Vinden wij een tegenpartij bij wie uw kwartieren passen, dan leest u hier waarom, wat u beiden overhoudt en tot wanneer u kunt antwoorden. Zonder uw ja gebeurt er niets.",
      link: null,
    },
    contracts: {
      title: "Overeenkomsten",
      empty: "Nog geen overeenkomst",
      text: isBelgian
        ? "Van opstellen over ondertekenen tot indienen bij Fluvius: u ziet telkens wie aan zet is. Ondertekende stukken kunt u altijd downloaden."
        : "Van opstellen tot ondertekenen: u ziet telkens wie aan zet is. Ondertekende stukken kunt u altijd downloaden.",
      link: { label: "Bekijk de formulieren", path: "/account/formulieren" },
    },
    month: {
      title: "Deze maand",
      empty: "Nog geen gedeelde kwartieren",
      text: isBelgian
        ? "Hier komt uw maand: één tegel per kwartier, met wat u deelde en wat naar de leverancier ging. De netbeheerder bezorgt de volumes rond de 25e van de maand erna."
        : "Hier komt uw maand: één tegel per kwartier, met wat u deelde en wat naar de leverancier ging.",
      link: null,
    },
  };
}
