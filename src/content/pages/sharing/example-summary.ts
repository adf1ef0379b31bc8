import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { exampleGain, exampleVerdict } from "#content/pages/sharing/example-labels.ts";
import { exampleNames, examplePath } from "#content/pages/sharing/example-names.ts";
import { exampleStories } from "#content/pages/sharing/example-stories.ts";
import type { PracticeExample } from "#domain/economics/practice-example.ts";
import { shareOf } from "#domain/units/quantity.ts";

/** What the overview tells of an example. */
export function exampleSummary(example: PracticeExample) {
  const { id, year } = example;
  const { segment, title, form } = exampleNames[id];
  return {
    id,
    anchor: segment,
    path: examplePath(id),
    title,
    form,
    who: exampleStories[id](example).who,
    verdict: exampleVerdict(example),
    shared: formatKilowattHours(year.shared),
    part: formatPercent(shareOf(year.shared, year.injection), { fractionDigitsMax: 0 }),
    buyer: exampleGain(example, "buyer"),
    seller: exampleGain(example, "seller"),
    together: exampleGain(example, "together"),
  };
}

export type ExampleSummary = ReturnType<typeof exampleSummary>;
