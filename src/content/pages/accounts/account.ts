import { formWords } from "#content/forms/form-texts.ts";
import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";
import type { NextStep } from "#domain/account-details/next-steps.ts";
import { isFormKind } from "#domain/forms/form-definitions.ts";

export type StepWords = {
  readonly title: string;
  readonly text: string;
  readonly link: Link;
  /** By when; null or absent for what has no last day. */
  readonly due?: string | null;
  /** Another way to look at it. */
  readonly also?: Link;
};
type Link = { readonly label: string; readonly path: string };

export function accountWords(site: Site) {
  const isBelgian = site.market === "be";
  return {
    head: {
      title: "Mijn overzicht",
      description: `Uw overzicht bij ${site.name}: wat u te doen staat, uw formulieren, uw aanbod en vragen, voorstellen, overeenkomsten en de gedeelde kwartieren van deze maand.`,
    } satisfies PageHead,
    hero: { eyebrow: "Mijn account", lead: "Alles wat loopt, op één pagina." },
    next: { title: "Uw volgende stap", others: "Daarna" },
    forms: {
      title: "Formulieren",
      empty: "Nog geen formulier",
      text: "Bij een verkoop tussen personen horen vijf papieren. U vult ze hier stap voor stap in, tekent met uw naam en bewaart ze als pdf.",
      link: { label: "Bekijk de formulieren", path: "/account/formulieren" },
      all: "Alle formulieren",
    },
    offers: {
      title: "Aanbod en vragen",
      empty: "Nog geen aanbod of vraag",
      text: "Verkoopt u, dan staat hier uw installatie met haar vraagprijs. Koopt u, dan staat hier wat u zoekt en tot welke prijs. Een aanbod kunt u pauzeren zonder het te wissen.",
      link: { label: "Bekijk hoe een aanbod eruitziet", path: "/aanbod/voorbeeld" },
    },
    matches: {
      title: "Voorstellen",
      empty: "Nog geen voorstel",
      text: "Vinden wij een tegenpartij bij wie uw kwartieren passen, dan leest u hier waarom, wat u beiden overhoudt en tot wanneer u kunt antwoorden. Zonder uw ja gebeurt er niets. Past er nu niemand, en kent u zelf iemand om mee te delen? Dan hebt u geen voorstel nodig.",
      link: { label: "Nodig uw eigen partner uit", path: "/account/contracten/uitnodigen" },
    },
    month: {
      title: "Deze maand",
      empty: "Nog geen gedeelde kwartieren",
      text: isBelgian
        ? "Hier komt uw maand: één tegel per kwartier, met wat u deelde en wat naar de leverancier ging. De netbeheerder bezorgt de volumes rond de 25e van de maand erna."
        : "Hier komt uw maand: één tegel per kwartier, met wat u deelde en wat naar de leverancier ging.",
      link: null,
    },
  };
}

/** A stranger to us by name is greeted without one. */
export const greeting = (firstName: string): string => (firstName === "" ? "Dag" : `Dag ${firstName}`);

const invitationPath = (id: string) => `/account/contracten/uitnodigingen/${encodeURIComponent(id)}`;

