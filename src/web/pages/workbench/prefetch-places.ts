/** Pages that are loaded ahead: more of them than may be under way at once. */
export const prefetchPlaces = [
  "/energie-delen",
  "/energie-delen/praktijkvoorbeelden",
  "/kopersinformatie",
  "/kopersinformatie/factuur",
  "/kopersinformatie/aan-de-slag",
  "/kopersinformatie/vragen",
  "/verkopersinformatie",
  "/verkopersinformatie/prijs",
  "/verkopersinformatie/aan-de-slag",
  "/verkopersinformatie/vragen",
  "/rekenmodel",
  "/aanbod/rangschikking",
  "/overons",
  "/gebruikersinformatie/disclaimer",
];
