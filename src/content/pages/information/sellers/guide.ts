import type { PageHead } from "#content/page-head.ts";
import { chapter, guideWords } from "#content/pages/information/guide-words.ts";
import type { SharingFacts } from "#content/pages/information/sharing-facts.ts";
import type { Site } from "#content/site.ts";
import { sellersAnswers } from "./answers.ts";
import { sellersStart } from "./getting-started.ts";
import { sellersHow } from "./how-it-works.ts";
import { sellersMoney } from "./money.ts";

const head: PageHead = {
  title: "De hele gids voor verkopers",
  description:
    "De gids voor verkopers op één pagina, om af te drukken of te doorzoeken: koper, voorwaarden, prijs, kosten, belasting en vragen.",
  trail: [{ name: "Verkopersinformatie", path: "/verkopersinformatie" }],
  crumb: "De hele gids",
};

/** The guide: its chapters, each a page of its own, and all of them on one. */
export function sellersGuide(site: Site, facts: SharingFacts) {
  const how = sellersHow(site);
  const money = sellersMoney(site, facts);
  const start = sellersStart(site);
  const answers = sellersAnswers(facts);
  return {
    how,
    money,
    start,
    answers,
    frame: {
      ...guideWords(site),
      name: "Verkopersinformatie",
      chapters: [
        chapter("Zo werkt het", "/verkopersinformatie", [how.oneBuyer, how.conditions]),
        chapter("Prijs, kosten en belasting", "/verkopersinformatie/prijs", [
          money.price,
          money.costs,
          money.tax,
          money.certificates,
        ]),
        chapter("Aan de slag", "/verkopersinformatie/aan-de-slag", [start.steps, start.month, start.regions]),
        chapter("Vragen en bronnen", "/verkopersinformatie/vragen", [answers.questions, answers.sources]),
      ],
      onward: how.hero.primary,
      whole: { label: "De hele gids op één pagina", path: "/verkopersinformatie/volledig" },
    },
    whole: {
      head,
      hero: {
        title: "De hele gids voor verkopers",
        lead: "Alles wat een verkoper moet weten, op één pagina: om af te drukken, of om een woord in te zoeken.",
      },
    },
  };
}
