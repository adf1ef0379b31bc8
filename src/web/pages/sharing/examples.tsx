import type { ReactNode } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { practiceExamples } from "#application/calculations/examples/practice-examples.ts";
import { exampleNumbers } from "#content/pages/sharing/example-numbers.ts";
import { examplesWords } from "#content/pages/sharing/examples.ts";
import type { PracticeExampleId } from "#domain/economics/practice-example.ts";
import { euros } from "#domain/units/quantity.ts";
import { Alert } from "#ui/alert.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { ApartmentBlock } from "#ui/illustrations/apartment-block.tsx";
import { Bakery } from "#ui/illustrations/bakery.tsx";
import { Barn } from "#ui/illustrations/barn.tsx";
import { CarHouse } from "#ui/illustrations/car-house.tsx";
import { HouseWithPanels } from "#ui/illustrations/house-with-panels.tsx";
import { School } from "#ui/illustrations/school.tsx";
import { Street } from "#ui/illustrations/street.tsx";
import { PageHero, Prose, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { siteContext } from "#web/context.ts";
import { calculatorPath } from "#web/forms/calculator-path.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { ExampleDossier } from "#web/pages/sharing/example-dossier.tsx";

export const handle: PageHandle = { content: true };

export function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const worked = practiceExamples(euros(site.platformFee), site);
  const words = examplesWords(
    site,
    worked.map(({ example }) => example),
  );
  return {
    ...words,
    numbers: worked.map(({ example, situation }) => exampleNumbers(example, words.labels, calculatorPath(situation))),
  };
}

export { clientLoader } from "#web/content-page.ts";

const pictures: Record<PracticeExampleId, ReactNode> = {
  neighbours: <Street />,
  bakery: <Bakery />,
  school: <School />,
  car: <CarHouse />,
  flat: <ApartmentBlock />,
  secondHome: <HouseWithPanels />,
  coldStore: <Barn />,
};

const inks = { pays: "text-secondary", barely: "text-sun", "does-not-pay": "text-danger" } as const;

export default function Examples() {
  const { hero, summary, labels, numbers, method, dutchMarket } = useLoaderData<typeof loader>();
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
          rows={numbers.map(({ id, anchor, story, verdict, summary: cells }) => [
            <TextLink key={id} href={`#${anchor}`} className="whitespace-normal">
              {story.title}
            </TextLink>,
            cells.shared,
            cells.part,
            cells.buyer,
            cells.seller,
            <strong key="net" className={inks[verdict.code]}>
              {cells.together}
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
        <TextLink asChild className="mt-6 inline-flex min-h-11 items-center">
          <Link to={method.model.path}>{method.model.label}</Link>
        </TextLink>
      </Section>
    </>
  );
}
