import { priceLineWords } from "#content/energy/price-line.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { homeQuestions } from "#content/pages/home/questions.ts";
import {
  cardMonths,
  monthOf,
  practiceWords,
  type SharingFacts,
  supplierCostWords,
} from "#content/pages/information/sharing-facts.ts";
import type { Site } from "#content/site.ts";
import type { PicturedPair } from "#domain/sharing/shared-day.ts";

export function homeWords(site: Site, facts: SharingFacts) {
  const practice = practiceWords(facts);
  const costs = supplierCostWords(facts);
  const isDutchMarket = site.market === "nl";
  const questions = homeQuestions(site);
  return {
    head: {
      title: isDutchMarket
        ? "Wat zonnestroom delen in Nederland oplevert"
        : "Zonnestroom kopen en verkopen in uw gewest",
      description: isDutchMarket
        ? "Reken met uw eigen prijzen uit wat zonnestroom delen in Nederland zou opleveren, na salderen en na alle kosten. Ook als het niet loont."
        : "Reken uit wat het oplevert om zonnestroom te kopen van of te verkopen aan iemand uit uw gewest, na alle kosten. Ook als het niet loont.",
    },
    hero: {
      title: isDutchMarket ? "Reken uit wat zonnestroom delen oplevert." : "Koop zonnestroom van iemand uit uw gewest.",
      lead: isDutchMarket
        ? `${site.name} rekent uit wat koper en verkoper van zonnestroom samen winnen. In Nederland gelden andere regels dan in België: u kunt hier rekenen, maar de verkoop zelf bieden wij in Nederland nog niet aan.`
        : "Wie zonnestroom overheeft, zoekt één koper die overdag stroom afneemt. Wij rekenen uit wat u samen wint, na alle kosten. Ook als het niet loont.",
    },
    quick: {
      legend: "Wat wilt u doen?",
      buy: {
        choice: "Ik koop",
        postcode: "Postcode",
        amount: "Uw verbruik per jaar",
        unit: "kWh",
        help: isDutchMarket
          ? "Dit staat op de jaarnota van uw leverancier."
          : `Dit staat op uw jaarafrekening. Weet u het niet? De CREG rekende in ${monthOf(facts.regulatorHousehold)} met ${formatKilowattHours(facts.regulatorHousehold.value)}.`,
        submit: "Reken uit wat ik bespaar",
      },
      sell: {
        choice: "Ik verkoop",
        postcode: "Postcode",
        amount: "Vermogen van uw panelen",
        unit: "kWp",
        help: "Het aantal panelen maal hun vermogen: 20 panelen van 400 Wp zijn 8 kWp.",
        submit: "Reken uit wat ik verdien",
      },
      supplier: { label: "Uw leverancier", unknown: "Weet ik niet" },
      asking: "Wij rekenen een jaar van kwartieren uit …",
      note: "Zonder account. In de calculator kunt u daarna elk cijfer zelf aanpassen.",
    },
    live: {
      title: "Nu op het plein",
      lead: "Wie er vandaag stroom aanbiedt en zoekt. Deze cijfers komen uit de marktplaats zelf.",
      offers: { name: "installaties in het aanbod", unit: "" },
      requests: { name: "kopers die een verkoper zoeken", unit: "" },
      surplus: { name: "overschot per jaar in het aanbod", unit: "MWh" },
      asked: { name: "verbruik per jaar van wie een verkoper zoekt", unit: "MWh" },
      none: "–",
      waiting: "Wij vragen de cijfers van nu op.",
      now: "Stand van dit ogenblik.",
      empty: "Het plein is nog leeg. Het eerste aanbod kan het uwe zijn.",
      unknown: "De cijfers van nu zijn even niet bekend.",
      demo: "Met demogegevens: wie zo gemerkt is, bestaat niet",
      all: "Bekijk het aanbod",
    },
    square: {
      pair: { kilowattPeak: 10, buyer: { energy: 7500, trade: "shop" }, season: "summer" } satisfies PicturedPair,
      label: "Eén dag in 96 kwartieren",
      answer: "Op deze dag heeft het dak {injection} over. Daarvan neemt de koper {shared} op hetzelfde moment af.",
      caption:
        "Rekenmodel, geen meting: een gemiddelde junidag, 10\u00a0kWp zonnepanelen zonder eigen verbruik en een winkel die 7.500\u00a0kWh per jaar afneemt.",
    },
    steps: {
      title: isDutchMarket ? "Zo gaat het in België: leg twee dagen op elkaar" : "Leg twee dagen op elkaar",
      lead: "Meer is het niet. De netbeheerder kijkt elk kwartier naar twee meters. Wat de verkoper overheeft en de koper op dat moment nodig heeft, is gedeeld.",
      items: [
        {
          verb: "Reken",
          picture: "Uw kwartieren: alles komt van uw leverancier",
          text: "U begint met wat u weet: uw postcode, uw afname, uw energieprijs. De calculator schat hoeveel u kunt delen en zegt wat dat u netto oplevert.",
        },
        {
          verb: "Vergelijk",
          picture: "Hun kwartieren: alles gaat naar hun leverancier",
          text: "In Vlaanderen verkoopt u aan één koper. Kies dus niet de dichtste, wel wie stroom nodig heeft als u overhebt.",
        },
        {
          verb: "Regel",
          picture: "Samen: wat overlapt, is gedeeld",
          text: "U spreekt een prijs af, vraagt beide leveranciers naar hun voorwaarden en meldt het delen aan bij de netbeheerder. Daarna kent u elke maand uw gedeelde kWh.",
        },
      ],
      source:
        "Bron van de regel: Energiedecreet, artikel\u00a07.2.2, §\u00a02, en Fluvius. Gelezen op 14 november 2026.",
    },
    counter: {
      title: isDutchMarket ? "In België kunt u kopen en verkopen" : "Wilt u kopen of verkopen?",
      buy: {
        title: "U koopt",
        text: "U neemt stroom af, liefst overdag: thuiswerk, een warmtepomp, een laadpaal, een winkel of een atelier. In Vlaanderen mag u bij meerdere verkopers tegelijk kopen, en u betaalt de kost van uw leverancier dan maar één keer.",
        points: ["Zelfde gewest als de verkoper", "Digitale meter met kwartierwaarden", "U houdt uw eigen leverancier"],
        action: "Begin als koper",
        more: "Alles wat een koper moet weten",
      },
      sell: {
        title: "U verkoopt",
        text: "Uw panelen leveren meer dan u zelf verbruikt. Die rest gaat vandaag naar uw leverancier, voor enkele cent per kWh. Eén koper die overdag afneemt, kan u meer geven.",
        points: ["U kiest zelf uw prijs", "Eén koper, niet meer", "De rest gaat gewoon naar uw leverancier"],
        action: "Begin als verkoper",
        more: "Alles wat een verkoper moet weten",
      },
    },
    example: {
      title: isDutchMarket ? "Een Belgisch rekenvoorbeeld tot op de cent" : "Een rekenvoorbeeld tot op de cent",
      lead: "Een dak, een koper, twee leveranciers. Geen gemiddelde en geen belofte: u kunt elke regel narekenen.",
      tableCaption: "Hetzelfde dak, drie kopers",
      columns: ["Koper", "Gedeeld", "Voor de koper", "Voor de verkoper", "Samen"],
      chart: {
        ...priceLineWords,
        label: "De afgesproken prijs ligt tussen de injectievergoeding van de verkoper en de energieprijs van de koper",
        title: "De prijs verdeelt de winst, het volume maakt ze",
      },
      reality: `Ter vergelijking: in Vlaanderen wordt ongeveer ${practice.shared} van de injectie van deelnemers ook echt gedeeld, terwijl op ${practice.hoped} was gehoopt (${practice.source}). Een goed gekozen koper maakt dus het verschil.`,
      action: "Open dit voorbeeld in de calculator",
    },
    limits: {
      title: "Wat het niet is",
      lead: "Dit weet u beter vooraf.",
      items: [
        {
          term: "Geen andere leverancier",
          text: "U houdt allebei een gewoon contract. Dat dekt alles wat niet gedeeld wordt.",
        },
        {
          term: "Geen spaarpot",
          text: "Zon van vanmiddag dekt de avond niet. Alleen wat in hetzelfde kwartier wordt geïnjecteerd en afgenomen, telt.",
        },
        {
          term: "Geen korting op het net",
          text: "In Vlaanderen betaalt u ook op gedeelde kWh nettarieven, capaciteitstarief, accijns en de bijdrage groene stroom en WKK.",
        },
        {
          term: "Geen garantie van oorsprong",
          text: "U weet van welk dak uw stroom komt. Een garantie van oorsprong is een apart document, dat los van de stroom wordt verhandeld.",
        },
        {
          term: "Niet gratis",
          text: `De netbeheerder rekent niets aan. Veel leveranciers wel: ${costs.range} per jaar en per kant, volgens hun tariefkaarten van ${cardMonths(facts)}.`,
        },
      ],
    },
    questions: { title: "Zes veelgestelde vragen", items: questions },
    trust: {
      title: "U mag alles nakijken",
      lead: `${site.name} is geen leverancier en geen partij bij de verkoop. Wij hebben er niets aan als u zich rijk rekent.`,
      sources: {
        title: "Waar onze cijfers vandaan komen",
        columns: ["Wat", "Bron", "Stand"],
        rows: [
          [
            "De regels van de verkoop",
            "Energiedecreet, artikel\u00a07.2.2; Fluvius; Vlaamse Nutsregulator",
            "gelezen op 14 november 2026",
          ],
          ["Energieprijzen en injectie\u00advergoedingen", "Tariefkaarten van de leveranciers", cardMonths(facts)],
          ["Kost van de leverancier voor het delen", "Dezelfde tariefkaarten", cardMonths(facts)],
          [
            "De dag in 96 kwartieren",
            "Eigen rekenmodel: zonnestand, maandsleutel, gezinsprofiel",
            "model, geen meting",
          ],
        ],
      },
      state: {
        title: "Waar wij staan",
        ready: {
          label: "Kan nu",
          items: [
            "Rekenen, ook met uw eigen meterbestand",
            "Aanbieden, zoeken en voorstellen krijgen",
            "Een overeenkomst maken en tekenen",
            "Elke maand afrekenen, met een herkomstverklaring",
          ],
        },
        later: {
          label: "Kan niet",
          items: [
            ...(site.brusselsMatching ? [] : ["Koper en verkoper samenbrengen in Brussel"]),
            "Verkopen tussen personen in Wallonië",
            "Stroom leveren: dat doet uw leverancier",
          ],
        },
      },
    },
  };
}
