import type { PageHead } from "#content/page-head.ts";
import { journeyWords } from "#content/pages/journeys/journey-words.ts";
import type { Site } from "#content/site.ts";

type StepWords = { label: string; title: string; lead: string; description: string };

/** What the seller's journey says, in the four steps that it has. */
export function sellerWords(site: Site) {
  const common = journeyWords(site);
  return {
    ...common,
    head: {
      title: site.market === "be" ? "Stroom verkopen in vier stappen" : "Stroom verkopen aan een ander",
      description:
        site.market === "be"
          ? "Vier stappen naar één koper die bij uw overschot past: uw installatie, wat u overhebt, een prijs waar beiden bij winnen, en pas dan uw naam."
          : `Waarom u via ${site.name} in Nederland uw overschot nog niet aan een andere afnemer verkoopt, en hoe u op de wachtlijst komt voor als het wel kan.`,
    } satisfies PageHead,
    eyebrow: "Voor verkopers",
    steps: sellerSteps(),
    leap: {
      go: "Reken de rest met gemiddelden",
      said: "Wat u niet invulde, rekenden wij met gemiddelden: als gezin, met {partner} als koper en met een vraagprijs van {price} die wij voorstellen.",
      own: "Zelf invullen",
    },
    picture: {
      title: "Uw overschot op een dag",
      label: "Wat uw installatie op een gemiddelde dag in juni overheeft",
      caption: "Naast deze koper: {partner}. Rekenmodel, niet gemeten.",
      shared: "U hebt {injection} per jaar over. Zo’n koper neemt daarvan {shared} af.",
      example: "Een voorbeelddak heeft {injection} per jaar over. Zo’n koper neemt daarvan {shared} af.",
      about:
        "Elk vakje is een kwartier. Turkoois: uw koper neemt het af. Een stip: het gaat nog naar uw leverancier, tegen uw injectievergoeding.",
    },
    price: { ...common.price, agreed: "Uw vraagprijs", energy: "Energieprijs koper" },
    priceTitle: "Tussen welke prijzen valt er iets te verdelen?",
    priceAbout:
      "Links krijgt u niet meer dan vandaag, rechts wint de koper niets meer. Daartussen valt er iets te verdelen; de kosten van de leveranciers komen daar nog af.",
    band: {
      you: "U",
      buyer: "De koper",
      perYear: "per jaar, na alle kosten",
      show: "Toon wat deze prijs doet",
    },
    ideal: {
      title: "Zo ziet uw ideale koper eruit",
      text: "Wie stroom nodig heeft als de zon schijnt, ook in de zomer en in het weekend. Wij legden uw overschot naast tien soorten kopers; met de eerste drie houdt u samen het meeste over. Het gezin waarmee wij beginnen, staat erbij. Kies er een om ermee te rekenen.",
      stale: "Deze bedragen zijn van vóór wat u net invulde. Kies een koper, dan rekenen wij ze opnieuw uit.",
      staleLine: "Wat andere kopers opbrengen, rekenen wij opnieuw uit zodra u er een kiest.",
      choose: "Reken met {partner}",
      columns: ["Koper", "Neemt van u af", "U, per jaar", "De koper, per jaar"],
      caption:
        "De kopers die het best bij uw overschot passen en een gezin van drie, als u de winst op elke kWh gelijk verdeelt en elk de eigen leverancier betaalt",
    },
    contact: {
      ...common.contact,
      account: {
        title: common.contact.account.title,
        text: "Dan bevestigt u straks uw e-mailadres en publiceert u uw aanbod in één keer. Liever later? Laat dit leeg.",
      },
      submit: "Zoek een koper voor mij",
      aside: "Wat u ons vraagt",
    },
    closed: {
      title: "Verkopen kan in Nederland nog niet",
      lead: "Wij brengen verkopers en kopers samen volgens een regeling van het Vlaams Gewest. In Nederland bestaat die niet in deze vorm.",
      paragraphs: [
        "In het Vlaams Gewest telt netbeheerder Fluvius per kwartier hoeveel een verkoper teruglevert en hoeveel zijn koper afneemt. Wat samenvalt, is verkocht voor de afgesproken prijs. Deze persoon-aan-persoonverkoop geldt niet over de grens.",
        "In Nederland eindigt het salderen op 1 januari 2027. Daarna wordt het belangrijker wie uw overschot koopt, en voor welke prijs. Zodra er regels zijn om dat per kwartier te verrekenen, bekijken wij hoe wij kunnen helpen. Op de wachtlijst hoort u dat als eerste.",
        "Intussen kunt u met uw eigen prijzen uitrekenen wat een rechtstreekse verkoop u zou opbrengen.",
      ],
      links: [
        { label: "Reken met uw eigen prijzen", path: "/calculator/verkoper" },
        { label: "Lees hoe energiedelen werkt", path: "/energie-delen" },
      ],
    },
    meanwhile: {
      flanders: [
        { label: "Reken uit wat verkopen u opbrengt", path: "/calculator/verkoper" },
        { label: "Lees alles wat een verkoper moet weten", path: "/verkopersinformatie" },
      ],
      brussels: [
        { label: "Reken met Brusselse cijfers", path: "/calculator/verkoper-brussel" },
        { label: "Lees wat delen in Brussel betekent", path: "/energie-delen" },
      ],
      wallonia: [
        { label: "Lees hoe energiedelen werkt", path: "/energie-delen" },
        { label: "Stel ons uw vraag", path: "/contact" },
      ],
    },
    know: {
      title: "Drie dingen die u vooraf moet weten",
      items: [
        {
          title: "Eén koper, niet meer",
          text: "In het Vlaams Gewest verkoopt u aan precies één koper. Kies dus een koper die stroom nodig heeft wanneer u overhebt.",
        },
        {
          title: "Alleen hetzelfde kwartier telt",
          text: "Stroom die u ’s middags injecteert, kunt u ’s avonds niet meer verkopen. De rest van uw overschot gaat naar uw leverancier, tegen uw injectievergoeding.",
        },
        {
          title: "Veel leveranciers vragen een kost",
          text: "Vaak is dat een vast bedrag per jaar voor het delen. Wie weinig deelt, houdt dan niets over. Dat leest u hier vóór u uw naam geeft.",
        },
      ],
    },
  };
}

