import { accountEyebrow, type SignInPageWords } from "#content/pages/accounts/sign-in/sign-in-page.ts";
import type { Site } from "#content/site.ts";

export function registerWords(site: Site) {
  const isBelgian = site.market === "be";
  return {
    head: {
      title: "Account maken",
      description: `Maak een gratis account bij ${site.name}: als koper, verkoper of allebei, voor uzelf of uw onderneming. Lees wat wij vragen, waarom, en wat wij nooit vragen.`,
    },
    hero: {
      eyebrow: accountEyebrow,
      title: "Account maken",
      lead: "Registreren doet u één keer, ook als u op het ene adres koopt en op het andere verkoopt. Een account is gratis en u kunt het zelf weer wissen.",
    },
    takesAlong:
      "Wat u net invulde, gaat mee. Gebruik hetzelfde e-mailadres en bevestig het: dan staat alles klaar als ontwerp.",
    haveOne: { text: "Hebt u al een account?", action: "Inloggen" },
    form: {
      aim: {
        title: "Wat wilt u doen?",
        role: {
          label: "Mijn rol",
          options: [
            { value: "koper", label: "Kopen", description: "Ik gebruik stroom overdag." },
            { value: "verkoper", label: "Verkopen", description: "Ik heb stroom over." },
            { value: "beide", label: "Allebei", description: "Soms te veel, soms te weinig." },
          ],
        },
        kind: {
          label: "Ik doe dat",
          options: [
            { value: "particulier", label: "Voor mezelf", description: "Als particulier." },
            { value: "onderneming", label: "Voor een onderneming", description: "Ook een vzw, school of VME." },
          ],
        },
      },
      company: {
        name: { label: "Naam van de onderneming" },
        number: isBelgian
          ? { label: "Ondernemingsnummer", help: "Tien cijfers, zoals 0123.456.749. Uw btw-nummer mag ook." }
          : { label: "KvK-nummer", help: "Acht cijfers." },
      },
      you: {
        title: "Wie bent u?",
        firstName: { label: "Voornaam" },
        lastName: { label: "Achternaam" },
        postcode: isBelgian
          ? {
              label: "Postcode van uw aansluiting",
              help: "Daaraan zien wij uw gewest en uw netgebied: delen kan alleen binnen hetzelfde gewest.",
            }
          : { label: "Postcode van uw aansluiting", help: "Daaraan zien wij wie uw netbeheerder is." },
        phone: { label: "Telefoon", help: "Alleen als u liever gebeld wordt dan gemaild." },
      },
      access: {
        title: "Hoe logt u in?",
        email: { label: "E-mailadres", help: "Wij sturen er één mail naartoe om het te bevestigen." },
        password: {
          label: "Wachtwoord",
          help: "Minstens 10 tekens. Vier losse woorden zijn sterker dan één woord met leestekens. Plakken mag.",
        },
      },
      consent: {
        title: "Uw akkoord",
        terms: {
          before: "Ik ga akkoord met de",
          link: { label: "algemene voorwaarden", path: "/gebruikersinformatie/algemenevoorwaarden" },
          after: "van deze site.",
        },
        newsletter: {
          label: "Stuur mij de nieuwsbrief",
          help: "Hoogstens één brief per maand. U zet dit later zelf weer uit.",
        },
        privacy: {
          before: "Wat wij met uw gegevens doen, leest u in de",
          link: { label: "privacyverklaring", path: "/gebruikersinformatie/privacyverklaring" },
        },
        newTab: "(opent in een nieuw tabblad)",
      },
      honeypot: "Laat dit veld leeg",
      submit: "Account maken",
    },
    aside: {
      title: "Wat u moet weten",
      points: [
        {
          title: "Zo weinig mogelijk",
          text: "Wij vragen wat nodig is om u aan de juiste tegenpartij te koppelen. Al het andere vult u later in, als u het nodig hebt.",
        },
        {
          title: "Wat wij nooit vragen",
          text: isBelgian
            ? "Uw rijksregisternummer, een kopie van uw identiteitskaart of uw wachtwoord van Mijn Fluvius. Uw EAN-code ziet uw tegenpartij pas als u allebei ja zegt."
            : "Uw burgerservicenummer, een kopie van uw paspoort of het wachtwoord van uw netbeheerder.",
        },
        {
          title: "Wat er daarna gebeurt",
          text: "U krijgt een mail met een knop om uw adres te bevestigen. Bestaat er al een account met dat adres, dan ziet u hetzelfde scherm en krijgt de eigenaar een bericht. Zo komt niemand via dit formulier te weten wie een account heeft.",
        },
      ],
    },
  } satisfies SignInPageWords & Record<string, unknown>;
}