/** What each next step says and where it leads. */
export function nextStepWords(step: NextStep): StepWords {
  switch (step.code) {
    case "answer-invitation":
      return {
        title: "Beantwoord de uitnodiging",
        text: "Iemand die u kent, wil stroom met u delen. Kies uw aansluiting en u ziet meteen wat u er beiden aan overhoudt.",
        link: { label: "Bekijk de uitnodiging", path: invitationPath(step.invitationId) },
      };
    case "await-invitation":
      return {
        title: "Wacht op antwoord",
        text: "Uw uitnodiging is onderweg. Zegt uw partner ja, dan begint uw overeenkomst vanzelf en krijgt u een mail.",
        link: { label: "Bekijk de uitnodiging", path: invitationPath(step.invitationId) },
      };
    case "publish-offer":
      return {
        title: "Publiceer uw aanbod",
        text: "Uw ontwerp staat klaar, maar niemand ziet het nog. Kijk na wat anderen zullen zien en zet het op het plein.",
        link: { label: "Bekijk en publiceer", path: `/aanbod/${step.listingId}/voorbeeld` },
        also: { label: "Eerst nog bewerken", path: `/account/aanbod/${step.listingId}` },
      };
    case "publish-request":
      return {
        title: "Laat ons zoeken voor u",
        text: "Uw vraag staat klaar als ontwerp. Zodra u begint met zoeken, leggen wij ze naast alle verkopers.",
        link: { label: "Bekijk mijn vraag", path: `/account/vragen/${step.listingId}` },
      };
    case "make-offer":
      return {
        title: "Maak een aanbod",
        text: "Beschrijf uw installatie en kies een prijs. Wij zoeken de koper die het best past en rekenen uit wat u beiden overhoudt.",
        link: { label: "Maak een aanbod", path: "/account/aanbod/nieuw" },
        also: { label: "Bekijk hoe een aanbod eruitziet", path: "/aanbod/voorbeeld" },
      };
    case "make-request":
      return {
        title: "Vertel wat u zoekt",
        text: "Vertel wat u verbruikt en wat u nu betaalt. Wij leggen uw kwartieren naast die van alle verkopers en stellen de beste voor.",
        link: { label: "Maak een vraag", path: "/account/vragen/nieuw" },
        also: lookAround(step),
      };
    case "make-profile":
      return {
        title: "Vul uw profiel in",
        text: "Uw naam, adres en rol. Daarna staan ze klaar in elk formulier.",
        link: { label: "Naar mijn profiel", path: "/account/accountgegevens/profiel" },
      };
    case "complete-profile":
      return {
        title: "Maak uw profiel volledig",
        text: "Met uw adres erbij hoeft u het in geen enkel formulier nog te typen.",
        link: { label: "Naar mijn profiel", path: "/account/accountgegevens/profiel" },
      };
    case "add-connection":
      return {
        title: "Voeg uw aansluiting toe",
        text: "Verbruik, installatie en EAN-code, één keer ingevuld. Daarna staan ze klaar in calculators, aanbod en formulieren.",
        link: { label: "Aansluiting toevoegen", path: "/account/aansluitingen/nieuw" },
      };
    case "finish-draft":
      return {
        title: "Werk uw formulier af",
        text: `${isFormKind(step.formKind) ? formWords(step.formKind).title : "Uw formulier"}: wat u invulde, is bewaard.`,
        link: { label: "Verder invullen", path: `/account/formulieren/${step.formId}` },
      };
    case "start-agreement":
      return {
        title: "Maak uw overeenkomst",
        text: "Hebt u al een koper of verkoper, zet uw afspraken dan samen op papier.",
        link: { label: "Naar de overeenkomst", path: "/account/formulieren/nieuw/overeenkomst" },
      };
    case "protect-account":
      return {
        title: "Beveilig uw account beter",
        text: "Met een tweede stap komt niemand binnen die alleen uw wachtwoord kent.",
        link: { label: "Tweede stap instellen", path: "/account/accountgegevens/tweede-stap" },
      };
    case "calculate":
      return step.role === "seller"
        ? {
            title: "Reken uit wat verkopen opbrengt",
            text: "Met uw eigen installatie en de kost van uw leverancier.",
            link: { label: "Naar de calculator", path: "/calculator/verkoper" },
          }
        : {
            title: "Reken uit of kopen loont",
            text: "Met uw eigen energieprijs en de kost van uw leverancier.",
            link: { label: "Naar de calculator", path: "/calculator/koper" },
          };
  }
}

/** The offers that fit best, as far as it is known what somebody uses; else the nearest. */
function lookAround({ postcode, use }: Extract<NextStep, { code: "make-request" }>) {
  const from = postcode === "" ? {} : { postcode };
  if (use !== null) {
    const query = new URLSearchParams({ sorteer: "past", verbruik: String(Math.round(use)), ...from });
    return { label: "Bekijk wie nu bij u past", path: `/aanbod?${query}` };
  }
  const query = new URLSearchParams(postcode === "" ? {} : { sorteer: "afstand", ...from });
  return { label: "Bekijk wie er nu verkoopt", path: query.size === 0 ? "/aanbod" : `/aanbod?${query}` };
}
