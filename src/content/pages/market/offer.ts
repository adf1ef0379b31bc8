import { priceLineWords } from "#content/energy/price-line.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import {
  holderNames,
  regionNames,
  sayDirections,
  sayPower,
  sayPrice,
  technologyNames,
} from "#content/market/listing-words.ts";
import { sayMarketRefusal } from "#content/market/market-refusals.ts";
import { reportReasonNames } from "#content/market/proposal-words.ts";
import { sayYearBasis } from "#content/market/year-basis.ts";
import type { PageHead } from "#content/page-head.ts";
import { myOffersWords } from "#content/pages/accounts/my-offers.ts";
import { myRequestsWords } from "#content/pages/accounts/my-requests.ts";
import type { Site } from "#content/site.ts";
import type { PublicOffer } from "#domain/market/listing.ts";
import type { YearBasis } from "#domain/market/public-year.ts";

const whole = (energy: number) => formatKilowattHours(energy, { fractionDigitsMax: 0 });

/** `basis` tells on which year of the seller the numbers of the page rest, `vat` what a household pays on power. */
export function offerWords(site: Site, offer: PublicOffer, basis: YearBasis, vat: number) {
  const { place, installation, holder } = offer;
  const source = technologyNames[installation.technology];
  return {
    head: {
      title: `${source} uit ${place.municipality}`,
      description: `Een aanbod op ${site.name}: ${whole(offer.surplus)} overschot per jaar uit ${place.municipality}. ${priceSentence(offer, vat)} Bekijk wanneer het er is en of het bij u past.`,
      trail: [{ name: "Aanbod", path: "/aanbod" }],
    } satisfies PageHead,
    hero: {
      eyebrow: `${source} in ${place.municipality}`,
      lead: `${whole(offer.surplus)} overschot per jaar. ${priceSentence(offer, vat)}`,
    },
    holder: holderNames[holder],
    demo: {
      badge: "Demo",
      title: "Dit is een demo-aanbod",
      text: "Deze verkoper bestaat niet. Het aanbod komt uit ons rekenmodel, zodat u ziet hoe het plein werkt.",
    },
    own: {
      text: ownTexts[basis],
      action: { label: "Bewerken", path: `/account/aanbod/${offer.id}` },
      done: { publish: myOffersWords.done.publish },
    },
    facts: {
      title: "In het kort",
      rows: [
        { name: "Verkoper", value: offer.companyName ?? holderNames[holder] },
        { name: "Plaats", value: `${place.municipality}, ${regionNames[place.region]}` },
        { name: "Installatie", value: `${source}, ${sayPower(installation)}` },
        ...(installation.technology === "solar"
          ? [{ name: "Ligging", value: `naar ${sayDirections(installation)}` }]
          : []),
        { name: "Prijs", value: sayPrice(offer, vat) },
        { name: "Start", value: offer.startsOn === null ? "in overleg" : formatDay(offer.startsOn) },
        { name: "Duur", value: sayYears(offer.termYears) },
        ...(offer.partners.length === 0
          ? []
          : [{ name: "Zoekt", value: offer.partners.map((partner) => holderNames[partner]).join(", ") }]),
      ],
      rights:
        holder === "company"
          ? "U koopt van een onderneming: als consument hebt u veertien dagen om de overeenkomst te herroepen."
          : holder === "person"
            ? "U koopt van een particulier: het consumentenrecht geldt niet tussen u beiden. Lees goed wat u afspreekt."
            : "U koopt van een school of een vereniging. Vraag na of ze als onderneming verkoopt: dan hebt u als consument veertien dagen om te herroepen. Anders telt alleen wat u samen afspreekt.",
    },
    fit: {
      title: "Past dit bij mij?",
      lead: "Met uw jaarverbruik leggen wij uw kwartieren naast die van deze verkoper. Wij bewaren niets.",
      use: { label: "Uw verbruik per jaar" },
      building: { label: "Waar verbruikt u het?" },
      postcode: { label: "Uw postcode" },
      supplier: { label: "Uw leverancier", unknown: "Weet ik niet" },
      energyPrice: {
        label: "Uw energieprijs",
        help: "Het deel van uw leverancier, zonder netkosten; een onderneming zonder btw. Laat u dit leeg, dan rekenen wij met een tariefkaart.",
      },
      submit: "Reken het uit",
      shared: "Gedeeld per jaar",
      you: "U houdt over",
      seller: "De verkoper houdt over",
      perYear: "per jaar",
      more: "Alle cijfers in de calculator",
      basis: sayYearBasis[basis],
      otherRegion: `Dit aanbod ligt in het ${regionNames[place.region]}. Koper en verkoper moeten in hetzelfde gewest aangesloten zijn.`,
      refused: "Met deze gegevens kunnen wij niet rekenen.",
      file: {
        open: "Of reken met uw eigen meterbestand",
        label: "Uw meterbestand",
        stays: "Uw bestand blijft op dit toestel. Sluit u deze pagina, dan is het hier weg.",
        note: `Met uw eigen kwartieren, na de kost van beide leveranciers. ${sayYearBasis[basis === "model" ? "model" : "public"]}`,
        away: "Het rekenen is niet gelukt. Uw bestand is niet verstuurd. Probeer het over een minuut opnieuw.",
        noScript: "Met JavaScript aan kunt u hier ook uw eigen meterbestand lezen, op uw toestel.",
      },
    },
    curve: {
      title: "Wanneer is er stroom over?",
      lead: curveLeads[basis],
      dayTitle: "Een gemiddelde dag",
      dayLabel: "Injectie in kW over een gemiddelde dag in juni en in december",
      monthTitle: "Maand per maand",
      monthLabel: "Overschot in kWh per maand",
      summer: "Juni",
      winter: "December",
      time: "Tijd",
      month: "Maand",
      energy: "Overschot",
      kilowatt: "kW",
    },
    price: {
      title: "De prijs op de lijn",
      lead: "Links wat de verkoper van zijn leverancier krijgt, rechts wat een gezin in dit gewest op een tariefkaart aan energie betaalt. Daartussen winnen beiden, de kost van de leveranciers niet meegerekend.",
      gift: `De verkoper geeft zijn overschot weg: u betaalt niets voor de gedeelde kWh. De verkoper geeft per kWh ${formatCentsPerKilowattHour(offer.injectionPrice)} injectievergoeding op.`,
      open: "De verkoper noemt geen vaste prijs. Wij tonen hier de prijs waarbij beiden evenveel winnen per kWh.",
      line: { ...priceLineWords, label: "Prijslijn van injectievergoeding over prijs naar energieprijs" },
    },
    says: { title: "Wat de verkoper zegt", none: "De verkoper schreef er niets bij." },
    photo: "Foto van de installatie, door de verkoper",
    propose: {
      title: "Interesse?",
      text: `${askedPrices[offer.price.kind]} Aanvaardt de verkoper ook, dan maakt u samen een overeenkomst. Tot u die tekent, zit u nergens aan vast.`,
      request: { label: "Voor welke vraag?" },
      submit: "Stel voor aan de verkoper",
      demo: {
        text: "Deze verkoper bestaat niet, dus een voorstel doen kan hier niet. Zet uw eigen vraag op het plein: dan zoeken wij een echte verkoper en mailen u zodra er een past.",
        make: { label: "Maak een vraag", path: "/account/vragen/nieuw" },
      },
      school: {
        text: "Een school betaalt btw als een gezin en stroom als een onderneming. Daarom vult u de hele vraag in; wat wij van uw aansluiting weten, staat er al. Daarna komt u hier terug.",
        make: "Maak een vraag",
      },
      stranger: "Log in of maak een account om deze verkoper een voorstel te doen. Daarna komt u hier terug.",
      resting: { draft: "zoekt nog niet", paused: "gepauzeerd" },
      wakes: "Een vraag die nog niet zoekt, doet dat vanaf dan: zegt deze verkoper nee, dan zoeken wij verder.",
      short: {
        title: `Stroom uit ${place.municipality}`,
        text: `Vul in wat u verbruikt en stuur uw voorstel meteen. ${askedPrices[offer.price.kind]} Tot u een overeenkomst tekent, zit u nergens aan vast.`,
        rest: "Wij rekenen verder met één prijs dag en nacht en {fee} per jaar voor uw leverancier. Uw vraag komt bij ‘Mijn vragen’ te staan, waar u ze aanpast of pauzeert. Zegt deze verkoper nee, dan zoeken wij verder.",
        fields: {
          naam: { label: myRequestsWords.form.name.label, help: "Van de onderneming die koopt." },
          verbruik: { label: "Uw verbruik per jaar" },
          postcode: { label: myRequestsWords.form.postcode.label },
          gebouw: { label: "Waar verbruikt u het?" },
          energieprijs: {
            label: myRequestsWords.form.energyPrice.label,
            help: "Het deel van uw leverancier, zonder netkosten. Een onderneming vult de prijs zonder btw in, ieder ander met btw.",
          },
        },
        /** Beside a price that nobody told. */
        estimated: "Wat er staat, is onze schatting: pas ze aan als u uw prijs kent.",
        whole: { label: "Liever alles zelf invullen", path: `/account/vragen/nieuw?aanbod=${offer.id}` },
      },
      now: "Doe een voorstel",
      others: "Zoek een aanbod dat wel past",
      made: "Uw vraag is bewaard. Hieronder doet u deze verkoper een voorstel.",
      signIn: { label: "Inloggen", path: `/login?terug=${encodeURIComponent(`/aanbod/${offer.id}`)}` },
      register: { label: "Account maken", path: `/aanmelden?rol=koper&aanbod=${offer.id}` },
      brussels:
        "In Brussel is verkoop tussen personen alleen vrijgesteld zonder tussenpersoon. Daarom doen wij er geen voorstellen.",
    },
    report: {
      title: "Klopt er iets niet?",
      open: "Meld dit aanbod",
      text: "Een medewerker leest uw melding. Tot dan blijft het aanbod staan. De verkoper komt niet te weten wie het meldde.",
      mailed: "U krijgt een kopie per mail, en later wat wij hebben beslist en waarom.",
      reason: { label: "Wat is er mis?", options: reportReasons },
      note: { label: "Uitleg" },
      email: {
        label: "E-mailadres",
        help: "Om u te laten weten wat wij beslissen en waarom. Daarna wissen wij het.",
      },
      submit: "Verstuur de melding",
      labels: { reden: "Wat is er mis?", uitleg: "Uitleg", email: "E-mailadres" },
    },
    block: {
      submit: "Blokkeer deze verkoper",
      text: "U krijgt dan geen voorstellen meer met deze persoon en ziet zijn aanbod niet meer. In uw account maakt u dat weer ongedaan.",
    },
    back: { label: "Terug naar het aanbod", path: "/aanbod" },
  };
}

