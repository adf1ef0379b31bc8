import { type LegalText, legalVersions } from "#content/legal-text.ts";
import type { Site } from "#content/site.ts";
import { closingTerms } from "./closing-terms.ts";
import { operatorIdentity, operatorName } from "./operator-identity.ts";
import { saleTerms } from "./sale-terms.ts";

export const termsWords = (site: Site): LegalText => ({
  head: {
    title: "Algemene voorwaarden",
    description:
      "De afspraken tussen u en onze marktplaats: onze rol, de plichten van koper en verkoper, vergoeding, herroeping, aansprakelijkheid en klachten.",
  },
  title: "Algemene voorwaarden",
  lead: `Dit zijn de afspraken tussen u en ${site.name}. De belangrijkste staat voorop: wij zijn een marktplaats, geen leverancier en geen partij bij de verkoop.`,
  ...legalVersions(
    {
      day: "2026-11-16",
      change: "Verkopers die een onderneming zijn, melding aan de fiscus, opzegging en herroeping.",
    },
    { day: "2026-11-15", change: "Eerste versie, met aanbod, voorstellen, overeenkomst en afrekening." },
  ),
  sections: [
    {
      id: "wij",
      title: "Wie wij zijn",
      blocks: [
        `${site.name} wordt uitgebaat door ${operatorName(site.operator)}. Met ‘wij’ bedoelen wij die uitbater, met ‘u’ iedereen die de site gebruikt.`,
        { details: operatorIdentity(site.operator) },
      ],
    },
    {
      id: "toepassing",
      title: "Waarvoor deze voorwaarden gelden",
      blocks: [
        "Zij gelden voor het gebruik van de site en van de diensten die wij erop aanbieden. Dat zijn de informatie, de calculators, het aanbod en de voorstellen, de overeenkomst, de maandelijkse afrekening en de herkomstverklaringen. Voor een dienst waarvoor u een account maakt of een overeenkomst met ons sluit, vragen wij u eerst deze voorwaarden uitdrukkelijk te aanvaarden. Het vakje daarvoor is nooit vooraf aangevinkt. U kunt deze tekst afdrukken of bewaren; de versie die u hebt aanvaard, blijft tussen ons gelden tot u een nieuwe aanvaardt.",
        "Handelt u voor een onderneming, een vereniging of een groep, dan bevestigt u dat u haar mag vertegenwoordigen.",
      ],
    },
    {
      id: "rol",
      title: "Onze rol",
      blocks: [
        "**Wij zijn geen leverancier en geen partij bij de verkoop.** Wij leveren geen elektriciteit, kopen ze niet en verkopen ze niet door. Wij geven informatie, rekenen, stellen een mogelijke tegenpartij voor en helpen met de papieren en de afrekening. Betalingen lopen nooit via ons.",
        "De verkoopovereenkomst bestaat alleen tussen koper en verkoper. Over aansluiting, meter en gedeelde volumes beslist de netbeheerder. Over het energiecontract en zijn kosten beslist uw leverancier.",
        site.brusselsMatching
          ? "Verkoop kan alleen tussen partijen in hetzelfde gewest."
          : "Verkoop kan alleen tussen partijen in hetzelfde gewest. In het Brussels Hoofdstedelijk Gewest stellen wij voorlopig geen tegenpartij voor; informatie en berekeningen zijn er wel.",
      ],
    },
    ...saleTerms(site),
    ...closingTerms,
  ],
});
