import { accountEyebrow, type SignInPageWords } from "#content/pages/accounts/sign-in/sign-in-page.ts";
import type { Site } from "#content/site.ts";
import { linkHours } from "#domain/accounts/link-hours.ts";

export function verifyEmailWords(site: Site) {
  return {
    head: {
      title: "E-mailadres bevestigen",
      description: `Bevestig uw e-mailadres bij ${site.name} met de link uit onze mail. Lees waarom daar een knop voor nodig is en wat u doet als de link niet meer werkt.`,
      trail: [{ name: "Account maken", path: "/aanmelden" }],
    },
    hero: {
      eyebrow: accountEyebrow,
      title: "Uw e-mailadres bevestigen",
      lead: "Eén klik op de knop, en uw adres is bevestigd. U bent daarna meteen ingelogd.",
    },
    newAddress: {
      title: "Uw nieuwe e-mailadres bevestigen",
      lead: "Eén klik op de knop, en wij gebruiken voortaan dit adres. Uw wachtwoord blijft hetzelfde.",
    },
    submit: "Bevestig mijn e-mailadres",
    publish: {
      only: "Alleen bevestigen",
      seller: {
        title: "Bevestig en publiceer uw aanbod",
        lead: "Met één klik is uw e-mailadres bevestigd en staat uw aanbod op het plein. U bent dan ook ingelogd.",
        submit: "Bevestigen en publiceren",
        heading: "Zo zien anderen uw aanbod",
        text: "Dit is alles wat een bezoeker ziet. Uw naam, uw straat en uw EAN-code staan er niet bij. Wilt u eerst iets aanpassen? Kies ‘Alleen bevestigen’: dan blijft het een ontwerp.",
      },
      buyer: {
        title: "Bevestig, en wij zoeken een verkoper",
        lead: "Met één klik is uw e-mailadres bevestigd en zoeken wij een verkoper die past. Uw vraag ziet niemand. Wilt u eerst iets aanpassen? Kies ‘Alleen bevestigen’.",
        submit: "Bevestigen en beginnen met zoeken",
      },
    },
    withoutLink: {
      title: "Open eerst onze mail",
      lead: "Klik op de knop in de mail die wij u stuurden. Die brengt u naar deze pagina, met de sleutel die hier nodig is.",
    },
    expired: {
      title: "Deze link werkt niet meer",
      lead: "Hij is al gebruikt, verlopen of vervangen door een nieuwere. Bevestigde u uw adres al eerder, dan kunt u gewoon inloggen.",
    },
    newAddressExpired: {
      title: "Deze link werkt niet meer",
      lead: "Hij is al gebruikt, verlopen of vervangen door een nieuwere. Vraag de wijziging opnieuw aan bij uw accountgegevens.",
    },
    next: {
      resend: { label: "Vraag een nieuwe mail", path: "/verificatie-resend" },
      signIn: { label: "Inloggen", path: "/login" },
      account: { label: "Naar mijn account", path: "/account" },
      details: { label: "Naar mijn accountgegevens", path: "/account/accountgegevens" },
    },
    aside: {
      title: "Waarom dit nodig is",
      points: [
        {
          title: "Een knop en niet alleen een link",
          text: "Sommige mailprogramma’s openen elke link vooraf om hem op virussen te controleren. Zou de link zelf al bevestigen, dan deed een machine dat in uw plaats. Daarom vragen wij één bewuste klik.",
        },
        {
          title: "Geen post bij een vreemde",
          text: "Op uw adres komen later voorstellen, overeenkomsten en afrekeningen aan. Door een tikfout zouden die bij iemand anders terechtkomen.",
        },
        {
          title: "Eén keer, en niet eeuwig",
          text: `De link werkt één keer, tot ${linkHours.confirmAddress} uur na de mail. Vroeg u een nieuwe, dan geldt alleen de laatste.`,
        },
        {
          title: "Niets gevraagd?",
          text: "Maakte u zelf geen account, doe dan niets. Zonder bevestiging verdwijnt het vanzelf.",
        },
      ],
    },
  } satisfies SignInPageWords & Record<string, unknown>;
}