export const offerPreviewWords = {
  title: "Voorbeeld van uw aanbod",
  heading: "Zo zien anderen uw aanbod",
  text: "Dit is alles wat een bezoeker ziet: uw gemeente, uw installatie, uw prijs en uw tekst, en van een organisatie de naam. Uw eigen naam, uw straat en uw EAN-code staan er niet bij. Wie u bent, weet een koper pas als u beiden ja zegt.",
  publish: "Publiceren",
  edit: "Terug naar bewerken",
  notPublished: "Uw e-mailadres is bevestigd, uw aanbod is nog niet gepubliceerd",
  done: {
    meegenomen: "Uw antwoorden gingen mee naar uw account. Niemand ziet dit aanbod tot u het zelf publiceert.",
  },
  /** Beside a draft that was to be published at once; the address of its owner is confirmed all the same. */
  refused: {
    "region-closed": sayMarketRefusal({ code: "region-closed" }),
    "listing-hidden": sayMarketRefusal({ code: "listing-hidden" }),
    "listing-changed": "Uw aanbod veranderde sinds u het zag. Kijk het hieronder na en publiceer het dan.",
  },
} as const;

const ownTexts: Readonly<Record<YearBasis, string>> = {
  model: "Dit is uw eigen aanbod, zoals anderen het zien.",
  public: "Dit is uw eigen aanbod, zoals anderen het zien.",
  measured:
    "Dit is uw eigen aanbod. U ziet hier uw gemeten jaar. Anderen zien ons rekenmodel, met uw jaartotaal afgerond.",
};

