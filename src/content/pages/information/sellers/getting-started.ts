import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";
import { sellersHero } from "./how-it-works.ts";

const head: PageHead = {
  title: "Aan de slag als verkoper",
  description:
    "Zo begint u met stroom verkopen: afspraak, navraag, meter, aanmelding en goedkeuring, en wat er daarna elke maand gebeurt, in Vlaanderen en in Brussel.",
  trail: [{ name: "Verkopersinformatie", path: "/verkopersinformatie" }],
  crumb: "Aan de slag",
};

export function sellersStart(site: Site) {
  const { primary, secondary } = sellersHero(site);
  return {
    head,
    hero: {
      title: "Aan de slag als verkoper",
      lead: "Zes stappen van de handdruk tot de eerste gedeelde kilowattuur, hoe een maand daarna verloopt, en wat er in Brussel anders loopt.",
      primary,
      secondary,
    },
    steps: {
      id: "starten",
      title: "Van handdruk tot eerste gedeelde kWh",
      items: [
        {
          title: "U spreekt af",
          text: "Prijs, looptijd, opzegtermijn en betaling komen in een overeenkomst; Fluvius heeft een voorbeeld. Teken pas na stap 2.",
        },
        {
          title: "U vraagt na",
          text: "U en de koper vragen elk aan de eigen leverancier wat delen kost en of het contract mag blijven.",
        },
        {
          title: "De leveranciers vragen meetregime 3 aan",
          text: "Elke leverancier doet dat voor zijn eigen klant.",
        },
        {
          title: "De beheerder meldt aan",
          text: "Eén van u vertegenwoordigt de groep en dient de EAN-codes in op Mijn Fluvius.",
        },
        {
          title: "Iedereen keurt goed",
          text: "Via een mail of een brief met QR-code, met inbegrip van de toegang tot de gegevens.",
        },
        {
          title: "De eerste kWh",
          text: "Vanaf de startdag berekent Fluvius elk kwartier wat er gedeeld is.",
        },
      ],
      duration: "Reken op enkele weken. Dat is een schatting: een vaste termijn vonden wij bij Fluvius niet.",
    },
    month: {
      id: "een-maand",
      title: "Uw maand als verkoper",
      moments: [
        {
          when: "Elk kwartier",
          text: "Eerst verbruikt u zelf. Wat overblijft, gaat naar uw koper, tot aan zijn afname.",
        },
        { when: "De rest", text: "Wat de koper niet afneemt, koopt uw leverancier tegen uw injectievergoeding." },
        { when: "Rond de 25e", text: "Fluvius meldt de gedeelde volumes van de vorige maand." },
        { when: "Daarna", text: "U maakt uw rekening, de koper betaalt u rechtstreeks." },
      ],
    },
    regions: {
      id: "brussel",
      title: "Brussel naast Vlaanderen",
      flanders: {
        name: "Vlaanderen",
        items: [
          "Netbeheerder Fluvius, toezichthouder Vlaamse Nutsregulator",
          "Eén koper per verkoper; uw koper mag wel meer verkopers hebben",
          "Aanmelden op Mijn Fluvius, geen vergunning",
          "Nettarieven veranderen niet",
        ],
      },
      brussels: {
        name: "Brussel",
        items: [
          "Netbeheerder Sibelga, toezichthouder Brugel",
          "Eén verkoper en één koper, zonder tussenpersoon",
          "Aangifte bij Sibelga met een formulier",
          "Nettarieven op gedeelde kWh dalen binnen één gebouw of achter dezelfde cabine; transportkosten vallen weg tot achter hetzelfde onderstation",
        ],
      },
      note: site.brusselsMatching
        ? "Verkoopt u in Brussel aan meer dan één koper, dan gelden de verplichtingen van een leverancier."
        : "Omdat de Brusselse vrijstelling uitgaat van verkoop zonder tussenpersoon, zoeken wij in Brussel voorlopig geen koper voor u. Rekenen kan wel.",
    },
  };
}
