import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { declarationsWords } from "#content/pages/company/declarations.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import type { IconName } from "#ui/icon-names.ts";
import { PageHero, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { DeclarationSpecimen } from "#web/pages/company/declaration-specimen.tsx";
import { modelSquareDay } from "#web/sections/model-square-day.ts";

export const handle: PageHandle = { content: true };

export function loader({ context }: LoaderFunctionArgs) {
  const words = declarationsWords(context.get(siteContext));
  const { quarters } = modelSquareDay(words.specimen.square.situation);
  return { ...words, quarters: quarters.map(({ shared }) => ({ shared, toSupplier: 0 })) };
}

export { clientLoader } from "#web/content-page.ts";

export default function Declarations() {
  const { hero, specimen, quarters, proof, compare, check, register } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead}>
        <EmptyState
          title={register.empty}
          headingLevel={2}
          action={
            <Button asChild variant="secondary" size="small">
              <Link to="/energie-delen">{register.action}</Link>
            </Button>
          }
        >
          {register.text}
        </EmptyState>
      </PageHero>

      <Section tone="sunken" title={specimen.label}>
        <DeclarationSpecimen words={specimen} quarters={quarters} />
      </Section>

      <Section title={proof.title}>
        <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          <ProofList {...proof.proves} icon="check" ink="text-secondary" />
          <ProofList {...proof.provesNot} icon="x" ink="text-danger" />
        </div>
      </Section>

      <Section tone="primary" title={compare.title} lead={compare.lead}>
        <DataTable
          caption={compare.caption}
          columns={compare.columns.map((header) => ({ header }))}
          rows={compare.rows}
          rowHeader
          className="[&_:is(th,td)]:whitespace-normal [&_table]:min-w-[44rem] [&_tbody_th]:max-w-32 sm:[&_tbody_th]:max-w-none"
        />
        <p className="mt-4 text-muted text-small">{compare.source}</p>
        <TextLink asChild className="mt-3 inline-flex min-h-11 items-center">
          <Link to="/calculator/calculator-gvo">{compare.link}</Link>
        </TextLink>
      </Section>

      <Section title={check.title}>
        <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {check.steps.map((step, index) => (
            <li key={step} className="border-primary border-t-4 pt-4">
              <span aria-hidden="true" className="font-display font-semibold text-h2 text-primary leading-none">
                {index + 1}
              </span>
              <p className="mt-2">{step}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

type ProofListProps = { label: string; items: readonly string[]; icon: IconName; ink: string };

function ProofList({ label, items, icon, ink }: ProofListProps) {
  return (
    <div>
      <h3 className={`font-display text-h3 ${ink}`}>{label}</h3>
      <ul className="mt-3 divide-y divide-line">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-3 py-3">
            <Icon name={icon} className={`mt-0.5 size-6 ${ink}`} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
