import { priceLineWords } from "#content/energy/price-line.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import type { PageHead } from "#content/page-head.ts";
import { listingFormWords } from "#content/pages/accounts/listing-form.ts";

const trail = [
  { name: "Mijn overzicht", path: "/account" },
  { name: "Mijn aanbod", path: "/account/aanbod" },
];
const back = { label: "Terug naar mijn aanbod", path: "/account/aanbod" };

const moveWords = {
  publish: "Publiceren",
  pause: "Pauzeren",
  resume: "Opnieuw publiceren",
  end: "Beëindigen",
} as const;

export const myOffersWords = {
  head: {
    title: "Mijn aanbod",
    description:
      "De stroom die u verkoopt of weggeeft: maak een aanbod, bewerk het, publiceer het, pauzeer het of beëindig het, en zie wat anderen ervan zien.",
    trail: trail.slice(0, 1),
  } satisfies PageHead,
  hero: {
    eyebrow: "Mijn account",
    title: "Mijn aanbod",
    lead: "Het overschot dat u op het plein zet. Een ontwerp ziet niemand; pas als u publiceert, staat het op de kaart.",
  },
  create: { label: "Nieuw aanbod", path: "/account/aanbod/nieuw" },
  empty: {
    title: "Nog geen aanbod",
    text: "Beschrijf uw installatie en kies een prijs. Wij rekenen uit hoeveel u overhoudt en zoeken de koper die het best past.",
  },
  list: {
    demo: "Demo",
    edit: "Bewerken",
    preview: "Bekijk en publiceer",
    look: "Bekijk op het plein",
    surplus: "Overschot",
    price: "Prijs",
    perYear: "per jaar",
    waiting: "Nog geen voorstel",
    hidden:
      "Verborgen na een melding: niemand anders ziet dit. U kreeg er een mail over. Pas het aan en laat het ons weten via het contactformulier, dan kijken wij opnieuw.",
    moves: moveWords,
    end: {
      text: "Vanaf dan ziet niemand dit aanbod nog, en voorstellen die openstaan, vervallen. Een beëindigd aanbod komt niet terug: wilt u even niet verkopen, pauzeer het dan.",
      submit: "Ja, beëindig dit aanbod",
    },
  },
  done: {
    bewaard: "Uw aanbod is bewaard.",
    publish:
      "Uw aanbod staat op het plein. Wij leggen het naast elke vraag en mailen u zodra er een koper past. U hoeft nu niets te doen.",
    pause: "Uw aanbod is gepauzeerd. Niemand ziet het nu.",
    resume: "Uw aanbod staat weer op het plein.",
    end: "Uw aanbod is beëindigd.",
  },
  make: {
    head: {
      title: "Nieuw aanbod",
      description:
        "Zet uw overschot op het plein: beschrijf uw installatie, kies een prijs en zie meteen bij welke prijs u en de koper allebei winnen.",
      trail,
    } satisfies PageHead,
    hero: {
      eyebrow: "Mijn aanbod",
      title: "Nieuw aanbod",
      lead: "Vul in wat u hebt. U bewaart eerst een ontwerp; publiceren doet u daarna.",
      back,
    },
    submit: "Bewaar het ontwerp",
  },
  edit: {
    head: {
      title: "Aanbod bewerken",
      description:
        "Wijzig een aanbod van u, zet het op het plein of haal het eraf, en kijk hoe uw prijs zich verhoudt tot wat kopers nu betalen.",
      trail,
    } satisfies PageHead,
    hero: { eyebrow: "Mijn aanbod", lead: "Wijzigt u iets, dan vervallen uw open voorstellen.", back },
    submit: "Bewaar de wijzigingen",
    bound: {
      title: "Dit aanbod ligt vast",
      text: "Er hangt een overeenkomst aan vast, of het is beëindigd. Wijzigen kan niet meer.",
    },
  },
  form: {
    ...listingFormWords,
    parts: {
      what: "Uw installatie",
      use: "Uw eigen verbruik",
      price: "Uw prijs",
      more: "Afspraken en uitleg",
    },
    title: { label: "Titel", help: "Bijvoorbeeld: zonnedak van een schuur." },
    vat: {
      label: "Rekent u btw aan?",
      options: [
        { value: "aangerekend", label: "Ja" },
        { value: "vrijgesteld", label: "Nee, vrijstellingsregeling voor kleine ondernemingen" },
      ],
    },
    technology: {
      label: "Bron",
      options: [
        { value: "zon", label: "Zonnepanelen" },
        { value: "wind", label: "Windmolen" },
        { value: "water", label: "Waterkracht" },
        { value: "wkk", label: "Wkk op biogas" },
      ],
    },
    use: {
      label: "Verbruik per jaar achter dezelfde meter",
      help: "Wat u zelf gebruikt, gaat eerst. Alleen wat overblijft, komt op het plein. Vul 0 in als er niemand verbruikt.",
    },
    asking: {
      label: "Hoe wilt u delen?",
      options: [
        { value: "vast", label: "Tegen een vaste prijs", description: "De koper betaalt u dit per kWh." },
        {
          value: "open",
          label: "Prijs te bespreken",
          description: "Wij stellen een prijs voor waarbij beiden winnen.",
        },
        {
          value: "gratis",
          label: "Gratis",
          description: "U schenkt uw overschot. Ook dat meldt u in Vlaanderen aan als verkoop.",
        },
      ],
    },
    price: {
      label: "Prijs per kWh",
      help: "Wat een gezin u betaalt. Wie btw aanrekent, vult de prijs btw inbegrepen in en verkoopt als onderneming. Bij een open prijs: uw ondergrens, of leeg.",
    },
    contract: {
      label: "Hoe betaalt uw leverancier?",
      options: [
        { value: "enkel", label: "Eén prijs per kWh" },
        { value: "dynamisch", label: "Dynamisch: elk uur een andere prijs" },
      ],
    },
    injectionPrice: {
      label: "Injectievergoeding",
      help: "Wat uw leverancier u nu betaalt per kWh op het net. Geen injectiecontract? Vul 0 in: om te verkopen hebt u er wel een nodig.",
    },
    start: { label: "Vanaf wanneer?" },
    term: { label: "Voor hoeveel jaar?" },
  },
  band: {
    title: "Uw prijs op de lijn",
    line: {
      ...priceLineWords,
      label: "Prijslijn van uw injectievergoeding over uw prijs naar de energieprijs van een koper",
    },
    empty: "Met deze prijzen houdt een gezin er niets aan over: de kost van de leveranciers is hoger dan de winst.",
    range: "Per jaar, als u de winst op elke kWh gelijk verdeelt en elk de eigen leverancier betaalt.",
  },
} as const;

/** The prices at which neither side loses, beside a household as buyer. */
export const sayBand = (band: { readonly lowest: number; readonly highest: number; readonly fair: number }): string =>
  `Bij een gezin met een gemiddeld verbruik verliest niemand van ${formatCentsPerKilowattHour(band.lowest)} tot en met ${formatCentsPerKilowattHour(band.highest)}. Bij ${formatCentsPerKilowattHour(band.fair)} houdt u allebei evenveel over.`;

/** Between which prices there is something to win, before anything of this seller is known. */
export const sayPriceHint = (terms: { readonly injectionPrice: number; readonly energyPrice: number }): string =>
  `Tussen uw injectievergoeding (op een tariefkaart ${formatCentsPerKilowattHour(terms.injectionPrice)}) en wat een gezin aan energie betaalt (op een tariefkaart ${formatCentsPerKilowattHour(terms.energyPrice)}) is er iets te verdelen. Na het bewaren ziet u de prijzen waarbij u en een koper allebei winnen.`;
