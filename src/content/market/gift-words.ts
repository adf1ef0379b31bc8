import { answerSentence, verdictBadges } from "#content/pages/calculators/answer-words.ts";

type Side = "buyer" | "seller";

/** Who gives power away knows what is given up, so only the buyer can win or lose. */
export function sayGift(side: Side, buyer: number, seller: number) {
  const pays = buyer > 0;
  const [own, other] = side === "buyer" ? [buyer, seller] : [seller, buyer];
  return {
    verdict: verdictBadges[pays ? "pays" : "does-not-pay"],
    sentence: answerSentence(side, own, other),
    advice: adviceOf(side, pays),
  };
}

function adviceOf(side: Side, pays: boolean): string {
  if (!pays)
    return `De stroom is gratis, maar de kost van ${side === "buyer" ? "uw" : "zijn"} leverancier is hoger dan wat ${side === "buyer" ? "u" : "de koper"} bespaart.`;
  return side === "buyer"
    ? "De verkoper geeft zijn stroom weg en weet wat hij opgeeft. Voor u loont het."
    : "U geeft de stroom weg: de koper wint, u verliest uw injectievergoeding en betaalt uw leverancier.";
}
