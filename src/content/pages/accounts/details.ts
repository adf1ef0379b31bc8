import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";

const place = "/account/accountgegevens";

/** The way back from a page of the account's details. */
export const detailsTrail = [
  { name: "Mijn overzicht", path: "/account" },
  { name: "Accountgegevens", path: place },
] as const;
export const backToDetails = { label: "Terug naar accountgegevens", path: place } as const;

export function detailsWords(site: Site) {
  return {
    head: {
      title: "Mijn accountgegevens",
      description: `Uw gegevens bij ${site.name}: profiel, aansluitingen, wachtwoord, kleuren, nieuwsbrief, toestellen, al uw gegevens downloaden en uw account wissen.`,
      trail: [{ name: "Mijn overzicht", path: "/account" }],
    } satisfies PageHead,
    hero: {
      eyebrow: "Mijn account",
      title: "Accountgegevens",
      lead: "Wat wij van u weten, en de knoppen om het te wijzigen of te wissen.",
    },
    change: "Wijzigen",
    view: "Bekijken",
    profile: {
      title: "Profiel",
      path: `${place}/profiel`,
      missing: "Uw profiel is nog leeg. Vul het in, dan staan uw gegevens klaar in elk formulier.",
      fill: "Profiel invullen",
      labels: {
        name: "Naam",
        company: "Onderneming",
        number: "Ondernemingsnummer",
        roles: "Rol",
        address: "Adres",
        phone: "Telefoon",
      },
      none: "Niet ingevuld",
      roles: { buyer: "Koper", seller: "Verkoper" },
    },
    connections: {
      title: "Aansluitingen",
      path: "/account/aansluitingen",
      text: "Wat er achter uw meters zit en hun EAN-codes staan op een eigen pagina.",
      manage: "Naar aansluitingen",
    },
    security: {
      title: "Inloggen en beveiliging",
      email: { title: "E-mailadres", path: `${place}/e-mail` },
      password: {
        title: "Wachtwoord",
        text: "Wijzig het als u het ergens anders ook gebruikt.",
        path: `${place}/wachtwoord`,
      },
      secondFactor: {
        title: "Tweede stap",
        on: "Aan: bij het inloggen vragen wij een code van uw toestel.",
        off: "Uit. Zet hem aan, dan volstaat uw wachtwoord alleen niet meer.",
        path: `${place}/tweede-stap`,
      },
      passkeys: {
        title: "Toegangssleutels",
        none: "Nog geen. Log in met uw vinger, uw gezicht of de pincode van uw toestel.",
        one: "1 toegangssleutel",
        several: "{count} toegangssleutels",
        path: `${place}/toegangssleutels`,
      },
      signIns: {
        title: "Ingelogde toestellen",
        text: "Op welke toestellen u ingelogd bent.",
        path: `${place}/aanmeldingen`,
      },
    },
    newsletter: {
      title: "Nieuwsbrief",
      label: "Stuur mij de nieuwsbrief",
      help: "Nieuwe tarieven en regels, hoogstens één keer per maand.",
      submit: "Keuze bewaren",
      saved: "Uw keuze voor de nieuwsbrief is bewaard.",
    },
    colors: {
      title: "Kleuren",
      text: "Licht, donker of zoals uw toestel staat ingesteld. Uw keuze blijft op dit toestel en gaat niet naar ons.",
      withoutScript: "Zonder JavaScript volgt de site de instelling van uw toestel.",
    },
    data: {
      title: "Al mijn gegevens",
      text: "Eén bestand (JSON) met alles wat wij van u bewaren, van uw profiel en uw formulieren tot uw aanbod en uw overeenkomsten.",
      submit: "Gegevens downloaden",
      path: `${place}/mijn-gegevens`,
    },
    deletion: {
      title: "Mijn account wissen",
      text: "U krijgt dertig dagen om u te bedenken. Daarna is alles weg, op ondertekende overeenkomsten en afrekeningen na.",
      planned: "Uw account wordt gewist op {day}. Tot dan kunt u dat ongedaan maken.",
      action: "Account wissen",
      undo: "Bekijken of ongedaan maken",
      path: `${place}/verwijderen`,
    },
  };
}

/** Said once after something was done. */
export const detailsDone: Readonly<Record<string, string>> = {
  profiel: "Uw profiel is bewaard.",
  nieuwsbrief: "Uw keuze voor de nieuwsbrief is bewaard.",
  wachtwoord: "Uw wachtwoord is gewijzigd. Op andere toestellen bent u uitgelogd.",
  "e-mail": "Wij stuurden een mail naar het nieuwe adres. Het geldt zodra u de knop in die mail gebruikt.",
  "tweede-stap-uit": "De tweede stap staat uit.",
  bewaard: "Uw account blijft bestaan. Het wordt niet gewist.",
};
