/** What every square of 96 tiles says; the words in braces are filled in by the picture. */
export const daySquareWords = {
  shared: "gedeeld met de koper",
  toSupplier: "naar de leverancier",
  fromSupplier: "van de leverancier",
  none: "niets gedeeld",
  hour: "{hour} u",
  day: "Hele dag: {shared} gedeeld, {toSupplier} naar de leverancier",
  quarter: "{from}–{until}: {shared} gedeeld, {toSupplier} naar de leverancier",
  table: { caption: "De dag per uur", hour: "Uur", total: "Hele dag" },
};

/** The same square for a buyer: what the seller does not bring comes from the supplier, as today. */
export const buyerSquareWords = {
  ...daySquareWords,
  shared: "van de verkoper",
  none: "geen verbruik",
  day: "Hele dag: {shared} van de verkoper, {fromSupplier} van de leverancier",
  quarter: "{from}–{until}: {shared} van de verkoper, {fromSupplier} van de leverancier",
};
