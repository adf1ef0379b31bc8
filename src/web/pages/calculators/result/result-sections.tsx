import { lazy, memo, type RefObject, Suspense } from "react";
import { formatEuros } from "#content/format/format-euros.ts";
import { Card } from "#ui/card.tsx";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { useNextRender } from "#web/browser/use-next-render.ts";
import type { ResultView } from "#web/calculations/result-view.ts";
import type { CalculatorClient } from "#web/calculations/use-calculator.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { AssumptionsSection, BillSection } from "#web/pages/calculators/result/bill-section.tsx";
import { FoldedSection, rangedRow } from "#web/pages/calculators/result/result-parts.tsx";
import { YearSection } from "#web/pages/calculators/result/year-section.tsx";

const ShareAndExport = lazy(() =>
  import("#web/pages/calculators/share-and-export/share-and-export.tsx").then((module) => ({
    default: module.ShareAndExport,
  })),
);

type ResultSectionsProps = {
  view: ResultView;
  page: CalculatorPage;
  /** The one address of the situation behind the view. */
  query: string;
  /** The address of what is seen, which a price that was just set is ahead of. */
  shown: RefObject<string>;
  ask: CalculatorClient["ask"];
  onEdit: (field: string) => void;
};

/** The pictures and tables behind an answer: the bill, the year, what if, other choices, the years, and what we assumed. */
export default function ResultSections(props: ResultSectionsProps) {
  const { view, page, ask } = props;
  // In two steps, so that a new answer is never drawn in one long task.
  const later = useNextRender(view);
  return (
    <>
      <BillSection view={view} page={page} />
      <YearSection
        // Another period from the server begins anew; one that was chosen here is already shown.
        key={page.period ? `${page.period.side} ${page.period.month} ${page.period.day}` : ""}
        view={view}
        page={page}
        ask={ask}
        months={page.sections.year.monthNames}
      />
      <TableSections {...props} view={later} />
    </>
  );
}

const TableSections = memo(({ view, page, query, shown, ask, onEdit }: ResultSectionsProps) => {
  const { sensitivity, choices, term, notes } = page.sections;
  return (
    <>
      <FoldedSection id="zekerheid" title={sensitivity.title} lead={sensitivity.lead}>
        <p className="mb-6 max-w-text">{view.rangeNote}</p>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Card>
            <BarChart
              label={sensitivity.title}
              tone="own"
              empty={page.sections.year.empty}
              headers={{ name: sensitivity.columns[0] ?? "", value: page.result.perYear, range: page.result.range }}
              bars={view.sensitivity.map(({ change, step, own, cells }) => ({
                name: `${change} ${step}`,
                value: own,
                range: cells[0]?.range ?? null,
              }))}
              formatValue={formatEuros}
            />
          </Card>
          <DataTable
            caption={sensitivity.title}
            captionHidden
            rowHeader
            columns={endAligned(sensitivity.columns)}
            rows={view.sensitivity.map(({ change, step, cells }) => rangedRow(`${change} ${step}`, cells))}
          />
        </div>
      </FoldedSection>
      {view.choices.length > 0 ? (
        <FoldedSection id="keuzes" title={choices.title} lead={choices.lead}>
          <DataTable
            caption={choices.title}
            captionHidden
            rowHeader
            columns={endAligned(choices.columns)}
            rows={view.choices.map(({ name, text, investment, cells }) =>
              rangedRow(
                <span key={name}>
                  {name}
                  <span className="block font-normal text-muted text-small">
                    {text} {investment}
                  </span>
                </span>,
                cells,
              ),
            )}
          />
        </FoldedSection>
      ) : null}
      <FoldedSection id="looptijd" title={term.title} lead={term.lead}>
        <DataTable
          caption={term.title}
          captionHidden
          rowHeader
          columns={endAligned(term.columns)}
          rows={view.term.map(({ name, cells }) => rangedRow(name, cells))}
        />
        {view.decay ? <p className="mt-3 max-w-text text-muted text-small">{view.decay}</p> : null}
      </FoldedSection>
      <FoldedSection id="belasting" title={notes.title}>
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          {view.tax ? <Note title={notes.tax} lines={view.tax} /> : null}
          <Note title={notes.guarantees} lines={[view.guarantees]} />
          <Note title={notes.ideal} lines={[view.ideal]} />
          <Note title={notes.carbon} lines={[view.carbon]} />
        </div>
      </FoldedSection>
      <AssumptionsSection rows={view.assumptions} words={page.sections.assumptions} onEdit={onEdit} />
      <Suspense fallback={null}>
        <ShareAndExport
          query={query}
          shown={shown}
          side={view.side}
          variant={page.setting.variant}
          own={
            view.isMeasured
              ? { year: view.year, flowsPer: (period) => ask("flows", { side: view.side, period }) }
              : null
          }
        />
      </Suspense>
    </>
  );
});

const endAligned = (headers: readonly string[]) =>
  headers.map((header, index) => ({ header, align: index === 0 ? ("start" as const) : ("end" as const) }));

const Note = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div className="border-line border-t-2 pt-4">
    <h3 className="font-display text-h4">{title}</h3>
    {lines.map((line) => (
      <p key={line} className="mt-2 text-base text-muted">
        {line}
      </p>
    ))}
  </div>
);
