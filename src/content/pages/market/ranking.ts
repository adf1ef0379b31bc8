import { formatNumber } from "#content/format/format-number.ts";
import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";
import { OFFERS_WEIGHED_MAX } from "#domain/market/offer-fit.ts";
import { PART_MAX } from "#domain/matching/part-max.ts";

export function rankingWords(site: Site) {
  return {
    head: {
      title: "Zo rangschikken wij",
      description: `Welke gegevens op ${site.name} bepalen in welke volgorde u het aanbod ziet en wie wij aan wie voorstellen, welke niet meetellen en hoe u een aanbod meldt.`,
      trail: [{ name: "Aanbod", path: "/aanbod" }],
    } satisfies PageHead,
    hero: {
      eyebrow: "Aanbod",
      title: "Zo rangschikken wij",
      lead: "Een marktplaats moet vertellen wat bepaalt wie bovenaan staat. Dit is alles; meer is er niet.",
    },
    orders: {
      title: "De volgorde van de lijst",
      lead: "U kiest de volgorde zelf, boven het aanbod. Kiest u niets, dan staat het nieuwste bovenaan.",
      caption: "Volgorden van de lijst en waarop ze steunen",
      columns: { order: "Volgorde", by: "Waarop wij sorteren", needs: "Wat wij van u nodig hebben" },
      rows: [
        ["Nieuwste eerst", "De dag waarop de verkoper het aanbod publiceerde.", "Niets"],
        [
          "Laagste prijs",
          "De prijs per kWh die de verkoper vraagt. Wie zijn stroom weggeeft, staat bovenaan; wie geen prijs noemt, onderaan.",
          "Niets",
        ],
        [
          "Dichtst bij mij",
          "De afstand in vogelvlucht tussen het midden van uw postcode en dat van de gemeente van de verkoper.",
          "Uw postcode",
        ],
        [
          "Past bij mij",
          `Wat u per jaar overhoudt na de kost van uw leverancier, geschat met uw verbruik, uw kwartieren en de prijs van de verkoper. Past er veel, dan tonen wij de ${formatNumber(OFFERS_WEIGHED_MAX)} installaties die u het meeste beloven.`,
          "Uw jaarverbruik, of een vraag van u op het plein",
        ],
      ],
      note: "Bij dezelfde prijs of afstand staat het nieuwste aanbod eerst. Is ook dat gelijk, of past het even goed, dan beslist het nummer van het aanbod, dat willekeurig is. In de calculator en in de vragen voor kopers noemen wij een voorbeeld pas als er te weinig echte verkopers passen.",
    },
    matching: {
      title: "Wie wij aan wie voorstellen",
      lead: "Zet u een aanbod of een vraag op het plein, dan zoeken wij mee. Deze vijf dingen tellen, in deze volgorde.",
      rules: [
        {
          title: "Wat mag en wat u wilt",
          text: "Hetzelfde gewest, niet met uzelf, niemand die een van beiden heeft geblokkeerd, en de wensen van beiden.",
        },
        {
          title: "De prijzen die u noemde",
          text: "Nooit onder wat de verkoper vraagt, nooit boven wat de koper wil betalen.",
        },
        {
          title: "Dezelfde kwartieren",
          text: "De kWh die in hetzelfde kwartier vallen, maal het verschil tussen de energieprijs van de koper en de injectievergoeding van de verkoper.",
        },
        {
          title: "De kost van de leveranciers",
          text: "Beide leveranciers vragen een bedrag per jaar. Dat van de koper telt één keer, ook met drie verkopers.",
        },
        {
          title: "Wat het plein als geheel wint",
          text: "Een verkoper mag maar één koper hebben. Soms krijgt u daarom uw tweede keuze, omdat uw eerste keuze iemand anders meer vooruithelpt.",
        },
      ],
      note: `Een voorstel waarbij een van beiden verliest, maken wij niet. Alleen een verkoper die zijn stroom gratis geeft, levert in, en ziet vooraf hoeveel. Bij elk voorstel staat waarom u samen past, in uren, kWh en euro. Zijn er in uw gewest meer dan ${formatNumber(PART_MAX)} verkopers of kopers vrij, dan verdelen wij iedereen bij toeval over groepen en zoeken wij in elke groep. Wie overblijft, ontmoet daarna de anderen die overblijven.`,
    },
    ignored: {
      title: "Wat niet meetelt",
      items: [
        "Betalen aan ons: een betere plaats is niet te koop.",
        "Wie u bent, hoelang u al een account hebt of hoe vaak u inlogt.",
        "Afstand, behalve als u daar zelf op sorteert. De wet vraagt alleen hetzelfde gewest.",
        "Hoe vaak een aanbod bekeken is. Wij tonen ook nergens dat er haast bij is.",
      ],
    },
    who: {
      title: "Van wie koopt u?",
      text: "Bij elk aanbod staat of de verkoper een particulier, een onderneming, een school of een vereniging is. Dat zegt de verkoper zelf. Koopt u als consument van een onderneming, dan beschermt het consumentenrecht u: u kunt bijvoorbeeld veertien dagen lang herroepen. Tussen particulieren geldt dat recht niet en telt wat u samen afspreekt.",
    },
    trust: {
      title: "Melden en blokkeren",
      text: "Onder elk aanbod kunt u melden wat niet klopt. U krijgt een referentie. Een medewerker leest de melding; pas daarna kan een aanbod verdwijnen, zodat niemand een concurrent kan wegklikken. De verkoper krijgt er een mail over en kan antwoorden. Met iemand die u blokkeert, krijgt u geen voorstellen meer, en u ziet zijn aanbod niet meer zodra u bent ingelogd. In uw account maakt u dat weer ongedaan.",
    },
    more: { label: "Naar het aanbod", path: "/aanbod" },
    method: { label: "Hoe wij rekenen", path: "/hoe-wij-rekenen" },
  };
}
