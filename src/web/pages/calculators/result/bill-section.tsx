import { formatEuros } from "#content/format/format-euros.ts";
import { Card } from "#ui/card.tsx";
import type { ChartTone } from "#ui/charts/tones.ts";
import { WaterfallChart, type WaterfallStep } from "#ui/charts/waterfall-chart.tsx";
import { fillLabel } from "#ui/labels.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import type { ResultView } from "#web/calculations/result-view.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { FoldedSection, OpeningLine, RangedFigure } from "#web/pages/calculators/result/result-parts.tsx";

type BillSectionProps = { view: ResultView; page: CalculatorPage };
type BillWords = CalculatorPage["sections"]["bill"];
type Bill = NonNullable<ResultView["bills"]["buyer"]>;

/** From the bill of today to the bill with sharing, and the sum of both sides. */
export function BillSection({ view, page }: BillSectionProps) {
  const words = page.sections.bill;
  const bill = view.bills[view.side];
  const { paid, lost } = view.sellerOutsideBill;
  return (
    <FoldedSection id="factuur" title={words.title} lead={words.lead}>
      <p className="mb-6 max-w-text">{view.together}</p>
      <div className="grid items-start gap-6 lg:grid-cols-2 print:grid-cols-2">
        {bill ? (
          <Card className="lg:col-span-2 print:col-span-2">
            <WaterfallChart
              title={words.waterfall}
              label={words.lead}
              empty={page.sections.year.empty}
              headers={{ name: words.columns[0] ?? "", amount: page.result.perYear }}
              steps={billSteps(bill, words)}
              formatAmount={formatEuros}
            />
            {view.side === "seller" ? (
              <p className="mt-4 text-base">
                {fillLabel(words.earns, { amount: formatEuros(paid), lost: formatEuros(lost) })}
              </p>
            ) : null}
            <BillRows bill={bill} words={words} />
          </Card>
        ) : null}
        <SumLines title={words.sum} lines={view.lines.own} words={words} />
        <SumLines title={words.sumOther} lines={view.lines.other} words={words} />
      </div>
    </FoldedSection>
  );
}

function BillRows({ bill, words }: { bill: Bill; words: BillWords }) {
  return (
    <div className="mt-6">
      <div className="gap-x-10 lg:columns-2 print:columns-2 [&>*]:break-inside-avoid">
        {bill.rows.map((row) => (
          <OpeningLine
            key={row.name}
            name={row.name}
            hint={row.isChanged ? null : words.unchanged}
            amount={row.isChanged ? `${row.beforeText} → ${row.afterText}` : row.beforeText}
            formula={row.formula}
            sources={row.sources}
            words={words}
          />
        ))}
      </div>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 border-ink border-t-2 pt-3 text-base">
        <dt className="font-semibold">{words.before}</dt>
        <dd className="text-right font-semibold tabular-nums">
          <RangedFigure text={bill.beforeText} range={bill.beforeRange} />
        </dd>
        <dt className="pt-2 font-semibold">{words.after}</dt>
        <dd className="pt-2 text-right font-semibold tabular-nums">
          <RangedFigure text={bill.afterText} range={bill.afterRange} />
        </dd>
      </dl>
    </div>
  );
}

/** What stays is laid down first and pale; then each part that sharing changes. */
function billSteps({ rows, before, after }: Bill, words: BillWords): WaterfallStep[] {
  const change = (name: string, amount: number): WaterfallStep => ({
    name,
    amount,
    kind: "change",
    tone: amount < 0 ? "shared" : "loss",
  });
  const kept = rows.filter(({ isChanged }) => !isChanged);
  const paleTone: ChartTone = "unchanged";
  return [
    ...kept.map(({ name, before: amount }): WaterfallStep => ({ name, amount, kind: "change", tone: paleTone })),
    ...rows
      .filter(({ isChanged, before: amount }) => isChanged && amount !== 0)
      .map(({ name, before: amount }): WaterfallStep => ({ name, amount, kind: "change", tone: "fromSupplier" })),
    { name: words.before, amount: before, kind: "total", tone: "fromSupplier" },
    ...rows.filter(({ isChanged }) => isChanged).map((row) => change(row.name, row.after - row.before)),
    { name: words.after, amount: after, kind: "total", tone: after > before ? "loss" : "own" },
  ];
}

type SumLinesProps = {
  title: string;
  lines: ResultView["lines"]["own"];
  words: { formula: string; sources: string; opens: string };
};

/** A sum as one would do it on paper: each line says how it was made, and they add up. */
export function SumLines({ title, lines: { rows, total }, words }: SumLinesProps) {
  return (
    <Card as="section">
      <h3 className="mb-2 font-display text-h4">{title}</h3>
      {rows.map(({ name, sum, text, range, formula, sources }) => (
        <OpeningLine
          key={name}
          name={name}
          hint={sum}
          amount={text}
          range={range}
          formula={formula}
          sources={sources}
          words={words}
        />
      ))}
      <p className="flex items-baseline justify-between gap-4 border-ink border-t-2 pt-4">
        <span className="font-semibold text-base">{total.name}</span>
        <span className="whitespace-nowrap text-right font-display font-semibold text-h4 tabular-nums">
          <RangedFigure text={total.text} range={total.range} />
        </span>
      </p>
    </Card>
  );
}

type AssumptionsSectionProps = {
  rows: ResultView["assumptions"];
  words: { title: string; lead: string; edit: string };
  onEdit: (field: string) => void;
};

/** Every number that we filled in, with its source, and a pencil that leads to the field for one's own. */
export function AssumptionsSection({ rows, words, onEdit }: AssumptionsSectionProps) {
  if (rows.length === 0) return null;
  return (
    <FoldedSection id="aannames" title={words.title} lead={words.lead}>
      <dl className="grid gap-x-12 lg:grid-cols-2">
        {rows.map(({ name, value, note, field }) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto_2.75rem] content-start items-center gap-x-3 border-line border-t py-3"
          >
            <dt className="min-w-0 font-semibold text-base">{name}</dt>
            <dd className="whitespace-nowrap text-right font-semibold text-base tabular-nums">{value}</dd>
            <dd data-no-print className="min-h-11">
              {field === null ? null : (
                <a
                  href={`#veld-${field}`}
                  aria-label={fillLabel(words.edit, { name })}
                  onClick={(event) => {
                    event.preventDefault();
                    onEdit(field);
                  }}
                  className="grid size-11 place-content-center rounded-control text-primary hover:bg-primary-soft"
                >
                  <Icon name="pencil" />
                </a>
              )}
            </dd>
            <dd className="col-span-2 text-muted text-small">{note}</dd>
          </div>
        ))}
      </dl>
    </FoldedSection>
  );
}
