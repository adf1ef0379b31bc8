import { backToDetails, detailsTrail } from "#content/pages/accounts/details.ts";
import { passwordWords } from "#content/pages/accounts/details-security.ts";

/** In the query of the link of grant-operator, which opens the back office for the factor that is enrolled by it. */
export const ENROLMENT_FIELD = "inschrijving";
export const enrolmentPath = (token: string): string =>
  `/account/accountgegevens/tweede-stap?${ENROLMENT_FIELD}=${token}`;

export const backOfficeStepWords = {
  /** For an operator whose factors are not trusted. */
  closed: {
    title: "Het beheer is voor u nog dicht",
    text: "Het gaat pas open met een tweede stap die u instelt via een link van wie de site draait. Vraag die link. Wat u hier zelf aanzet, beschermt uw account, maar opent het beheer niet.",
  },
  enrolment: {
    title: "Stel hier de tweede stap in die het beheer opent",
    code: "De link werkt één keer en alleen voor uw account. Na de eerste code gaat het beheer open.",
    passkey: "De link werkt één keer en alleen voor uw account. Na het toevoegen gaat het beheer open.",
    toPasskey: "Liever een toegangssleutel",
  },
} as const;

export const secondFactorWords = {
  head: {
    title: "Tweede stap",
    description:
      "Vraag bij het inloggen ook een code van uw telefoon. Instellen duurt een minuut; herstelcodes krijgt u erbij.",
    trail: detailsTrail,
  },
  hero: {
    eyebrow: "Accountgegevens",
    title: "Tweede stap",
    lead: "Naast uw wachtwoord vragen wij dan een code van zes cijfers, die een app op uw telefoon maakt.",
  },
  back: backToDetails,
  off: {
    title: "De tweede stap staat uit",
    text: "U hebt een app nodig die codes maakt. Veel wachtwoordbeheerders kunnen het ook.",
    current: passwordWords.current,
    submit: "Beginnen",
  },
  scan: {
    title: "Scan deze code met uw app",
    alt: "QR-code voor uw authenticator-app",
    secretTitle: "Lukt scannen niet? Typ dan deze sleutel over:",
    openApp: "Openen in een app op dit toestel",
    code: { label: "Code uit de app", help: "Zes cijfers. Er komt elke halve minuut een nieuwe." },
    submit: "Tweede stap aanzetten",
    expired: "Begin opnieuw: de instelling was niet meer geldig.",
  },
  codes: {
    title: "De tweede stap staat aan. Bewaar nu uw herstelcodes",
    text: "Met zo'n code komt u binnen als uw telefoon weg is. Elke code werkt één keer. Wij tonen ze alleen nu.",
    download: "Herstelcodes downloaden",
    fileName: "herstelcodes.txt",
    fileHead: "Herstelcodes van uw account bij {name}. Elke code werkt één keer.",
    done: "Ik heb ze bewaard",
  },
  on: {
    title: "De tweede stap staat aan",
    left: "Herstelcodes over: {count}.",
    few: "U hebt nog weinig herstelcodes. Stel uw app opnieuw in, dan krijgt u nieuwe.",
    removeTitle: "Uitzetten",
    removeText: "Daarna volstaat uw wachtwoord weer om in te loggen.",
    current: passwordWords.current,
    code: { label: "Code uit de app", help: "Zes cijfers. Is uw telefoon weg? Typ dan een herstelcode." },
    submit: "Tweede stap uitzetten",
    replace: "App opnieuw instellen",
    replaceTitle: "App opnieuw instellen",
    replaceText:
      "Voor een nieuwe telefoon of nieuwe herstelcodes. Tot de eerste code van de nieuwe app blijft de oude werken.",
    replaceSubmit: "Beginnen",
    cancel: "Toch niet",
  },
} as const;

export const passkeysWords = {
  head: {
    title: "Toegangssleutels",
    description:
      "Log in met uw vinger, uw gezicht of de pincode van uw toestel. Voeg een toegangssleutel toe of haal er een weg.",
    trail: detailsTrail,
  },
  hero: {
    eyebrow: "Accountgegevens",
    title: "Toegangssleutels",
    lead: "Een toegangssleutel, ook passkey genoemd, blijft op uw toestel. U logt in met uw vinger, uw gezicht of uw pincode, en niemand kan hem afkijken.",
  },
  back: backToDetails,
  empty: {
    title: "Nog geen toegangssleutel",
    text: "Voeg er een toe op elk toestel dat u vaak gebruikt. Uw wachtwoord blijft daarnaast werken.",
  },
  list: {
    title: "Uw toegangssleutels",
    made: "Toegevoegd op",
    used: "Laatst gebruikt op",
    unused: "Nog niet gebruikt",
    remove: "Verwijderen",
  },
  removal: {
    title: "{name} verwijderen",
    text: "Met deze toegangssleutel logt u daarna niet meer in. Uw wachtwoord blijft werken.",
    current: passwordWords.current,
    submit: "Toegangssleutel verwijderen",
    cancel: "Toch niet",
  },
  form: {
    title: "Toegangssleutel toevoegen",
    name: { label: "Naam", help: "Om hem te herkennen, bijvoorbeeld Telefoon van An." },
    current: passwordWords.current,
    submit: "Toevoegen op dit toestel",
    withoutScript: "Toevoegen lukt alleen met JavaScript, omdat uw browser de sleutel zelf maakt.",
    unknown: "Uw browser kent geen toegangssleutels. Probeer een recente browser, of gebruik de tweede stap.",
    failed: "Het toevoegen is niet afgerond. Er is niets veranderd. Probeer het gerust opnieuw.",
  },
  added: "De toegangssleutel is toegevoegd.",
  removed: "De toegangssleutel is weg.",
} as const;
