import { WHOSE_VOLUME } from "#content/contracts/month-words.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import type { LegalSection } from "#content/legal-text.ts";
import type { Site } from "#content/site.ts";

/** What we ask of buyer and seller, and how their agreement comes about. */
export const saleTerms = (site: Site): LegalSection[] => [
  {
    id: "account",
    title: "Account",
    blocks: [
      "Lezen en rekenen kan zonder account. Maakt u er een, dan geeft u juiste gegevens op en houdt u ze bij, houdt u uw wachtwoord voor uzelf en verwittigt u ons als iemand anders uw account gebruikt. U kunt uw account op elk moment wissen. Loopt er dan nog een overeenkomst, dan eindigt ze op de site. Wat koper en verkoper elkaar al verschuldigd zijn, verandert daardoor niet.",
    ],
  },
  {
    id: "verkoper",
    title: "Wat wij van verkopers vragen",
    blocks: [
      {
        list: [
          "U verkoopt alleen hernieuwbare stroom die u zelf hebt opgewekt, en dat is niet uw hoofdactiviteit.",
          "U verkoopt in Vlaanderen aan één koper tegelijk.",
          "Wat u over uw installatie, uw overschot en uw prijs zegt, is juist. Een prijs voor een consument is altijd een prijs met alle belastingen.",
          "U zegt of u als onderneming of als particulier verkoopt.",
          "U kijkt zelf na welke regels over belasting en btw voor u gelden, en leeft ze na.",
        ],
      },
    ],
  },
  {
    id: "koper",
    title: "Wat wij van kopers vragen",
    blocks: [
      {
        list: [
          "U geeft juist op waar uw aansluiting ligt en welk verbruik u hebt of verwacht.",
          "U houdt een energiecontract op uw aansluiting.",
          "U betaalt de verkoper volgens uw overeenkomst met hem.",
          "U gebruikt gegevens van een verkoper alleen voor uw overeenkomst.",
        ],
      },
    ],
  },
  {
    id: "verkoop",
    title: "De overeenkomst tussen koper en verkoper",
    blocks: [
      "Een voorstel op de site is nog geen overeenkomst. Die ontstaat pas als koper en verkoper allebei met dezelfde tekst instemmen. Zij kiezen zelf hun prijs, looptijd, opzegtermijn en betaling. Een consument kan altijd opzeggen met een termijn van hoogstens twee maanden. De verkoop begint op de dag die de netbeheerder registreert, en geldt per kwartier, nooit boven de afname van de koper.",
      "Bij elk voorstel staat of de andere partij een **onderneming** of een **particulier** is. Koopt u als consument van een onderneming, dan geniet u de bescherming van het consumentenrecht. Koopt u van een particulier, dan geldt dat recht tussen u beiden niet, en bepaalt uw overeenkomst wat er gebeurt.",
      `Wij rekenen een maand af uit de bestanden die u beiden toevoegt, en zeggen bij elke dag waar ze vandaan komt. Bij de netbeheerder nakijken kunnen wij niet. Een maand wordt pas betaald en verklaard als de eigen exports van beide kanten ze maakten, of als de andere kant akkoord ging; wie na een mail en een herinnering veertien dagen zwijgt, gaat akkoord, behalve met een resultaat dat één kant zonder meters opgaf. ${WHOSE_VOLUME}`,
    ],
  },
  {
    id: "rangschikking",
    title: "Hoe wij voorstellen ordenen",
    blocks: [
      "In welke volgorde u het aanbod ziet, kiest u zelf. Kiest u niets, dan staat het nieuwste bovenaan. Bij een voorstel ordenen wij mogelijke tegenpartijen op wat koper en verkoper volgens onze berekening samen winnen, na aftrek van de kosten van hun leveranciers. Gewest, verbruik en productie per kwartier, en beide prijzen tellen daarin mee. Niemand kan betalen voor een hogere plaats, en wij hebben geen band met wie aanbiedt. Alles daarover staat op [zo rangschikken wij](/aanbod/rangschikking). Tonen wij ooit beoordelingen, dan zeggen wij hoe zij zijn nagekeken.",
    ],
  },
  {
    id: "vergoeding",
    title: "Onze vergoeding",
    blocks: [
      site.platformFee === 0
        ? "Vandaag vragen wij niets voor het gebruik van de site. Voeren wij een vergoeding in, dan geldt zij alleen voor diensten die u daarna uitdrukkelijk bestelt, na een duidelijke vermelding van de totale prijs met btw."
        : `Voor een actieve overeenkomst tussen koper en verkoper vragen wij ${formatEuros(site.platformFee)} per jaar, btw inbegrepen. U ziet dat bedrag in elke berekening en voor u bestelt. Lezen en rekenen blijft gratis.`,
      "Kosten van uw leverancier of netbeheerder horen daar niet bij. Wij tellen ze wel mee in elke berekening.",
    ],
  },
  {
    id: "herroeping",
    title: "Herroepingsrecht",
    blocks: [
      "Sluit u als consument op afstand een overeenkomst met ons, of met een verkoper die een onderneming is, dan kunt u ze **14 kalenderdagen** lang herroepen. Hoe dat gaat, vanaf wanneer de dagen tellen en wat u dan nog betaalt, staat op [herroeping](/herroeping). Die pagina hoort bij deze voorwaarden.",
      "Tussen particulieren geldt wat hun overeenkomst zegt.",
    ],
  },
];
