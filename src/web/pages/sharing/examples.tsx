import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { practiceExamples } from "#application/estimates/practice-examples.ts";
import { exampleNumbers } from "#content/pages/sharing/example-numbers.ts";
import { examplesWords } from "#content/pages/sharing/examples.ts";
import type { PracticeExampleId } from "#domain/economics/practice-example.ts";
import { euros } from "#domain/units/quantity.ts";
import { Alert } from "#ui/alert.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { ApartmentBlock } from "#ui/illustrations/apartment-block.tsx";
import { Barn } from "#ui/illustrations/barn.tsx";
import { HouseWithPanels } from "#ui/illustrations/house-with-panels.tsx";
import { School } from "#ui/illustrations/school.tsx";
import { Street } from "#ui/illustrations/street.tsx";
import { PageHero, Prose, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { ExampleDossier } from "#web/pages/sharing/example-dossier.tsx";

export const handle: PageHandle = { content: true };

export function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const words = examplesWords(site);
  const examples = practiceExamples(euros(site.platformFee));
  return { ...words, numbers: examples.map((example) => exampleNumbers(example, words.labels)) };
}

export { clientLoader } from "#web/content-page.ts";

const pictures: Record<PracticeExampleId, ReactNode> = {
  neighbours: <Street />,
  bakery: <Barn />,
  school: <School />,
  apartments: <ApartmentBlock />,
  secondHome: <HouseWithPanels />,
};

export default function Examples() {
  const { hero, summary, stories, labels, numbers, method, dutchMarket } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead}>
        {dutchMarket ? (
          <Alert tone="info" className="mb-8">
            {dutchMarket}
          </Alert>
        ) : null}
        <DataTable
          caption={summary.caption}
          columns={summary.columns.map((header, column) => ({ header, align: column === 0 ? "start" : "end" }))}
          rows={numbers.map(({ id, anchor, gains, summary: cells }) => [
            <TextLink key={id} href={`#${anchor}`} className="whitespace-normal">
              {stories[id].title}
            </TextLink>,
            ...cells.slice(0, -1),
            <strong key="net" className={gains ? "text-secondary" : "text-danger"}>
              {cells.at(-1)}
            </strong>,
          ])}
          rowHeader
          className="[&_tbody_th]:max-w-40 [&_tbody_th]:whitespace-normal sm:[&_tbody_th]:max-w-none"
        />
      </PageHero>

      <Section>
        {numbers.map((example, index) => (
          <ExampleDossier
            key={example.id}
            story={stories[example.id]}
            labels={labels}
            numbers={example}
            picture={pictures[example.id]}
            isFlipped={index % 2 === 1}
          />
        ))}
      </Section>

      <Section tone="sunken" width="text" title={method.title}>
        <Prose>
          {method.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <p className="mt-6 text-muted text-small">{method.source}</p>
      </Section>
    </>
  );
}
