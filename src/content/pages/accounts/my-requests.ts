import type { PageHead } from "#content/page-head.ts";
import { listingFormWords } from "#content/pages/accounts/listing-form.ts";

const trail = [
  { name: "Mijn overzicht", path: "/account" },
  { name: "Mijn vragen", path: "/account/vragen" },
];
const back = { label: "Terug naar mijn vragen", path: "/account/vragen" };

export const myRequestsWords = {
  head: {
    title: "Mijn vragen",
    description:
      "Wat u zoekt op het plein: maak een vraag met uw verbruik en uw hoogste prijs, laat ons zoeken of pauzeer, en krijg voorstellen van verkopers.",
    trail: trail.slice(0, 1),
  } satisfies PageHead,
  hero: {
    eyebrow: "Mijn account",
    title: "Mijn vragen",
    lead: "Wat u zoekt. Een vraag staat niet op de kaart: wij gebruiken ze om de verkopers te vinden die het best bij u passen.",
  },
  create: { label: "Nieuwe vraag", path: "/account/vragen/nieuw" },
  empty: {
    title: "Nog geen vraag",
    text: "Vertel wat u verbruikt en wat u nu betaalt. Wij leggen uw kwartieren naast die van alle verkopers en stellen de beste voor.",
  },
  list: {
    demo: "Demo",
    edit: "Bewerken",
    preview: null,
    look: null,
    surplus: "Afname",
    price: "Hoogste prijs",
    noLimit: "Uw energieprijs",
    perYear: "per jaar",
    waiting: "Nog geen voorstel",
    hidden:
      "Verborgen na een melding: niemand anders ziet dit. U kreeg er een mail over. Pas het aan en laat het ons weten via het contactformulier, dan kijken wij opnieuw.",
    // A request is not shown to anybody: it takes part in the search, or does not.
    moves: { publish: "Begin met zoeken", pause: "Pauzeren", resume: "Zoek verder", end: "Beëindigen" },
    end: {
      text: "Vanaf dan zoeken wij niet meer voor u, en voorstellen die openstaan, vervallen. Een beëindigde vraag komt niet terug: wilt u even niets horen, pauzeer ze dan.",
      submit: "Ja, beëindig deze vraag",
    },
  },
  done: {
    bewaard: "Uw vraag is bewaard.",
    meegenomen:
      "Uw antwoorden gingen mee naar uw account. Kies ‘Begin met zoeken’ en wij zoeken een verkoper die past.",
    publish:
      "Wij zoeken nu voor u en mailen u zodra er een verkoper past. Ziet u zelf een aanbod dat u bevalt, dan kunt u die verkoper ook meteen een voorstel doen.",
    pause: "Uw vraag is gepauzeerd. U krijgt nu geen voorstellen.",
    resume: "Uw vraag telt weer mee.",
    end: "Uw vraag is beëindigd.",
  },
  make: {
    head: {
      title: "Nieuwe vraag",
      description:
        "Zoek verkopers op het plein: vertel wat u verbruikt, wat u nu betaalt en wat u wilt, en bewaar uw vraag als ontwerp voor wij beginnen te zoeken.",
      trail,
    } satisfies PageHead,
    hero: {
      eyebrow: "Mijn vragen",
      title: "Nieuwe vraag",
      lead: "Vul in wat u verbruikt en wilt betalen. U bewaart eerst een ontwerp; daarna laat u ons zoeken.",
      back,
    },
    submit: "Bewaar het ontwerp",
  },
  edit: {
    head: {
      title: "Vraag bewerken",
      description:
        "Wijzig een vraag van u: uw verbruik, uw energieprijs, uw hoogste prijs en uw wensen, en laat ons ermee zoeken of pauzeer ze.",
      trail,
    } satisfies PageHead,
    hero: { eyebrow: "Mijn vragen", lead: "Wijzigt u iets, dan vervallen uw open voorstellen.", back },
    submit: "Bewaar de wijzigingen",
    bound: { title: "Deze vraag ligt vast", text: "Ze is beëindigd. Wijzigen kan niet meer." },
  },
  form: {
    ...listingFormWords,
    parts: { use: "Uw verbruik", own: "Eigen panelen", price: "Wat u betaalt", more: "Uw wensen" },
    title: {
      label: "Titel",
      help: "Bijvoorbeeld: bakkerij zoekt stroom overdag. Alleen u en wie u een voorstel doet, zien dit.",
    },
    use: { label: "Verbruik per jaar", help: "Alles samen, ook wat eigen panelen leveren." },
    panels: { label: "Ik heb zelf zonnepanelen" },
    contract: {
      label: "Welk contract hebt u?",
      options: [
        { value: "enkel", label: "Eén prijs, dag en nacht" },
        { value: "dag-nacht", label: "Een prijs overdag en een ’s nachts" },
        { value: "dynamisch", label: "Dynamisch: elk uur een andere prijs" },
      ],
    },
    energyPrice: {
      label: "Uw energieprijs nu",
      help: "Het deel van uw leverancier, zonder netkosten en heffingen. Een onderneming vult de prijs zonder btw in, ieder ander met btw.",
    },
    nightPrice: { label: "Uw energieprijs ’s nachts", help: "Ook in het weekend." },
    limit: {
      label: "Hoogste prijs per kWh",
      help: "Wat u hoogstens betaalt: een onderneming zonder btw, ieder ander btw inbegrepen. Leeg: alles onder uw energieprijs. Vul 0 in als u alleen stroom zoekt die iemand weggeeft.",
    },
    sellers: { label: "Hoeveel verkopers hoogstens?", help: "Leeg: zoveel als er passen." },
    technologies: {
      label: "Welke bron wilt u?",
      help: "Niets aangevinkt: alle bronnen.",
      options: [
        { name: "zon", label: "Zon" },
        { name: "wind", label: "Wind" },
        { name: "water", label: "Water" },
        { name: "wkk", label: "Wkk op biogas" },
      ],
    },
  },
} as const;
