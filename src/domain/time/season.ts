export type Season = "winter" | "spring" | "summer";

/** The month, from 1, that stands for a season in every picture of the site. */
export const SEASON_MONTHS: Readonly<Record<Season, number>> = { winter: 12, spring: 4, summer: 6 };
