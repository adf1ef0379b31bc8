import { countWord } from "#content/format/count-word.ts";
import { lowered } from "#content/format/first-letter.ts";
import { formatMonth } from "#content/format/format-day.ts";
import { monthNames } from "#content/format/month-names.ts";
import { exampleGain } from "#content/pages/sharing/example-labels.ts";
import { exampleNames, examplePath, examplesPath } from "#content/pages/sharing/example-names.ts";
import { exampleStories } from "#content/pages/sharing/example-stories.ts";
import type { Site } from "#content/site.ts";
import {
  type PracticeExample,
  type PracticeExampleId,
  practiceExampleIds,
} from "#domain/economics/practice-example.ts";

/** The page of one example. */
export function exampleWords(site: Site, example: PracticeExample) {
  const { id, month, oldPrices } = example;
  const { title, form } = exampleNames[id];
  const story = exampleStories[id](example);
  const at = practiceExampleIds.indexOf(id);
  return {
    head: {
      title: `Rekenvoorbeeld: ${lowered(title)}`,
      crumb: title,
      description: `${story.who} Wat er gedeeld wordt, wat de leveranciers vragen en wat er netto overblijft: ${exampleGain(example, "together")} per jaar.`,
      trail: [
        { name: "Energie delen", path: "/energie-delen" },
        { name: "Praktijkvoorbeelden", path: examplesPath },
      ],
    },
    eyebrow: `Rekenvoorbeeld: ${lowered(form)}`,
    title,
    story,
    old:
      oldPrices === null
        ? null
        : `De bedragen in het verhaal rekenen met prijzen van ${formatMonth(oldPrices.signableUntil)}. Wat er vandaag overblijft, ligt ergens in de spreiding.`,
    dutchMarket:
      site.market === "nl"
        ? "Dit voorbeeld volgt de Vlaamse regels en Belgische tariefkaarten. Het geldt niet voor Nederland."
        : null,
    day: `Rekenmodel: een gemiddelde dag in ${monthNames[month - 1]}`,
    wrong: "Wat tegenvalt",
    turn: "Wat zou helpen",
    year: "De som van een jaar",
    open: "Open in de calculator",
    method: {
      text: "Het zijn rollen, geen bestaande mensen. In de calculator kunt u elk cijfer veranderen.",
      link: { label: "Zo hebben wij gerekend", path: `${examplesPath}#methode` },
    },
    onward: {
      overview: { label: `Vergelijk de ${countWord(practiceExampleIds.length)} voorbeelden`, path: examplesPath },
      previous: neighbour("Vorige", practiceExampleIds[at - 1]),
      next: neighbour("Volgende", practiceExampleIds[at + 1]),
    },
  };
}

const neighbour = (label: string, id: PracticeExampleId | undefined) =>
  id === undefined ? null : { label, title: exampleNames[id].title, path: examplePath(id) };

export type ExampleWords = ReturnType<typeof exampleWords>;
