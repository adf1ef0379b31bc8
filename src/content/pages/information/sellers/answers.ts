import { countWord } from "#content/format/count-word.ts";
import { capital } from "#content/format/first-letter.ts";
import type { PageHead } from "#content/page-head.ts";
import { guideSources } from "#content/pages/information/guide-words.ts";
import { type SharingFacts, supplierCostWords, taxWords } from "#content/pages/information/sharing-facts.ts";
import { sellerQuestions } from "./seller-questions.ts";

const head: PageHead = {
  title: "Vragen van verkopers",
  description:
    "Antwoorden voor wie zonnestroom verkoopt: één koper, batterij, terugdraaiende teller, inkomsten, btw en Brussel, met wet en regulator om na te lezen.",
  trail: [{ name: "Verkopersinformatie", path: "/verkopersinformatie" }],
  crumb: "Vragen en bronnen",
};

export function sellersAnswers(facts: SharingFacts) {
  const questions = sellerQuestions(supplierCostWords(facts).range, taxWords(facts));
  return {
    head,
    hero: {
      title: "Vragen en bronnen voor verkopers",
      lead: `${capital(countWord(questions.length))} vragen van verkopers, en waar u alles zelf kunt nalezen.`,
    },
    questions: { id: "vragen", title: "Vragen van verkopers", items: questions },
    sources: {
      id: "bronnen",
      title: "Nalezen bij de bron",
      items: [
        guideSources.decree,
        guideSources.gridOperator,
        guideSources.regulator,
        guideSources.finance,
        guideSources.brussels,
      ],
    },
  };
}
