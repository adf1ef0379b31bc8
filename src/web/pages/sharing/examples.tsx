import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { practiceExamples } from "#application/calculations/examples/practice-examples.ts";
import { exampleSummary } from "#content/pages/sharing/example-summary.ts";
import { examplesWords } from "#content/pages/sharing/examples.ts";
import { euros } from "#domain/units/quantity.ts";
import { Alert } from "#ui/alert.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { PageHero, Prose, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { siteContext } from "#web/context.ts";
import { ExampleList } from "#web/pages/sharing/example-list.tsx";
import { verdictInks } from "#web/pages/sharing/verdict-inks.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const examples = practiceExamples(euros(site.platformFee), site).map(({ example }) => example);
  return { ...examplesWords(site, examples), examples: examples.map(exampleSummary) };
}

export default function Examples() {
  const { hero, summary, list, examples, method, dutchMarket } = useLoaderData<typeof loader>();
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
          rows={examples.map(({ id, path, title, shared, part, buyer, seller, together, verdict }) => [
            <TextLink key={id} asChild className="whitespace-normal">
              <Link to={path}>{title}</Link>
            </TextLink>,
            shared,
            part,
            buyer,
            seller,
            <strong key="net" className={verdictInks[verdict.code]}>
              {together}
            </strong>,
          ])}
          rowHeader
          className="[&_tbody_th]:max-w-40 [&_tbody_th]:whitespace-normal sm:[&_tbody_th]:max-w-none"
        />
      </PageHero>

      <Section title={list.title} lead={list.lead}>
        <ExampleList examples={examples} together={list.together} />
      </Section>

      <Section id={method.anchor} tone="sunken" width="text" title={method.title}>
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
