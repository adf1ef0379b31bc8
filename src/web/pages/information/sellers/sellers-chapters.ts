import { exampleDay } from "#application/calculations/examples/example-day.ts";
import { gatherSharingFacts } from "#application/information/gather-sharing-facts.ts";
import { termsIn } from "#content/glossary.ts";
import { sellersGuide } from "#content/pages/information/sellers/guide.ts";
import type { PricedSite } from "#content/site.ts";
import type { PicturedPair } from "#domain/sharing/shared-day.ts";
import { euros } from "#domain/units/quantity.ts";

const guideOn = (site: PricedSite) => sellersGuide(site, gatherSharingFacts(euros(site.platformFee), site));
type SellersGuide = Pick<ReturnType<typeof sellersGuide>, "how" | "money" | "start" | "answers">;

const roof = { kilowattPeak: 5, ownUse: { energy: 3500 }, season: "spring" } satisfies PicturedPair;
const daysOn = (site: PricedSite) => ({
  household: exampleDay({ ...roof, buyer: { energy: 3500 } }, site),
  office: exampleDay({ ...roof, buyer: { energy: 3500, trade: "office" } }, site),
});

const textsOf = ({
  how,
  money: { price, tax, certificates },
  start: { steps },
  answers: { questions },
}: SellersGuide) => ({
  how: [how.oneBuyer.text, how.conditions.items],
  money: [price.text, tax.small.items, tax.large.items, certificates],
  start: steps.items,
  answers: questions.items,
});

export function sellersHowChapter(site: PricedSite) {
  const guide = guideOn(site);
  return { ...guide.how, days: daysOn(site), frame: guide.frame, terms: termsIn(textsOf(guide).how) };
}

export function sellersMoneyChapter(site: PricedSite) {
  const guide = guideOn(site);
  return { ...guide.money, frame: guide.frame, terms: termsIn(textsOf(guide).money) };
}

export function sellersStartChapter(site: PricedSite) {
  const guide = guideOn(site);
  return { ...guide.start, frame: guide.frame, terms: termsIn(textsOf(guide).start) };
}

export function sellersAnswersChapter(site: PricedSite) {
  const guide = guideOn(site);
  return { ...guide.answers, frame: guide.frame, terms: termsIn(textsOf(guide).answers) };
}

export function wholeSellersGuide(site: PricedSite) {
  const { whole, ...guide } = guideOn(site);
  const { how, money, start, answers } = textsOf(guide);
  return { ...whole, ...guide, days: daysOn(site), terms: termsIn(how, money, start, answers) };
}
