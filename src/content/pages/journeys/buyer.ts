import type { PageHead } from "#content/page-head.ts";
import { journeyWords } from "#content/pages/journeys/journey-words.ts";
import type { Site } from "#content/site.ts";

type StepWords = { label: string; title: string; lead: string; description: string };

/** What the buyer's journey says, in the four steps that it has. */
export function buyerWords(site: Site) {
  return {
    ...journeyWords(site),
    head: {
      title: site.market === "be" ? "Stroom kopen in vier stappen" : "Stroom kopen van een ander",
      description:
        site.market === "be"
          ? "Vier stappen naar een verkoper die bij uw verbruik past: uw situatie, uw contract, wat u overhoudt na alle kosten, en pas dan uw naam."
          : `Lees waarom u via ${site.name} in Nederland nog geen stroom van een andere afnemer koopt, en zet uzelf op de wachtlijst voor als het wel kan.`,
    } satisfies PageHead,
    eyebrow: "Voor kopers",
    steps: buyerSteps(),
    picture: {
      title: "Uw dag naast die van een verkoper",
      label: "Wat u op een gemiddelde dag in juni van een verkoper kunt afnemen",
      caption: "Een verkoper met 10 kWp op het zuiden. Rekenmodel, niet gemeten.",
      shared: "Van zo’n verkoper koopt u {shared} per jaar: {covered} van wat u van het net neemt.",
      example:
        "Een voorbeeld: een gezin van drie koopt van zo’n verkoper {shared} per jaar, {covered} van wat het van het net neemt.",
      about:
        "Elk vakje is een kwartier. Vol turkoois: in dat kwartier koopt u van de verkoper. Bleek: uw leverancier levert, zoals vandaag.",
    },
    priceTitle: "Alleen de energieprijs verandert",
    priceAbout:
      "Nettarieven, capaciteitstarief en heffingen betaalt u zoals voorheen. Tussen de twee uiteinden van deze lijn valt er iets te verdelen; de kosten van de leveranciers komen daar nog af.",
    matches: {
      title: "De drie verkopers die nu het best bij u passen",
      fewer: "Wie nu het best bij u past",
      none: "Er past vandaag nog geen verkoper bij u",
      noneText:
        "Op het marktplein in uw gewest staat nu geen aanbod waarbij u allebei iets overhoudt. Laat uw gegevens achter en vink aan dat wij u later mogen mailen: dan leggen wij elk nieuw aanbod naast uw kwartieren.",
      away: "Het marktplein is even niet bereikbaar. De berekening hierboven klopt wel; de verkopers vindt u straks op het marktplein.",
      look: "Bekijk het hele marktplein",
      gain: "U houdt {gain} per jaar over, de verkoper {other}",
      oldGain: "Met prijzen van {month} houdt u {gain} per jaar over, de verkoper {other}",
      free: "Weggegeven, prijs 0",
      demo: "Voorbeeld, geen echte verkoper",
    },
    contact: {
      ...journeyWords(site).contact,
      submit: "Zoek een verkoper voor mij",
      aside: "Wat u ons vraagt",
    },
    closed: {
      title: "Kopen kan in Nederland nog niet",
      lead: "De regeling waarmee wij kopers en verkopers samenbrengen, bestaat vandaag alleen in het Vlaams Gewest.",
      paragraphs: [
        "In het Vlaams Gewest meet netbeheerder Fluvius per kwartier hoeveel stroom een verkoper teruglevert en hoeveel zijn koper op dat moment afneemt. Wat samenvalt, geldt als verkocht, voor de prijs die beiden hebben afgesproken. Die persoon-aan-persoonverkoop is een Belgische regeling en geldt niet over de grens.",
        "Nederland heeft eigen regels voor leveren, salderen en delen. Zolang er geen werkbare manier is om zo’n verkoop per kwartier te verrekenen, doen wij niet alsof. Op de wachtlijst hoort u het zodra het kan.",
        "Rekenen kan wel. In de calculator vult u uw eigen prijzen in en ziet u wat een gedeelde kilowattuur u zou opleveren, na alle kosten die u opgeeft.",
      ],
      links: [
        { label: "Reken met uw eigen prijzen", path: "/calculator/koper" },
        { label: "Lees hoe energiedelen werkt", path: "/energie-delen" },
      ],
    },
    meanwhile: {
      flanders: [
        { label: "Reken uit wat kopen u oplevert", path: "/calculator/koper" },
        { label: "Lees alles wat een koper moet weten", path: "/kopersinformatie" },
      ],
      brussels: [
        { label: "Reken met Brusselse cijfers", path: "/calculator/koper-brussel" },
        { label: "Lees wat delen in Brussel betekent", path: "/energie-delen" },
      ],
      wallonia: [
        { label: "Lees hoe energiedelen werkt", path: "/energie-delen" },
        { label: "Stel ons uw vraag", path: "/contact" },
      ],
    },
  };
}

const buyerSteps = (): StepWords[] => [
  {
    label: "Uw situatie",
    title: "Wat verbruikt u, en waar?",
    lead: "Zo weten wij of u in het Vlaams Gewest kunt kopen, en in welke kwartieren u stroom nodig hebt. Een naam of e-mailadres vragen wij nog niet.",
    description:
      "Stap 1 van 4 voor kopers: uw postcode, uw meter en uw verbruik. Genoeg om te weten of u stroom van een ander kunt kopen, en wanneer.",
  },
  {
    label: "Uw contract",
    title: "Wat betaalt u vandaag?",
    lead: "Een verkoper vervangt alleen de energieprijs van uw leverancier. Weet u iets niet, laat het dan open: wij rekenen met een tariefkaart en zeggen welke.",
    description:
      "Stap 2 van 4 voor kopers: de naam op uw contract, uw leverancier en wat hij per jaar vraagt om te delen. Wat u niet weet, mag openblijven.",
  },
  {
    label: "De uitkomst",
    title: "Wat levert het u op?",
    lead: "Na de kosten van beide leveranciers, ook als dat tegenvalt.",
    description:
      "Stap 3 van 4 voor kopers: wat u per jaar overhoudt na alle kosten, uw dag in kwartieren, en de drie verkopers die nu het best bij u passen.",
  },
  {
    label: "Uw gegevens",
    title: "Zullen wij zoeken?",
    lead: "Wij leggen uw kwartieren naast elk aanbod in het Vlaams Gewest en laten u binnen twee werkdagen weten wat wij vonden.",
    description:
      "Stap 4 van 4 voor kopers: uw naam en e-mailadres, en u hoort binnen twee werkdagen welke verkoper past. U zit daarmee nergens aan vast.",
  },
];
