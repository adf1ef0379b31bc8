/** The countries whose numbers and places we can read. */
export type Country = "be" | "nl";
