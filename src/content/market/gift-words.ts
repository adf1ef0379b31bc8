import { answerSentence, verdictBadges } from "#content/pages/calculators/answer-words.ts";

/** Who gives power away knows what is given up, so only the buyer can win or lose. */
export function sayGift(buyer: number, seller: number) {
  const pays = buyer > 0;
  return {
    verdict: verdictBadges[pays ? "pays" : "does-not-pay"],
    sentence: answerSentence("buyer", buyer, seller),
    advice: pays
      ? "De verkoper deelt gratis en weet wat hij opgeeft. Voor u loont het."
      : "De stroom is gratis, maar de kost van uw leverancier is hoger dan wat u bespaart.",
  };
}
