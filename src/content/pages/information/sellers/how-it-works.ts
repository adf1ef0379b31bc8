import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";

const head: PageHead = {
  title: "Verkopersinformatie",
  description:
    "Uw overschot aan zonnestroom verkopen: één koper, een prijs die u zelf kiest, de kosten, belasting en btw, en wat er elke maand gebeurt.",
};

export const sellersHow = (site: Site) => ({
  head,
  hero: sellersHero(site),
  oneBuyer: {
    id: "een-koper",
    title: "Eén koper, goed gekozen",
    text: [
      "In Vlaanderen verkoopt u aan **precies één koper**. Zo staat het in artikel 7.2.2 van het Energiedecreet. Aan meerdere kopers verkopen vraagt een leveringsvergunning, of de aparte regeling voor verkoop in een gebouw.",
      "De keuze van die ene koper bepaalt dus veel. Niet alleen zijn prijs telt: wie **verbruikt terwijl uw panelen werken**, neemt het meest van u af. Twee modeldagen tonen waarom: dezelfde panelen, hetzelfde jaarverbruik, andere uren.",
    ],
    pictures: {
      household: {
        title: "Een gezin",
        label: "Modeldag in april met een gezin als koper, in 96 kwartieren",
        caption: "Een koper met 3.500\u00a0kWh per jaar, vooral ’s\u00a0morgens en ’s\u00a0avonds.",
      },
      office: {
        title: "Een klein kantoor",
        label: "Modeldag in april met een klein kantoor als koper, in 96 kwartieren",
        caption: "Evenveel: 3.500\u00a0kWh per jaar, maar vooral overdag.",
      },
      sharedOf: "gedeeld van uw injectie op deze dag",
      note: "Rekenmodel, geen meting: panelen van 5\u00a0kWp en een eigen verbruik van 3.500\u00a0kWh, op een gemiddelde dag in april.",
    },
  },
  conditions: {
    id: "voorwaarden",
    title: "Wat u nodig hebt",
    items: [
      {
        title: "Eigen hernieuwbare opwekking, thuis of op uw vestiging",
        text: "Panelen of een andere hernieuwbare bron achter uw eigen meter.",
      },
      {
        title: "Een digitale meter die communiceert, of een AMR-meter",
        text: "Ziet u kwartierwaarden op Mijn Fluvius, dan communiceert uw meter.",
      },
      {
        title: "Geen terugdraaiende teller",
        text: "Loopt uw teller achteruit als de zon schijnt, vraag dan eerst een digitale meter.",
      },
      { title: "Meetregime 3", text: "Vraag het uw leverancier. Hij mag het niet weigeren." },
      {
        title: "Een contract voor afname en een voor injectie",
        text: "Wat uw koper niet afneemt, koopt uw leverancier. Hebt u nog geen injectiecontract, vraag er dan eerst een.",
      },
      { title: "Een koper in hetzelfde gewest", text: "Vlaanderen met Vlaanderen, Brussel met Brussel." },
      {
        title: "Energie verkopen is niet uw hoofdactiviteit",
        text: "Een bakkerij met zonnepanelen mag dus meedoen.",
      },
    ],
  },
});

export const sellersHero = (site: Site) =>
  site.market === "nl"
    ? {
        eyebrow: "Verkopersinformatie",
        title: "Uw overschot verkopen: het Belgische voorbeeld",
        lead: "In Nederland stopt de salderingsregeling op 1 januari 2027 (Kamerstuk 36 611). Verkoop aan een andere afnemer via Fluvius bestaat er niet. Deze gids beschrijft Vlaanderen en Brussel; voor Nederland bieden wij voorlopig alleen berekeningen aan.",
        primary: { label: "Naar de calculator", to: "/calculator/verkoper" },
        secondary: { label: "Hoe zit het in Nederland?", to: "/verkoper" },
      }
    : {
        eyebrow: "Verkopersinformatie",
        title: "Uw overschot kan meer waard zijn dan uw injectievergoeding",
        lead: "Verkoop de zonnestroom die u niet zelf verbruikt aan iemand uit uw gewest, tegen een prijs die u samen kiest. Of dat na kosten loont, hangt vooral af van wie uw koper is.",
        primary: { label: "Kan ik verkopen?", to: "/verkoper" },
        secondary: { label: "Reken eerst na", to: "/calculator/verkoper" },
      };
