import type { GridArea } from "#domain/regions/grid-area.ts";

/** The grid operator of an area, as it stands on a bill. */
export const gridAreaNames: Readonly<Record<GridArea, string>> = {
  antwerpen: "Fluvius Antwerpen",
  "halle-vilvoorde": "Fluvius Halle-Vilvoorde",
  imewo: "Fluvius Imewo",
  kempen: "Fluvius Kempen",
  limburg: "Fluvius Limburg",
  "midden-vlaanderen": "Fluvius Midden-Vlaanderen",
  west: "Fluvius West",
  "zenne-dijle": "Fluvius Zenne-Dijle",
  sibelga: "Sibelga",
};
