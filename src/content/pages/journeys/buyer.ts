import type { PageHead } from "#content/page-head.ts";
import { checkFormWords } from "#content/pages/journeys/check-form.ts";
import type { Site } from "#content/site.ts";

type Notice = { title: string; paragraphs: string[] };
type Words = Omit<ReturnType<typeof belgian>, "notice"> & { notice: Notice | null };

export function buyerWords(site: Site) {
  const words: Words = site.market === "be" ? belgian() : dutch(site);
  return { ...words, form: checkFormWords(site), steps: buyerSteps() };
}

function belgian() {
  return {
    head: {
      title: "Stroom kopen: kan ik meedoen?",
      description:
        "Beantwoord drie vragen en weet meteen of u stroom rechtstreeks van een andere afnemer kunt kopen. Zonder account, zonder naam of e-mailadres.",
    } satisfies PageHead,
    checkOpen: true,
    hero: {
      eyebrow: "Voor kopers",
      title: "Kan ik kopen?",
      lead: "Drie vragen en een eerlijk antwoord. Een naam of e-mailadres hebben wij daar niet voor nodig.",
    },
    notice: null,
    questions: {
      title: "Drie vragen over uw aansluiting",
      submit: "Toon het antwoord",
      again: "Pas een antwoord aan en vraag het opnieuw.",
      faulty: "Er ontbreekt nog iets. Kijk de gemarkeerde vragen na; wat u al invulde, staat er nog.",
    },
    stepsTitle: "Zo koopt u straks, in vier stappen",
    stepsLead:
      "Deze stappen openen later. Wat u hierboven nagaat en wat u in de calculator uitrekent, klopt vandaag al. Zo weet u nu al of het voor u zin heeft.",
    next: {
      title: "Wat u nu al kunt doen",
      links: [
        { label: "Reken uit wat kopen u oplevert", path: "/calculator/koper" },
        { label: "Lees alles wat een koper moet weten", path: "/kopersinformatie" },
      ],
    },
    nextBrussels: [
      { label: "Reken met Brusselse cijfers", path: "/calculator/koper-brussel" },
      { label: "Lees wat delen in Brussel betekent", path: "/energie-delen" },
    ],
    nextWallonia: [
      { label: "Lees hoe energiedelen werkt", path: "/energie-delen" },
      { label: "Stel ons uw vraag", path: "/contact" },
    ],
    leave: { label: "Terug naar de startpagina", path: "/" },
  };
}

function dutch(site: Site): Words {
  const home = belgian();
  return {
    ...home,
    head: {
      title: "Stroom kopen van een ander",
      description: `Lees waarom u via ${site.name} in Nederland nog geen stroom van een andere afnemer koopt en wat u intussen al kunt uitrekenen met uw eigen prijzen.`,
    },
    checkOpen: false,
    hero: {
      eyebrow: "Voor kopers",
      title: "Kopen kan in Nederland nog niet",
      lead: "De regeling waarmee wij kopers en verkopers willen samenbrengen, bestaat vandaag alleen in België.",
    },
    notice: {
      title: "Waarom niet, en wat wel",
      paragraphs: [
        "In Vlaanderen meet netbeheerder Fluvius per kwartier hoeveel stroom een verkoper teruglevert en hoeveel zijn koper op dat moment afneemt. Wat samenvalt, geldt als verkocht, voor de prijs die beiden hebben afgesproken. Die persoon-aan-persoonverkoop is een Belgische regeling en geldt niet over de grens.",
        "Nederland heeft eigen regels voor leveren, salderen en delen. Zolang er geen werkbare manier is om zo’n verkoop per kwartier te verrekenen, doen wij niet alsof. Er komt een wachtlijst; tot ze er is, vragen wij u geen gegevens.",
        "Rekenen kan wel. In de calculator vult u uw eigen prijzen in en ziet u wat een gedeelde kilowattuur u zou opleveren, na alle kosten die u opgeeft.",
      ],
    },
    stepsTitle: "Zo koopt men in België, in vier stappen",
    stepsLead: "Ter vergelijking: zo verloopt het in het Vlaams Gewest. Ook daar openen deze stappen later.",
    next: {
      title: "Wat u nu al kunt doen",
      links: [
        { label: "Reken met uw eigen prijzen", path: "/calculator/koper" },
        { label: "Lees hoe energiedelen werkt", path: "/energie-delen" },
      ],
    },
  };
}

function buyerSteps() {
  return [
    {
      title: "Uw situatie",
      text: "Postcode, verbruik en wat er bij u draait: een warmtepomp, een laadpaal, een bakkersoven. Of uw bestand van Mijn Fluvius, dat op uw eigen toestel wordt gelezen.",
    },
    {
      title: "Uw contract",
      text: "Uw leverancier, uw energieprijs en wat hij voor het delen vraagt. Die kost telt altijd mee, ook als de uitkomst daardoor tegenvalt.",
    },
    {
      title: "De uitkomst",
      text: "Wat u per jaar overhoudt, en welke verkopers het best bij uw kwartieren passen, met de reden erbij.",
    },
    {
      title: "Uw gegevens",
      text: "Pas als u verder wilt, vragen wij wie u bent. Daarna hoort u van ons, en beslissen u en de verkoper allebei.",
    },
  ];
}
