import type { Site } from "#content/site.ts";

export const searchWords = (site: Site) => ({
  head: {
    title: "Zoeken",
    description: `Zoek in alle pagina’s van ${site.name}: tarieven, regels, begrippen en veelgestelde vragen. Uw zoekwoorden blijven in uw browser zolang u typt.`,
  },
  hero: {
    title: "Wat zoekt u?",
    lead: "Typ een of meer woorden. Accenten en meervouden hoeven niet te kloppen.",
  },
  field: "Zoekwoorden",
  submit: "Zoeken",
  none: {
    title: "Niets gevonden",
    text: "Probeer een ander woord, of kijk in de begrippenlijst. U kunt het ons ook vragen.",
    links: [
      { label: "Begrippen", path: "/begrippen" },
      { label: "Veelgestelde vragen", path: "/veelgestelde-vragen" },
      { label: "Contact", path: "/contact" },
    ],
  },
  one: "1 plaats gevonden",
  several: "{count} plaatsen gevonden",
  best: "De {count} beste plaatsen",
  results: "Gevonden plaatsen",
  keys: "Met de pijltjes gaat u van het zoekveld naar de gevonden plaatsen.",
});
