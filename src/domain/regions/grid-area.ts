/** The eight areas of Fluvius since 1 January 2025, each with tariffs of its own. */
export const flemishGridAreas = [
  "antwerpen",
  "halle-vilvoorde",
  "imewo",
  "kempen",
  "limburg",
  "midden-vlaanderen",
  "west",
  "zenne-dijle",
] as const;

export type FlemishGridArea = (typeof flemishGridAreas)[number];

/** Sibelga runs the whole of Brussels. */
export type GridArea = FlemishGridArea | "sibelga";
