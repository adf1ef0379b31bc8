import { discoverSegment, type Site } from "./site.ts";

/** The words around every page: header, footer, error page, notices of the interface itself. */
export const shellWords = {
  skipToContent: "Naar de inhoud",
  home: "Startpagina",
  menu: "Menu",
  mainNavigation: "Hoofdnavigatie",
  breadcrumbs: "Kruimelpad",
  search: "Zoeken",
  signIn: "Inloggen",
  signOut: "Uitloggen",
  account: "Mijn account",
  myNavigation: "Mijn account",
  backOffice: "Beheer",
  backToSite: "Terug naar de site",
  embeddedBy: "Een calculator van",
  loading: "De pagina wordt geladen",
  market: { label: "Kies uw markt", be: "België", nl: "Nederland" },
  colorMode: { label: "Kleuren", system: "Zoals mijn toestel", light: "Licht", dark: "Donker" },
  handlerFailed: {
    title: "Dat lukte niet",
    description: "Er ging iets mis op deze pagina. Wat u intikte, staat er nog. Probeer het opnieuw.",
  },
  chunkFailed: {
    title: "Deze pagina laadt niet",
    description:
      "Een deel van de site komt niet door. Kijk uw verbinding na en probeer het over tien seconden opnieuw.",
  },
  consent: {
    title: "Mogen wij meten hoe u de site gebruikt?",
    body: "Wij laden pas een meetdienst van Google als u dat goedvindt. Weigert u, dan werkt alles even goed.",
    acceptAll: "Alles aanvaarden",
    refuseAll: "Alles weigeren",
    choose: "Zelf kiezen",
    save: "Keuze bewaren",
    policy: "Lees de cookieverklaring",
    change: "Cookie-instellingen",
    purposes: {
      analytics: {
        label: "Bezoek meten",
        help: "Telt bezoeken en bekeken pagina’s, zonder wat u in een calculator of formulier invult.",
      },
    },
  },
} as const;

export type Place = { readonly name: string; readonly path: string };

export const mainPlaces: readonly Place[] = [
  { name: "Kopen", path: "/koper" },
  { name: "Verkopen", path: "/verkoper" },
  { name: "Aanbod", path: "/aanbod" },
  { name: "Leveranciers", path: "/leveranciers" },
  { name: "Calculators", path: "/calculator/koper" },
];

/** On a phone there is room for more than beside the logo. */
export const phonePlaces: readonly Place[] = [
  ...mainPlaces,
  { name: "Energie delen", path: "/energie-delen" },
  { name: shellWords.search, path: "/zoeken" },
];

export const myPlaces: readonly Place[] = [
  { name: "Overzicht", path: "/account" },
  { name: "Aansluitingen", path: "/account/aansluitingen" },
  { name: "Contracten", path: "/account/contracten" },
  { name: "Aanbod", path: "/account/aanbod" },
  { name: "Vragen", path: "/account/vragen" },
  { name: "Voorstellen", path: "/account/voorstellen" },
  { name: "Formulieren", path: "/account/formulieren" },
  { name: "Berekeningen", path: "/account/berekeningen" },
  { name: "Accountgegevens", path: "/account/accountgegevens" },
];

export const backOfficePlaces: readonly Place[] = [
  { name: "Vandaag", path: "/beheer" },
  { name: "Marktplaats", path: "/beheer/marktplaats" },
  { name: "Meldingen", path: "/beheer/meldingen" },
  { name: "Matching", path: "/beheer/matching" },
  { name: "Voorstellen", path: "/beheer/voorstellen" },
  { name: "Overeenkomsten", path: "/beheer/overeenkomsten" },
  { name: "Mensen", path: "/beheer/mensen" },
  { name: "Berichten", path: "/beheer/berichten" },
  { name: "Aanvragen", path: "/beheer/aanvragen" },
  { name: "Nieuwsbrief", path: "/beheer/nieuwsbrief" },
  { name: "Tariefkaarten", path: "/beheer/tariefkaarten" },
  { name: "Dagprijzen", path: "/beheer/dagprijzen" },
  { name: "E-mails", path: "/beheer/e-mails" },
  { name: "Taken", path: "/beheer/taken" },
  { name: "Logboek", path: "/beheer/logboek" },
];