const sellerSteps = (): StepWords[] => [
  {
    label: "Uw installatie",
    title: "Welke installatie hebt u, en waar?",
    lead: "Zo weten wij of u in het Vlaams Gewest kunt verkopen, en wanneer uw installatie stroom levert. Een naam of e-mailadres vragen wij nog niet.",
    description:
      "Stap 1 van 4 voor verkopers: uw postcode, uw meter en uw installatie. Genoeg om te weten of u uw stroom aan een ander kunt verkopen, en wanneer.",
  },
  {
    label: "Uw overschot",
    title: "Wat gebruikt u zelf?",
    lead: "Wat u zelf gebruikt, blijft van u. Wij kijken naar wat overblijft, kwartier per kwartier.",
    description:
      "Stap 2 van 4 voor verkopers: uw eigen verbruik, uw batterij en uw auto. Daaruit volgt welk overschot u per kwartier aan een koper kunt verkopen.",
  },
  {
    label: "Uw prijs",
    title: "Welke prijs vraagt u?",
    lead: "Kies uw prijs. U ziet meteen wat u en de koper eraan overhouden.",
    description:
      "Stap 3 van 4 voor verkopers: kies uw vraagprijs tussen uw injectievergoeding en de energieprijs van de koper, en zie wat u allebei overhoudt.",
  },
  {
    label: "Uw gegevens",
    title: "Zullen wij een koper zoeken?",
    lead: "Wij zoeken de ene koper bij wie uw kwartieren het best passen en laten u binnen twee werkdagen weten wat wij vonden.",
    description:
      "Stap 4 van 4 voor verkopers: uw naam en e-mailadres, en u hoort binnen twee werkdagen welke koper past. U zit daarmee nergens aan vast.",
  },
];
