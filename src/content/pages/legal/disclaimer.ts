import { type LegalText, legalVersions } from "#content/legal-text.ts";
import type { Site } from "#content/site.ts";
import { operatorIdentity } from "./operator-identity.ts";

export const disclaimerWords = (site: Site): LegalText => ({
  head: {
    title: "Disclaimer",
    description:
      "Wat u van de informatie en de berekeningen op deze site mag verwachten, waar onze cijfers vandaan komen en waarvoor wij wel en niet instaan.",
  },
  title: "Disclaimer",
  lead: `Wij doen ons best om juist en volledig te zijn. Hier leest u wat de informatie en de berekeningen op ${site.name} waard zijn en waar hun grenzen liggen.`,
  ...legalVersions({ day: "2026-11-15", change: "Eerste versie." }),
  sections: [
    {
      id: "wie-wij-zijn",
      title: "Wie achter deze site staat",
      blocks: [{ details: operatorIdentity(site.operator) }],
    },
    {
      id: "geen-leverancier",
      title: "Geen leverancier, geen netbeheerder",
      blocks: [
        `${site.name} is een marktplaats. Wij leveren geen elektriciteit, beheren geen net en zijn geen partij bij de verkoop tussen een koper en een verkoper. Wij hebben geen band met Fluvius, Sibelga of een regulator en spreken niet in hun naam.`,
      ],
    },
    {
      id: "informatie",
      title: "Informatie, geen persoonlijk advies",
      blocks: [
        "Onze teksten leggen de regels uit in gewone taal. Zij zijn algemeen en houden geen rekening met uw situatie. Zij vervangen de wettekst niet, en evenmin het advies van een boekhouder, een advocaat, uw leverancier of uw netbeheerder.",
        "Wat wij over belasting en btw schrijven, laat u nakijken door uw boekhouder of de FOD Financiën voor u erop rekent.",
      ],
    },
    {
      id: "berekeningen",
      title: "Berekeningen zijn indicatief",
      blocks: [
        "Een berekening op deze site is een benadering en geen aanbod. Het echte resultaat hangt af van het weer, uw verbruik per kwartier, dat van de andere partij, uw contract en tarieven die veranderen.",
        {
          list: [
            "Staat er **rekenmodel** bij, dan rekenen wij met een gemiddeld patroon en niet met gemeten waarden.",
            "Staat er **schatting** bij, dan vonden wij geen gepubliceerd getal en zeggen wij waarom wij dit kozen.",
            "Staat er een **rekenvoorbeeld**, dan bestaan de personen erin niet.",
          ],
        },
        "Een negatief resultaat tonen wij zoals het is. Hoe wij rekenen, staat op [hoe wij rekenen](/hoe-wij-rekenen).",
      ],
    },
    {
      id: "cijfers",
      title: "Cijfers hebben een datum",
      blocks: [
        "Tarieven, accijnzen en kosten van leveranciers veranderen, soms in de loop van een jaar. Bij een cijfer staat waar het vandaan komt en op welke dag het gold of gelezen is. Na die dag kan het verouderd zijn. De tariefkaart van uw leverancier en de publicaties van de regulator gaan altijd voor.",
      ],
    },
    {
      id: "herkomst",
      title: "Wat wij over herkomst zeggen",
      blocks: [
        "Delen of verkopen per kwartier toont dat stroom uit een gekende installatie in hetzelfde kwartier is verbruikt. Het is geen garantie van oorsprong en geen groenestroomcertificaat. Wij beweren niet dat uw verbruik daardoor klimaatneutraal is.",
      ],
    },
    {
      id: "links",
      title: "Websites van anderen",
      blocks: [
        "Wij verwijzen naar websites van overheden, regulatoren en netbeheerders. Wij kiezen ze met zorg, maar beheren ze niet en staan niet in voor hun inhoud.",
      ],
    },
    {
      id: "software",
      title: "Software van anderen",
      blocks: [
        "In deze site zitten onderdelen van anderen, die vrij gebruikt mogen worden. Wie ze maakte en onder welke licentie, staat in [de lijst van licenties](/licenties.txt).",
      ],
    },
    {
      id: "beschikbaarheid",
      title: "Beschikbaarheid",
      blocks: [
        "Wij mogen de site aanpassen, onderbreken voor onderhoud of een onderdeel weghalen. Wij beloven niet dat zij altijd en zonder storing werkt.",
      ],
    },
    {
      id: "aansprakelijkheid",
      title: "Waarvoor wij instaan",
      blocks: [
        "Wij staan in voor onze eigen opzettelijke of zware fout, en voor alles waarvoor de wet ons verbiedt aansprakelijkheid uit te sluiten. Voor het overige staan wij niet in voor schade door een beslissing die u alleen op een indicatieve berekening of een algemene tekst baseert. Uw rechten als consument blijven volledig behouden.",
      ],
    },
    {
      id: "fout",
      title: "Een fout gezien",
      blocks: [
        "Meld ze via [contact](/contact), met de pagina en, als u die hebt, de bron. Wij kijken ze na en passen de pagina en haar datum aan.",
      ],
    },
  ],
});
