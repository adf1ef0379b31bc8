/** Around every list of the back office. */
export const listWords = {
  pages: "Bladzijden",
  previous: "Vorige",
  next: "Volgende",
  all: "Alles",
  filter: "Toon",
  nothing: "Hier staat niets.",
};