export const footerWords = (site: Site) => ({
  promise: `${site.name} rekent uit wat stroom kopen van of verkopen aan een andere afnemer u oplevert. Wij zijn geen leverancier en geen partij bij de verkoop.`,
  newsletter: {
    title: "Nieuwsbrief",
    body: "Nieuwe tarieven en regels, hoogstens één keer per maand.",
    label: "Uw mailadres",
    submit: "Schrijf mij in",
    honeypot: "Laat dit veld leeg",
    more: "Wat staat erin?",
  },
  groups: [
    {
      title: "Kopen en verkopen",
      places: [
        { name: "Ik wil kopen", path: "/koper" },
        { name: "Ik wil verkopen", path: "/verkoper" },
        { name: "Aanbod", path: "/aanbod" },
        { name: "Calculator voor kopers", path: "/calculator/koper" },
        { name: "Calculator voor verkopers", path: "/calculator/verkoper" },
        { name: "Garanties van oorsprong", path: "/calculator/calculator-gvo" },
      ],
    },
    {
      title: "Begrijpen",
      places: [
        { name: "Energie delen", path: "/energie-delen" },
        { name: "Praktijkvoorbeelden", path: "/energie-delen/praktijkvoorbeelden" },
        { name: "Voor kopers", path: "/kopersinformatie" },
        { name: "Voor verkopers", path: "/verkopersinformatie" },
        { name: "In vier stappen", path: `/${discoverSegment(site.name)}/1` },
        { name: "Ons rekenmodel", path: "/rekenmodel" },
        { name: "Herkomstverklaringen", path: "/declarations" },
        { name: "Hoe werkt het?", path: "/hoe-werkt-het" },
        { name: "Leveranciers", path: "/leveranciers" },
        { name: "Kosten", path: "/kosten" },
        { name: "Gewesten", path: "/gewesten" },
        { name: "Begrippen", path: "/begrippen" },
        { name: "Veelgestelde vragen", path: "/veelgestelde-vragen" },
      ],
    },
    {
      title: site.name,
      places: [
        { name: "Over ons", path: "/overons" },
        { name: "Contact", path: "/contact" },
        { name: "Zoeken", path: "/zoeken" },
        { name: "Toegankelijkheid", path: "/toegankelijkheid" },
        { name: "Klachten", path: "/klachten" },
        { name: "Pers", path: "/pers" },
      ],
    },
  ],
  legal: [
    { name: "Disclaimer", path: "/gebruikersinformatie/disclaimer" },
    { name: "Cookieverklaring", path: "/gebruikersinformatie/cookieverklaring" },
    { name: "Privacyverklaring", path: "/gebruikersinformatie/privacyverklaring" },
    { name: "Algemene voorwaarden", path: "/gebruikersinformatie/algemenevoorwaarden" },
  ],
  identity: [
    `${site.operator.name ?? "[naam van de uitbater]"} ${site.operator.legalForm ?? "[rechtsvorm]"}`,
    site.operator.address ?? "[adres]",
    `Ondernemingsnummer ${site.operator.kbo ?? "[nummer]"}, ${site.operator.register ?? "[RPR en rechtbank]"}`,
    `Btw ${site.operator.vat ?? "[nummer]"}`,
    ...(site.operator.email ? [site.operator.email] : []),
    ...(site.operator.phone ? [site.operator.phone] : []),
  ],
});

export const errorPageWords = {
  notFound: {
    sentence: "Deze pagina bestaat niet. Misschien is de link oud, of zit er een tikfout in het adres.",
    try: "Misschien vindt u hier wat u zoekt:",
  },
  refused: { sentence: "Dit adres neemt niet aan wat uw browser stuurde. Er is niets verwerkt." },
  tooMany: {
    sentence:
      "Vanaf uw netwerk komen er nu te veel berekeningen tegelijk of na elkaar. Wacht een minuut en probeer het dan opnieuw. Wat u invulde, gaat niet verloren: het staat in het adres van deze pagina.",
  },
  busy: {
    title: "Even geduld",
    sentence:
      "Er zijn nu veel berekeningen bezig. Wacht een halve minuut en probeer het dan opnieuw. Wat u invulde, gaat niet verloren: het staat in het adres van deze pagina.",
  },
  failed: {
    sentence:
      "Er ging iets mis aan onze kant. Probeer het straks opnieuw. Verzond u net een formulier? Kijk dan eerst na of het bewaard is, voor u het opnieuw verzendt.",
    id: "Als u dit meldt, geef dan deze code door:",
  },
  unreachable: {
    title: "Geen verbinding",
    sentence: "Wij bereiken de site niet. Kijk uw verbinding na en probeer het dan opnieuw.",
  },
  home: "Naar de startpagina",
  reload: "Opnieuw proberen",
  places: [
    { name: "Calculator voor kopers", path: "/calculator/koper" },
    { name: "Energie delen", path: "/energie-delen" },
    { name: "Veelgestelde vragen", path: "/veelgestelde-vragen" },
    { name: "Contact", path: "/contact" },
  ],
} as const;

/** For a request that no page of ours could have sent. */
export const refusedRequestWords = {
  title: "Deze aanvraag nemen wij niet aan",
  sentence: "Ze kwam niet van onze site, of ze was te groot. Er is niets verwerkt.",
  tooLarge:
    "Wat u verstuurde, is te groot. Er is niets verwerkt. Ga terug in uw browser: wat u typte, staat er nog. Kies een kleiner bestand.",
  slow: "Uw bestand of formulier kwam te traag of niet volledig binnen. Er is niets verwerkt. Ga terug in uw browser en probeer het opnieuw: wat u typte, staat er nog.",
  busy: "Er worden nu te veel bestanden tegelijk verstuurd. Er is niets verwerkt. Ga terug in uw browser en probeer het over tien seconden opnieuw: wat u typte, staat er nog.",
  home: "Naar de startpagina",
} as const;