const curveLeads: Readonly<Record<YearBasis, string>> = {
  model: "Uit ons rekenmodel, met de installatie en het eigen verbruik van de verkoper. Niet gemeten.",
  public:
    "Uit ons rekenmodel, met het gemeten jaartotaal van de verkoper, afgerond. Zijn gemeten dagen en maanden ziet alleen hij.",
  measured: "Uit uw eigen meterbestand, samengevat tot gemiddelde dagen en maanden. Alleen u ziet dit.",
};

/** After a report; the reference is null when the address does not tell it. */
export const sayReported = (reference: string | null): string =>
  `Dank u. Een medewerker kijkt dit aanbod na.${reference === null ? "" : ` Uw referentie is ${reference}.`}`;

const buildingNames: Readonly<Record<string, string>> = {
  kantoor: "kantoor",
  winkel: "winkel",
  bakkerij: "bakkerij",
  landbouw: "landbouwbedrijf",
  werkplaats: "werkplaats",
  koelhuis: "koelhuis",
};

/** On whose quarters the answer rests, for who told a yearly use; a home has no name here. */
export function sayFitNote(building: string): string {
  const name = buildingNames[building];
  return `Een schatting met een rekenmodel van een ${name ?? "gezin"} met uw verbruik, na de kost van beide leveranciers.${name === undefined ? "" : " Prijzen zonder btw."}`;
}

