import { headlineSentence, verdictBadges } from "#content/pages/calculators/answer-words.ts";

type Side = "buyer" | "seller";

/** Who gives power away knows what is given up, so only the buyer can win or lose. */
export function sayGift(side: Side, answer: Parameters<typeof headlineSentence>[1]) {
  const { value, low, high } = answer.inMeanYear.buyer;
  // Old prices make a range of it: a verdict then holds at both ends, or is none.
  const [least, most] = answer.stalePrices === null ? [value, value] : [low ?? value, high ?? value];
  const pays = least > 0;
  const isUncertain = !pays && most > 0;
  return {
    verdict: verdictBadges[pays ? "pays" : isUncertain ? "uncertain" : "does-not-pay"],
    sentence: headlineSentence(side, answer),
    advice: isUncertain ? UNCERTAIN : adviceOf(side, pays),
  };
}

const UNCERTAIN = "De stroom is gratis. Of de koper daarna wint, hangt af van wat stroom vandaag kost.";

function adviceOf(side: Side, pays: boolean): string {
  if (!pays)
    return `De stroom is gratis, maar de kost van ${side === "buyer" ? "uw" : "zijn"} leverancier is hoger dan wat ${side === "buyer" ? "u" : "de koper"} bespaart.`;
  return side === "buyer"
    ? "De verkoper geeft zijn stroom weg en weet wat hij opgeeft. Voor u loont het."
    : "U geeft de stroom weg: de koper wint, u verliest uw injectievergoeding en betaalt uw leverancier.";
}
