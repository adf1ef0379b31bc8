/** Fourteen content pages, to see that never more than five are loaded ahead at once. */
export const prefetchPlaces = [
  "/overons",
  "/contact",
  "/nieuwsbrief",
  "/declarations",
  "/bedankt-koper",
  "/bedankt-verkoper",
  "/kopersinformatie",
  "/verkopersinformatie",
  "/energie-delen",
  "/energie-delen/praktijkvoorbeelden",
  "/gebruikersinformatie/disclaimer",
  "/gebruikersinformatie/cookieverklaring",
  "/gebruikersinformatie/privacyverklaring",
  "/gebruikersinformatie/algemenevoorwaarden",
] as const;
