import { Link } from "react-router";
import { supplierTable } from "#application/calculations/supplier-fit/supplier-table.ts";
import { suppliersWords } from "#content/pages/information/suppliers.ts";
import type { PricedSite } from "#content/site.ts";
import { euros } from "#domain/units/quantity.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { PageHero, Prose, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";
import { FeeTiles } from "#web/pages/information/suppliers/fee-tiles.tsx";
import { SupplierMatrix } from "#web/pages/information/suppliers/supplier-matrix.tsx";

function suppliersPage(site: PricedSite) {
  const table = supplierTable(euros(site.platformFee), site);
  const pairs = table.suppliers.flatMap(({ supplier, contract }) =>
    contract === null ? [] : [{ supplier, terms: contract.terms, fees: contract.fees }],
  );
  return { ...suppliersWords(table), pairs };
}

export type SuppliersView = ReturnType<typeof suppliersPage>;

export const loader = contentLoader(suppliersPage);
export { clientLoader } from "#web/content-page.ts";

export default function Suppliers() {
  const { title, lead, answer, old, fees, matrix, left, compared, free, pairs } = useWords<typeof suppliersPage>();
  return (
    <>
      <PageHero title={title} lead={lead}>
        <p className="max-w-text text-balance font-display font-semibold text-h4">{answer}</p>
        {old ? (
          <Alert tone="warn" className="mt-5 max-w-text">
            {old}
          </Alert>
        ) : null}
        <h2 className="sr-only">{fees.title}</h2>
        <p className="mt-6 mb-4 max-w-text text-base text-muted">{fees.legend}</p>
        <FeeTiles words={fees} />
      </PageHero>
      <Section tone="sunken" title={matrix.title}>
        <SupplierMatrix words={matrix} pairs={pairs} />
      </Section>
      <Section title={left.title} lead={left.lead}>
        <DataTable
          caption={left.caption}
          captionHidden
          columns={left.columns.map((header, column) => ({ header, align: column === 0 ? "start" : "end" }))}
          rows={left.rows}
          rowHeader
        />
        <p className="mt-4 max-w-text text-muted text-small">{left.note}</p>
        <p className="mt-4">
          <TextLink href={left.file.path} download>
            <Icon name="download" className="mr-2 inline size-5 align-text-bottom" />
            {left.file.text}
          </TextLink>
        </p>
      </Section>
      <Section tone="sunken" title={compared.title} lead={compared.lead}>
        <Prose>
          <ul>
            {compared.missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p>{compared.withdrawn}</p>
        </Prose>
      </Section>
      <Section title={free.title}>
        <Prose>
          <ul>
            {free.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Prose>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button asChild>
            <Link to={free.calculator.path}>{free.calculator.text}</Link>
          </Button>
          <TextLink href={free.vTest.url}>{free.vTest.text}</TextLink>
          <TextLink asChild>
            <Link to={free.report.path}>{free.report.text}</Link>
          </TextLink>
        </div>
      </Section>
    </>
  );
}
