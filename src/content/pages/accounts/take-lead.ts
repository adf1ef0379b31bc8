import type { PageHead } from "#content/page-head.ts";

/** Taking the answers of a journey along to an account. */
export const takeLeadWords = {
  head: {
    title: "Antwoorden meenemen",
    description:
      "Neem de antwoorden die u eerder gaf mee in uw account. Ze staan er klaar als ontwerp; er wordt niets gepubliceerd voor u daar zelf voor kiest.",
  } satisfies PageHead,
  hero: {
    eyebrow: "Mijn account",
    title: "Uw antwoorden meenemen",
    lead: "Ze komen als ontwerp in uw account. Er wordt niets gepubliceerd voor u daar zelf voor kiest.",
  },
  taken: {
    title: "Uw antwoorden staan klaar",
    lead: "Wat u invulde vóór u een account had, staat hier als ontwerp. Niemand ziet het tot u het zelf op het plein zet.",
  },
  none: "U nam nog niets mee. Wat u op de pagina’s voor kopers en verkopers invult, brengt u hierheen met de link in onze mail.",
  reference: "Referentie",
  sides: { buyer: "Wat u wilt kopen", seller: "Wat u wilt verkopen" },
  submit: "Neem mijn antwoorden mee",
  unknown: {
    title: "Deze link werkt niet meer",
    text: "De antwoorden zijn al meegenomen of gewist. In uw account ziet u wat er staat.",
  },
  /** By what failed on the way to the page. */
  refused: {
    meenemen: "Uw e-mailadres is bevestigd, maar uw antwoorden meenemen lukte niet. Probeer het hier opnieuw.",
  },
  drafts: {
    buyer: { label: "Bekijk mijn vragen", path: "/account/vragen" },
    seller: { label: "Bekijk mijn aanbod", path: "/account/aanbod" },
  },
  back: { label: "Naar mijn account", path: "/account" },
  /** Until the account knows the company's name. */
  company: "Onderneming in {place}",
  titles: {
    buyer: "Stroom gevraagd in {place}",
    seller: {
      solar: "Zonnestroom uit {place}",
      wind: "Windstroom uit {place}",
      hydro: "Waterkracht uit {place}",
      "heat-and-power": "Stroom uit biogas, {place}",
    },
  },
};
