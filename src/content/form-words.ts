/** What any form may have to say, whatever it asks. */
export const formWords = {
  summary: {
    title: "Dit klopt nog niet",
    one: "Kijk dit veld na. De rest van wat u invulde, staat er nog.",
    several: "Kijk deze velden na. De rest van wat u invulde, staat er nog.",
    failed: "Dat lukte niet",
  },
  unavailable:
    "Onze databank antwoordt even niet. Er is niets bewaard of verstuurd, en wat u invulde staat er nog. Probeer het over een minuut opnieuw.",
  unknown:
    "Onze databank antwoordt even niet. Wij weten niet zeker of dit nog doorging. Wat u invulde, staat er nog. Kijk over een minuut eerst na of het gelukt is, en verzend het anders opnieuw.",
  busy: "Er zijn nu veel berekeningen bezig, dus dit lukte niet. Wat u invulde, staat er nog. Wacht een halve minuut en probeer het dan opnieuw.",
  away: { title: "Even niet bereikbaar", again: "Opnieuw verzenden" },
  offlineStep: "Wij bereiken de site niet. Kijk uw verbinding na en probeer het opnieuw. Wat u invulde, staat er nog.",
  offline:
    "Wij bereiken de site niet. Kijk uw verbinding na. Wat u invulde, staat er nog. Misschien kwam het al aan: kijk dat eerst na, en verzend het anders opnieuw.",
} as const;

/** Why the body of a form was not taken, by the status of the answer. */
export const bodyRefusals: Readonly<Record<number, string>> = {
  408: "Uw bestand of formulier kwam te traag of niet volledig binnen. Er is niets verwerkt, en wat u invulde staat er nog. Probeer het opnieuw.",
  413: "Wat u verstuurde, is te groot. Er is niets verwerkt, en wat u invulde staat er nog. Kies een kleiner bestand.",
  429: "Er worden nu te veel bestanden tegelijk verstuurd. Er is niets verwerkt, en wat u invulde staat er nog. Probeer het over tien seconden opnieuw.",
};
