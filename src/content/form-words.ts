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
  away: { title: "Even niet bereikbaar", again: "Opnieuw verzenden" },
  offline: "Wij bereiken de site niet. Kijk uw verbinding na. Wat u invulde, staat er nog: verzend het daarna opnieuw.",
} as const;
