import type { PageHead } from "#content/page-head.ts";
import { chapter, guideWords } from "#content/pages/information/guide-words.ts";
import type { SharingFacts } from "#content/pages/information/sharing-facts.ts";
import type { Site } from "#content/site.ts";
import { buyersAnswers } from "./answers.ts";
import { buyersStart } from "./getting-started.ts";
import { buyersHow } from "./how-it-works.ts";
import { buyersMoney } from "./money.ts";

const head: PageHead = {
  title: "De hele gids voor kopers",
  description:
    "De gids voor kopers op één pagina, om af te drukken of te doorzoeken: voorwaarden, kwartieren, kosten, factuur, btw en vragen.",
  trail: [{ name: "Kopersinformatie", path: "/kopersinformatie" }],
  crumb: "De hele gids",
};

/** The guide: its chapters, each a page of its own, and all of them on one. */
export function buyersGuide(site: Site, facts: SharingFacts) {
  const how = buyersHow(site, facts);
  const money = buyersMoney(site, facts);
  const start = buyersStart(site);
  const answers = buyersAnswers(site, facts);
  return {
    how,
    money,
    start,
    answers,
    frame: {
      ...guideWords(site),
      name: "Kopersinformatie",
      chapters: [
        chapter("Zo werkt het", "/kopersinformatie", [how.conditions, how.day]),
        chapter("Factuur, kosten en btw", "/kopersinformatie/factuur", [money.invoice, money.costs, money.tax]),
        chapter("Aan de slag", "/kopersinformatie/aan-de-slag", [start.steps, start.regions]),
        chapter("Vragen en bronnen", "/kopersinformatie/vragen", [answers.questions, answers.sources]),
      ],
      onward: how.hero.primary,
      whole: { label: "De hele gids op één pagina", path: "/kopersinformatie/volledig" },
    },
    whole: {
      head,
      hero: {
        title: "De hele gids voor kopers",
        lead: "Alles wat een koper moet weten, op één pagina: om af te drukken, of om een woord in te zoeken.",
      },
    },
  };
}
