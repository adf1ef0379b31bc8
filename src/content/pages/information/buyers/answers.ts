import { countWord } from "#content/format/count-word.ts";
import { capital } from "#content/format/first-letter.ts";
import type { PageHead } from "#content/page-head.ts";
import { guideSources } from "#content/pages/information/guide-words.ts";
import { type SharingFacts, supplierCostWords } from "#content/pages/information/sharing-facts.ts";
import type { Site } from "#content/site.ts";
import { buyerQuestions } from "./buyer-questions.ts";

const head: PageHead = {
  title: "Vragen van kopers",
  description:
    "Antwoorden voor wie stroom van een ander koopt: besparing, meer dan één verkoper, betaling, appartement en Brussel, met wet en regulator om na te lezen.",
  trail: [{ name: "Kopersinformatie", path: "/kopersinformatie" }],
  crumb: "Vragen en bronnen",
};

export function buyersAnswers(site: Site, facts: SharingFacts) {
  const questions = buyerQuestions(supplierCostWords(facts).range, site);
  return {
    head,
    hero: {
      title: "Vragen en bronnen voor kopers",
      lead: `${capital(countWord(questions.length))} vragen van kopers, en waar u alles zelf kunt nalezen.`,
    },
    questions: { id: "vragen", title: "Vragen van kopers", items: questions },
    sources: {
      id: "bronnen",
      title: "Wet, regulator en netbeheerder",
      items: [
        guideSources.decree,
        guideSources.regulator,
        guideSources.gridOperator,
        guideSources.application,
        guideSources.brussels,
      ],
    },
  };
}
