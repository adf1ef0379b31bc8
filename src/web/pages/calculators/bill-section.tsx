import { formatEuros } from "#content/format/format-euros.ts";
import { Card } from "#ui/card.tsx";
import type { ChartTone } from "#ui/charts/tones.ts";
import { WaterfallChart, type WaterfallStep } from "#ui/charts/waterfall-chart.tsx";
import { fillLabel } from "#ui/labels.ts";
import { Section } from "#ui/section.tsx";
import type { ResultView } from "#web/calculations/result-view.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { OpeningLine } from "#web/pages/calculators/opening-line.tsx";
import { RangedFigure } from "#web/pages/calculators/ranged-figure.tsx";
import { SumLines } from "#web/pages/calculators/sum-lines.tsx";

type BillSectionProps = { view: ResultView; page: CalculatorPage };
type BillWords = CalculatorPage["sections"]["bill"];
type Bill = NonNullable<ResultView["bills"]["buyer"]>;

/** From the bill of today to the bill with sharing, and the sum of both sides. */
export function BillSection({ view, page }: BillSectionProps) {
  const words = page.sections.bill;
  const bill = view.bills[view.side];
  const { paid, lost } = view.sellerOutsideBill;
  return (
    <Section title={words.title} lead={words.lead}>
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
    </Section>
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
