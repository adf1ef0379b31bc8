import type { PageHead } from "#content/page-head.ts";
import { checkFormWords } from "#content/pages/journeys/check-form.ts";
import type { Site } from "#content/site.ts";

type Notice = { title: string; paragraphs: string[] };
type Words = Omit<ReturnType<typeof belgian>, "notice"> & { notice: Notice | null };

export function sellerWords(site: Site) {
  const words: Words = site.market === "be" ? belgian() : dutch(site);
  return { ...words, form: checkFormWords(site) };
}

function belgian() {
  return {
    head: {
      title: "Stroom verkopen: kan ik meedoen?",
      description:
        "Vier vragen over uw installatie, uw meter en uw omvormer, en u weet of u uw overschot aan een andere afnemer kunt verkopen. Zonder account.",
    } satisfies PageHead,
    checkOpen: true,
    hero: {
      eyebrow: "Voor verkopers",
      title: "Verkoop uw overschot aan één koper die past",
      lead: "Een leverancier betaalt voor uw overschot vaak maar een paar cent per kWh. Aan een koper in uw gewest vraagt u uw eigen prijs. Kijk eerst of dat bij u kan.",
    },
    notice: null,
    questions: {
      title: "Kan ik verkopen?",
      submit: "Toon het antwoord",
      again: "Pas een antwoord aan en vraag het opnieuw.",
      faulty: "Er ontbreekt nog iets. Kijk de gemarkeerde vragen na; wat u al invulde, staat er nog.",
    },
    stepsTitle: "Zo verkoopt u straks, in vier stappen",
    stepsLead: "Deze stappen openen later. Nagaan of u kunt verkopen en uitrekenen wat het opbrengt, kan vandaag al.",
    steps: [
      {
        title: "Uw installatie",
        text: "Zon, wind, water of biogas, het vermogen en de ligging. Meerdere dakvlakken tellen wij samen.",
      },
      {
        title: "Uw overschot",
        text: "Wat u zelf gebruikt, blijft van u. Wij kijken naar wat overblijft, kwartier per kwartier, uit ons rekenmodel of uit uw eigen meetgegevens.",
      },
      {
        title: "Uw prijs",
        text: "Tussen uw injectievergoeding en de energieprijs van de koper winnen beiden. Op een lijn ziet u wat ieder per kWh wint, en u kiest zelf uw prijs.",
      },
      {
        title: "Uw gegevens",
        text: "Wilt u verder, dan vragen wij wie u bent en zoeken wij de ene koper bij wie uw kwartieren het best passen.",
      },
    ],
    know: {
      title: "Drie dingen die u vooraf moet weten",
      items: [
        {
          title: "Eén koper, niet meer",
          text: "In het Vlaams Gewest verkoopt u aan precies één koper. Kies dus een koper die stroom nodig heeft wanneer u over hebt.",
        },
        {
          title: "Alleen hetzelfde kwartier telt",
          text: "Stroom die u ’s middags injecteert, kunt u ’s avonds niet meer verkopen. De rest van uw overschot gaat naar uw leverancier, tegen uw injectievergoeding.",
        },
        {
          title: "Veel leveranciers vragen een kost",
          text: "Vaak 85 tot 125 euro per jaar (tariefkaarten april en mei 2026). Wie weinig deelt, houdt dan niets over. Onze calculator zegt het u.",
        },
      ],
    },
    next: {
      title: "Wat u nu al kunt doen",
      links: [
        { label: "Reken uit wat verkopen u opbrengt", path: "/calculator/verkoper" },
        { label: "Lees alles wat een verkoper moet weten", path: "/verkopersinformatie" },
      ],
    },
    nextBrussels: [
      { label: "Reken met Brusselse cijfers", path: "/calculator/verkoper-brussel" },
      { label: "Lees wat delen in Brussel betekent", path: "/energie-delen" },
    ],
    nextWallonia: [
      { label: "Lees hoe energiedelen werkt", path: "/energie-delen" },
      { label: "Stel ons uw vraag", path: "/contact" },
    ],
  };
}

function dutch(site: Site): Words {
  const home = belgian();
  return {
    ...home,
    head: {
      title: "Stroom verkopen aan een ander",
      description: `Waarom u via ${site.name} in Nederland uw overschot nog niet aan een andere afnemer verkoopt, wat er na het salderen verandert en wat u al kunt uitrekenen.`,
    },
    checkOpen: false,
    hero: {
      eyebrow: "Voor verkopers",
      title: "Verkopen kan in Nederland nog niet",
      lead: "Wij willen verkopers en kopers samenbrengen volgens een Belgische regeling. In Nederland bestaat die niet in deze vorm.",
    },
    notice: {
      title: "Waarom niet, en wat er verandert",
      paragraphs: [
        "In het Vlaams Gewest telt netbeheerder Fluvius per kwartier hoeveel een verkoper teruglevert en hoeveel zijn koper afneemt. Wat samenvalt, is verkocht voor de afgesproken prijs. Deze persoon-aan-persoonverkoop geldt niet over de grens.",
        "In Nederland eindigt het salderen op 1 januari 2027. Daarna wordt het belangrijker wie uw overschot koopt, en voor welke prijs. Zodra er regels zijn om dat per kwartier te verrekenen, bekijken wij hoe wij kunnen helpen. Er komt een wachtlijst; tot ze er is, vragen wij u geen gegevens.",
        "Intussen kunt u met uw eigen prijzen uitrekenen wat een rechtstreekse verkoop u zou opbrengen.",
      ],
    },
    stepsTitle: "Zo verkoopt men in België, in vier stappen",
    stepsLead: "Ter vergelijking: zo verloopt het in het Vlaams Gewest. Ook daar openen deze stappen later.",
    know: {
      title: "Drie dingen die overal gelden",
      items: [
        {
          title: "Zelf gebruiken gaat voor",
          text: "Stroom die u zelf verbruikt, hoeft u niet te kopen. Alleen wat overblijft, kunt u verkopen.",
        },
        {
          title: "Gelijktijdigheid telt",
          text: "Een koper die overdag stroom verbruikt, past beter bij uw panelen dan een gezin dat pas ’s avonds thuiskomt.",
        },
        {
          title: "Vaste kosten tellen zwaar",
          text: "Bij een klein volume kunnen vaste kosten de hele winst opslokken. Reken ze daarom altijd mee.",
        },
      ],
    },
    next: {
      title: "Wat u nu al kunt doen",
      links: [
        { label: "Reken met uw eigen prijzen", path: "/calculator/verkoper" },
        { label: "Lees hoe energiedelen werkt", path: "/energie-delen" },
      ],
    },
  };
}
