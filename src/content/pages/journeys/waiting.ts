import type { PageHead } from "#content/page-head.ts";
import { waitedFor } from "#content/refusals/waiting-reasons.ts";
import type { Site } from "#content/site.ts";
import { linkHours } from "#domain/accounts/link-hours.ts";
import { type WaitingReason, waitingReasons } from "#domain/leads/waiting-reason.ts";

const texts = Object.fromEntries(
  waitingReasons.map((reason) => [reason, `Wij mailen u één keer, zodra ${waitedFor[reason]}.`]),
) as Readonly<Record<WaitingReason, string>>;

/** The waiting list: asking for a place, confirming it and giving it up. */
export function waitingWords(site: Site) {
  return {
    form: {
      title: "Zet u op de wachtlijst",
      texts,
      email: { label: "E-mailadres" },
      submit: "Zet mij op de wachtlijst",
      promise:
        "Wij sturen u eerst een mail om te bevestigen. Daarna hoort u niets tot het zover is, en u gaat er met één klik weer af.",
      honeypot: "Laat dit veld leeg",
    },
    page: {
      head: {
        title: "Wachtlijst",
        description: `Kunt u via ${site.name} nog geen stroom kopen of verkopen? Laat uw e-mailadres achter en hoor het één keer, zodra het in uw geval wel kan.`,
      } satisfies PageHead,
      eyebrow: "Wachtlijst",
      title: "Wilt u weten wanneer het wel kan?",
      lead: "Niet iedereen kan vandaag stroom kopen of verkopen. Doorloop de vragen, dan weten wij waarop u wacht.",
      sent: {
        title: "Kijk in uw mailbox",
        text: `Wij stuurden een mail met een knop. Klik erop binnen ${linkHours.joinWaitingList} uur: pas dan staat u op de lijst. Vindt u hem niet, kijk dan bij de ongewenste mail.`,
      },
      links: [
        { label: "Ik wil stroom kopen", path: "/koper" },
        { label: "Ik wil stroom verkopen", path: "/verkoper" },
      ],
    },
    confirm: {
      head: {
        title: "Wachtlijst bevestigen",
        description: `Bevestig uw plaats op de wachtlijst van ${site.name}. U krijgt één mail, zodra u stroom kunt kopen of verkopen, en niets anders.`,
      } satisfies PageHead,
      title: "Zet u op de wachtlijst",
      lead: "Met deze knop bevestigt u dat dit uw e-mailadres is.",
      submit: "Zet mij op de wachtlijst",
      done: {
        title: "U staat op de wachtlijst",
        lead: "U krijgt nog een mail met de link om er weer af te gaan. Daarna hoort u ons pas als het zover is.",
      },
      expired: {
        title: "Deze link werkt niet meer",
        lead: "Hij is al gebruikt of te oud. Staat u nog niet op de lijst, vraag dan een nieuwe mail aan.",
      },
    },
    leave: {
      head: {
        title: "Wachtlijst verlaten",
        description: `Haal uw e-mailadres van de wachtlijst van ${site.name}. Wij wissen het meteen; er blijft niets van over en u krijgt geen mail meer.`,
      } satisfies PageHead,
      title: "Van de wachtlijst",
      lead: "Met deze knop wissen wij uw e-mailadres van de lijst, meteen en voorgoed.",
      submit: "Haal mij van de lijst",
      done: {
        title: "U staat niet meer op de wachtlijst",
        lead: "Wij hebben uw e-mailadres gewist. Verandert u van gedachten, dan kunt u er later weer op.",
      },
      without: {
        title: "Deze link is niet volledig",
        lead: "Open de link uit de mail die u kreeg toen u op de lijst kwam.",
      },
    },
    home: { label: "Naar de startpagina", path: "/" },
  };
}
