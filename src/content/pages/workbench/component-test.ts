import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";
import { componentTestChartsWords } from "./component-test-charts.ts";
import { componentTestFieldsWords } from "./component-test-fields.ts";

const head: PageHead = {
  title: "Bouwstenen",
  description:
    "De werkbank van deze site: elke knop, elk veld, elke melding, tabel en grafiek in al haar toestanden, in licht en donker, op één pagina te bekijken.",
};

const sections = {
  buttons: {
    id: "knoppen",
    title: "Knoppen en links",
    lead: "Eén hoofdactie per scherm. Wat ernaast staat, is rustiger getekend. Een link brengt u ergens, een knop doet iets.",
    variants: "Soorten",
    sizes: "Maten",
    states: "Toestanden",
    links: "Links",
    primary: "Bereken uw winst",
    secondary: "Bekijk het aanbod",
    quiet: "Later",
    danger: "Aanbod verwijderen",
    small: "Klein",
    medium: "Gewoon",
    large: "Groot",
    disabled: "Uitgeschakeld",
    busy: "Bezig",
    asLink: "Een link als knop",
    textLink: "Lees hoe energiedelen werkt",
  },
  signs: {
    id: "tekens",
    title: "Labels, berichten en kaarten",
    lead: "Een kleur staat nooit alleen: er hoort altijd een woord of een teken bij.",
    badges: "Labels",
    badgeNames: {
      neutral: "Concept",
      primary: "Nieuw",
      secondary: "Gedeeld",
      sun: "Naar de leverancier",
      danger: "Geweigerd",
      ok: "Bevestigd",
      warn: "Wacht op u",
    },
    alerts: "Berichten op de pagina",
    alertTexts: {
      info: {
        title: "Goed om te weten",
        text: "De netbeheerder meet elk kwartier. Daarom rekenen wij ook per kwartier.",
      },
      ok: { title: "Uw gegevens zijn bewaard", text: "U kunt deze pagina gerust sluiten en later verdergaan." },
      warn: {
        title: "Uw meter telt nog geen kwartieren",
        text: "Vraag meetregime 3 aan bij uw leverancier. Hij mag dat niet weigeren.",
      },
      danger: { title: "Dit bestand lezen wij niet", text: "Kies het kwartierbestand dat u uit Mijn Fluvius haalde." },
    },
    cards: "Kaarten",
    cardNames: {
      surface: "Gewone kaart",
      sunken: "Verzonken kaart",
      primary: "Kaart voor een keuze",
      secondary: "Kaart voor goed nieuws",
      sun: "Kaart over productie",
    },
    cardText: "Een rand in plaats van een schaduw. De inhoud bepaalt hoe hoog ze wordt.",
    amounts: "Getallen",
    amountNote:
      "Zo schrijven wij bedragen, energie, prijzen en delen. Het zijn voorbeelden van schrijfwijze, geen tarieven.",
  },
  fields: {
    id: "velden",
    title: "Velden",
    lead: "Elk veld werkt in een gewoon formulier, ook zonder JavaScript.",
  },
  tabs: {
    id: "tabbladen",
    title: "Tabbladen",
    lead: "Met de pijltjes wisselt u van blad. Zonder JavaScript staan alle bladen gewoon onder elkaar.",
    label: "Seizoenen",
    items: [
      {
        value: "zomer",
        label: "Zomer",
        icon: "sun",
        text: "De zon staat hoog en de dag is lang. Rond de middag is er vaak meer stroom dan de buren kunnen gebruiken.",
      },
      {
        value: "tussen",
        label: "Lente en herfst",
        icon: "clock",
        text: "Zon en verbruik vallen het vaakst samen. Dit zijn de maanden waarin delen het makkelijkst gaat.",
      },
      {
        value: "winter",
        label: "Winter",
        icon: "moon",
        text: "Er is weinig zon en veel verbruik. Bijna alles wat een verkoper overheeft, vindt meteen een koper.",
      },
      { value: "later", label: "Nog niet beschikbaar", icon: "calendar", text: "", disabled: true },
    ],
  },
  folds: {
    id: "uitklappen",
    title: "Vragen en uitklappers",
    lead: "Elk antwoord heeft een eigen adres. Wie die link volgt, vindt het antwoord al open.",
    questions: [
      {
        id: "vraag-kwartier",
        question: "Waarom rekent u per kwartier?",
        answer:
          "Omdat de netbeheerder dat ook doet. Wat in hetzelfde kwartier geïnjecteerd en afgenomen wordt, is gedeeld. De rest gaat naar of komt van de leverancier.",
      },
      {
        id: "vraag-tegel",
        question: "Wat stelt een tegel voor?",
        answer:
          "Eén kwartier van de dag. Vierentwintig kolommen zijn de uren, vier rijen de kwartieren. Hoe voller de kleur, hoe meer er gedeeld wordt.",
      },
      {
        id: "vraag-leverancier",
        question: "Moet ik van leverancier veranderen?",
        answer: "Nee. U houdt uw eigen leverancier. Hij levert alles wat de verkoper op dat moment niet levert.",
      },
    ],
    link: "Open het antwoord over de tegel",
    disclosure: {
      label: "Toon hoe wij rekenen",
      labelOpen: "Verberg hoe wij rekenen",
      text: "Voor elk kwartier nemen wij het kleinste van twee getallen: wat de verkoper injecteert en wat de koper afneemt.",
    },
    disclosureOpen: { label: "Open vanaf het begin", text: "Deze uitklapper staat al open als de pagina verschijnt." },
  },
  overlays: {
    id: "vensters",
    title: "Vensters, tips en menu’s",
    lead: "Wat boven de pagina zweeft, sluit met Escape en geeft de focus terug aan de knop waarmee u het opende.",
    dialogs: "Vensters",
    dialog: {
      open: "Aanbod verwijderen",
      title: "Dit aanbod verwijderen?",
      description: "Kopers zien het dan niet meer. Een aanbod dat al gereserveerd is, kunt u niet verwijderen.",
      confirm: "Verwijderen",
      cancel: "Bewaren",
      done: "Aanbod verwijderd",
    },
    longDialog: {
      open: "Venster met veel tekst",
      title: "Zo verloopt het delen",
      paragraphs: [
        "U spreekt met de andere partij een prijs af. Die ligt tussen wat de verkoper anders voor zijn injectie krijgt en wat de koper anders voor zijn energie betaalt.",
        "U vraagt elk uw eigen leverancier naar zijn voorwaarden. Beide meters moeten digitaal zijn en elk kwartier doorgeven: dat heet meetregime 3.",
        "De beheerder van de groep dient de aanvraag in op Mijn Fluvius, met de EAN-codes van beide aansluitingen. Elke deelnemer keurt ze zelf goed.",
        "Vanaf de start telt de netbeheerder elk kwartier wat er gedeeld is. U verneemt het elke maand, rond de 25e van de maand erna.",
        "De koper betaalt de verkoper rechtstreeks, volgens hun overeenkomst. De netbeheerder int of betaalt niets.",
        "Stoppen kan via de beheerder van de groep op Mijn Fluvius, volgens de opzegtermijn in uw overeenkomst.",
      ],
    },
    popovers: "Venstertje bij een knop",
    popover: {
      open: "Wat is kWp?",
      label: "Uitleg over kWp",
      text: "Kilowattpiek is het vermogen van zonnepanelen in de volle zon, zoals in het labo gemeten.",
      link: "Meer over panelen",
    },
    tooltips: "Tips",
    tooltip: {
      first: "Bewaren",
      firstTip: "Bewaart dit aanbod in uw lijst",
      second: "Delen",
      secondTip: "Kopieert de link van dit aanbod",
    },
    menus: "Menu’s",
    menu: {
      open: "Mijn account",
      details: "Mijn gegevens",
      forms: "Mijn formulieren",
      disabled: "Nog niet beschikbaar",
      signOut: "Uitloggen",
      language: "Taal",
      languages: [
        { value: "nl", label: "Nederlands" },
        { value: "fr", label: "Frans" },
        { value: "de", label: "Duits" },
      ],
    },
  },
  toasts: {
    id: "meldingen",
    title: "Meldingen",
    lead: "Ze verschijnen rechtsonder, blijven vijf seconden en wachten zolang u ernaar wijst. Met F8 springt u ernaartoe, vegen naar rechts sluit ze.",
    tones: "Soorten",
    behaviour: "Gedrag",
    info: {
      button: "Gewone melding",
      title: "Nieuwe tarieven geladen",
      description: "De bedragen op deze pagina zijn bijgewerkt.",
    },
    ok: {
      button: "Goed nieuws",
      title: "Uw aanbod staat online",
      description: "Kopers uit uw gewest kunnen het nu vinden.",
    },
    warn: { button: "Waarschuwing", title: "U bent nog niet klaar", description: "Er ontbreekt nog een EAN-code." },
    danger: {
      button: "Fout",
      title: "Bewaren lukte niet",
      description: "Kijk uw verbinding na en probeer het opnieuw.",
    },
    short: { button: "Alleen een titel", title: "Link gekopieerd" },
    action: {
      button: "Met een actie",
      title: "Aanbod verwijderd",
      description: "U kunt het nog terughalen.",
      label: "Ongedaan maken",
      done: "Aanbod teruggehaald",
    },
    sticky: { button: "Blijft staan", title: "Deze melding blijft", description: "Ze verdwijnt pas als u ze sluit." },
    many: {
      button: "Zeven na elkaar",
      title: "Melding {number}",
      description: "Alleen de laatste vijf blijven staan.",
    },
    closeAll: "Sluit alles",
  },
  progress: {
    id: "voortgang",
    title: "Voortgang en stappen",
    lead: "Weten wij hoeveel er is, dan vult de balk zich. Weten wij het niet, dan beweegt hij alleen.",
    bars: "Balken",
    none: "Nog niet begonnen",
    some: "Kwartieren lezen",
    all: "Klaar",
    unknown: "Verbinding maken",
    steered: "Vul de balk zelf",
    more: "Meer",
    less: "Minder",
    outOfRange: "Buiten het bereik",
    restart: "Opnieuw",
    tiles: "Tegels",
    months: "Afgerekende maanden",
    documents: "Ingediende documenten",
    days: "Gemeten dagen",
    tileText: "{value} van {max}",
    steps: "Stappen",
    stepLabel: "Stappen van de aanvraag",
    stepNames: ["Uw aansluiting", "Uw verbruik", "Uw voorstel", "Bevestigen"],
    stepBack: "Vorige stap",
    stepOn: "Volgende stap",
  },
  tables: {
    id: "tabellen",
    title: "Tabellen en bladeren",
    lead: "Een brede tabel schuift binnen haar eigen rand. De eerste kolom blijft staan.",
    pages: "Bladeren",
    trail: "Voorbeeld van een kruimelpad",
    trailItems: [
      { name: "Startpagina", path: "/" },
      { name: "Energie delen", path: "/energie-delen" },
      { name: "Praktijkvoorbeelden", path: "/energie-delen/praktijkvoorbeelden" },
    ],
  },
  waiting: {
    id: "wachten",
    title: "Wachten en leeg",
    lead: "Wat nog komt, heeft al zijn plaats. Wat er niet is, zegt wat u kunt doen.",
    skeletons: "Plaatshouders",
    empty: {
      title: "Nog geen aanbod bewaard",
      text: "Bewaar wat u interesseert. Het verschijnt hier, met uw eigen cijfers ernaast.",
      action: "Bekijk het aanbod",
    },
    emptyPlain: { title: "Nog geen afrekening", text: "De eerste verschijnt na de eerste volle maand waarin u deelt." },
  },
  charts: {
    id: "grafieken",
    title: "Pleinen, grafieken en tekeningen",
    lead: "Elke grafiek bestaat ook als tabel en is leesbaar zonder kleur.",
  },
} as const;

export function componentTestWords(site: Site) {
  return {
    head,
    title: "Alle bouwstenen op één plein",
    lead: `Deze pagina is de werkbank van ${site.name}. Hier staat elk onderdeel van de site in elke toestand, zodat wij zien wat er verandert. Wissel bovenaan tussen licht en donker.`,
    contents: "Op deze pagina",
    sections,
    fields: componentTestFieldsWords(),
    charts: componentTestChartsWords,
  };
}

export type ComponentTestSections = typeof sections;