/** On whose quarters the answer rests, for who has a request on the market. */
export const sayOwnFit = (title: string): string =>
  `Met het verbruik en de prijs van uw vraag ‘${title}’, na de kost van beide leveranciers. Vul hierboven iets anders in om anders te rekenen.`;

const reportReasons = Object.entries(reportReasonNames).map(([value, label]) => ({ value, label }));

const sayYears = (years: number | null) => (years === null ? "in overleg" : `${years} jaar`);

function priceSentence(offer: PublicOffer, vat: number): string {
  const { price } = offer;
  if (price.kind === "gift") return "De verkoper geeft het weg.";
  if (price.kind === "asked") return `De verkoper vraagt ${sayPrice(offer, vat)}.`;
  return price.lowest === null
    ? "De prijs spreekt u samen af."
    : `De prijs spreekt u samen af. ${sayPrice(offer, vat)}.`;
}

/** What the forms below an offer say when they are sent without an answer. */
export const offerFormWords = {
  reason: "Kies wat er mis is.",
  kept: "Uw vraag staat als ontwerp bij ‘Mijn vragen’.",
  hidden: "Een deel van uw vraag dat hier niet staat, klopt niet. Kies ‘Liever alles zelf invullen’.",
};

/** To what a buyer says yes by asking. */
const askedPrices: Readonly<Record<PublicOffer["price"]["kind"], string>> = {
  asked: "Met een voorstel zegt u zelf al ja tegen de prijs van deze verkoper.",
  gift: "De verkoper geeft deze stroom weg: met een voorstel zegt u zelf al ja.",
  open: "De prijs is nog open: wij rekenen uit waar u beiden evenveel bij wint, en u zegt pas ja als u hem gezien hebt.",
};
