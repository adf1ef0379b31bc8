import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";

export const agreementsWords = {
  head: { title: "Overeenkomsten", description: "Alle overeenkomsten, betwiste maanden en betwiste aansluitingen." },
  title: "Overeenkomsten",
  one: "Overeenkomst",
  filter: "Toestand",
  columns: ["Referentie", "Toestand", "Verkoper", "Koper", "Begonnen"],
  months: { title: "Betwiste maanden", columns: ["Overeenkomst", "Maand"], none: "Geen maand is betwist." },
  connections: {
    title: "Betwiste aansluitingen",
    lead: "Twee accounts willen verkopen van dezelfde aansluiting. De eerste deelt, de tweede mocht niet beginnen.",
    none: "Geen aansluiting wacht op een besluit.",
    about: "{second} naast {first}, aansluiting {masked}, sinds {since}",
    decision: "Besluit",
    stays: "De eerste blijft verkopen",
    loses: "De eerste verliest de aansluiting vanaf morgen",
    submit: "Beslis",
    help: "Beide verkopers lezen dit in een e-mail.",
  },
  requests: {
    title: "Wacht op een tweede beheerder",
    lead: "Een besluit over een aansluiting en het intrekken van een verklaring gebeuren met twee. Wat na zeven dagen niet bevestigd is, vervalt.",
    none: "Niets wacht op een tweede beheerder.",
    own: "U vroeg dit zelf: een andere beheerder moet het bevestigen.",
    toAgreement: "Bekijk de overeenkomst",
    confirm: "Bevestig en voer uit",
    withdraw: "Trek de vraag in",
    refuse: "Wijs de vraag af",
    acts: {
      "holder-stays": "{about} mag niet beginnen: de eerste blijft verkopen",
      "holder-loses": "{about} mag beginnen: de eerste verliest de aansluiting",
      "revoke-declaration": "Verklaring {about} intrekken",
    },
    asked: "{email} vroeg dit op {at}: {why}",
    gone: "Deze vraag is er niet meer: ze werd bevestigd, ingetrokken of is vervallen.",
  },
  done: {
    beslist: "Het besluit is genomen. Beide verkopers krijgen een e-mail.",
    gevraagd: "De vraag wacht op een tweede beheerder.",
    bevestigd: "Bevestigd en uitgevoerd.",
    teruggenomen: "De vraag is ingetrokken.",
  },
};

export const agreementWords = {
  description: "Een overeenkomst zoals het beheer die ziet.",
  back: { label: "Terug naar de overeenkomsten", path: "/beheer/overeenkomsten" },
  facts: {
    state: "Toestand",
    region: "Gewest",
    seller: "Verkoper",
    buyer: "Koper",
    created: "Begonnen",
    started: "Deelt sinds",
    ends: "Eindigt",
  },
  none: "Nog niet",
  dossier: { title: "Dossier", columns: ["Stap", "Wie", "Tegen", "Gedaan"], open: "Nog niet" },
  months: { title: "Maanden", columns: ["Maand", "Versie", "Toestand"], none: "Nog geen maand afgerekend." },
  words: { title: "Wat beide kanten zeggen over hun maanden", none: "Niemand betwistte een maand." },
  trail: { title: "Verloop", columns: ["Wanneer", "Wie", "Wat"] },
  declarations: {
    title: "Herkomstverklaringen",
    none: "Nog geen verklaring.",
    revoked: "Ingetrokken",
    valid: "Geldig",
    columns: ["Code", "Maand", "Toestand"],
    act: "Een verklaring intrekken",
    code: "Welke",
    submit: "Trek in",
    waits: "Over {codes} wacht al een vraag op een tweede beheerder.",
    help: "Het register zegt dan dat ze een fout bevatte. Beide kanten lezen de reden in het verloop van hun overeenkomst.",
  },
  sides: { seller: "Verkoper", buyer: "Koper", site: "De site" },
  done: {
    ingetrokken: "De verklaring is ingetrokken.",
    gevraagd: "De vraag wacht op een tweede beheerder. Ze staat bij Overeenkomsten.",
  },
};

export const standingNames: Readonly<Record<MonthStanding["state"], string>> = {
  waiting: "Wacht op een akkoord",
  agreed: "Staat vast",
  contested: "Betwist",
  withdrawn: "Teruggetrokken",
  outside: "Buiten de site geregeld",
};
