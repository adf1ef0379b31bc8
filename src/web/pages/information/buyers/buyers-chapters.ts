import { exampleDay } from "#application/calculations/examples/example-day.ts";
import { gatherSharingFacts } from "#application/information/gather-sharing-facts.ts";
import { termsIn } from "#content/glossary.ts";
import { buyersGuide } from "#content/pages/information/buyers/guide.ts";
import type { PricedSite } from "#content/site.ts";
import { euros } from "#domain/units/quantity.ts";

const guideOn = (site: PricedSite) => buyersGuide(site, gatherSharingFacts(euros(site.platformFee), site));
type BuyersGuide = Pick<ReturnType<typeof buyersGuide>, "how" | "money" | "start" | "answers">;

/** What the two meters decide together; what the buyer takes from a supplier as ever would only cover it. */
const quartersOn = (site: PricedSite) =>
  exampleDay({ kilowattPeak: 5, buyer: { energy: 3500 }, season: "spring" }, site).quarters.map(
    ({ shared, toSupplier }) => ({ shared, toSupplier }),
  );

const textsOf = ({
  how: { conditions, day },
  money: { tax },
  start: { steps, regions },
  answers: { questions },
}: BuyersGuide) => ({
  how: [conditions.items, day.text],
  money: tax.items,
  start: [steps.items, regions],
  answers: questions.items,
});

export function buyersHowChapter(site: PricedSite) {
  const guide = guideOn(site);
  return { ...guide.how, quarters: quartersOn(site), frame: guide.frame, terms: termsIn(textsOf(guide).how) };
}

export function buyersMoneyChapter(site: PricedSite) {
  const guide = guideOn(site);
  return { ...guide.money, frame: guide.frame, terms: termsIn(textsOf(guide).money) };
}

export function buyersStartChapter(site: PricedSite) {
  const guide = guideOn(site);
  return { ...guide.start, frame: guide.frame, terms: termsIn(textsOf(guide).start) };
}

export function buyersAnswersChapter(site: PricedSite) {
  const guide = guideOn(site);
  return { ...guide.answers, frame: guide.frame, terms: termsIn(textsOf(guide).answers) };
}

export function wholeBuyersGuide(site: PricedSite) {
  const { whole, ...guide } = guideOn(site);
  const { how, money, start, answers } = textsOf(guide);
  return { ...whole, ...guide, quarters: quartersOn(site), terms: termsIn(how, money, start, answers) };
}
