export const actFormWords = {
  why: "Waarom",
  missing: "Zeg in één zin waarom.",
  tooLong: "Maak het korter.",
  cameToNothing: "Er was niets te doen: dit bestaat niet meer, of het was al zo.",
  kept: "Komt in het logboek van het beheer.",
};
