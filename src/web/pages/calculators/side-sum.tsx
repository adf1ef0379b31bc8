import { formatEuros } from "#content/format/format-euros.ts";
import { Card } from "#ui/card.tsx";
import { PriceLine } from "#ui/charts/price-line.tsx";
import type { ChartTone } from "#ui/charts/tones.ts";
import { WaterfallChart, type WaterfallStep } from "#ui/charts/waterfall-chart.tsx";
import type { Calculation } from "#web/pages/calculators/compute-side.ts";
import type { SidePage } from "#web/pages/calculators/load-side.ts";
import { SumList } from "#web/pages/calculators/sum-list.tsx";

const lineTones: Readonly<Record<string, ChartTone>> = {
  "energy-from-supplier": "fromSupplier",
  "paid-to-seller": "shared",
  "paid-by-buyer": "shared",
  "injection-lost": "toSupplier",
  "supplier-fee": "loss",
  "platform-fee": "loss",
};

type SidePartProps = { calculation: Calculation; page: SidePage };

/** Where the agreed price stands between what both sides have now. Needs the other side's price. */
export function SidePriceLine({ calculation: { estimate }, page }: SidePartProps) {
  if (estimate === null || estimate.otherPrice === null) return null;
  const { side, ownPrice, otherPrice, agreedPrice } = estimate;
  const [injectionPrice, energyPrice] = side === "buyer" ? [otherPrice, ownPrice] : [ownPrice, otherPrice];
  return (
    <Card>
      <PriceLine
        injectionPrice={injectionPrice}
        agreedPrice={agreedPrice}
        energyPrice={energyPrice}
        words={page.priceLine}
      />
    </Card>
  );
}

/** The picture of a sum and the sum itself, as one would do it on paper. */
export function SideSum({ calculation: { estimate, result }, page }: SidePartProps) {
  if (!estimate?.outcome || result === null) return null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card>
        <WaterfallChart
          {...page.waterfall}
          steps={waterfallOf(estimate.outcome.lines, result)}
          formatAmount={formatEuros}
        />
      </Card>
      <SumList
        title={page.result.sum}
        lines={result.lines.map((line) => ({ ...line, amount: formatEuros(line.amount) }))}
        total={{ name: result.total.name, amount: formatEuros(result.total.amount) }}
      />
    </div>
  );
}

function waterfallOf(
  lines: readonly { code: string; amount: number }[],
  result: NonNullable<Calculation["result"]>,
): WaterfallStep[] {
  const steps = lines.map(
    ({ code, amount }, index): WaterfallStep => ({
      name: result.lines[index]?.name ?? code,
      amount,
      kind: index === 0 ? "total" : "change",
      tone: lineTones[code] ?? "unchanged",
    }),
  );
  const { name, amount } = result.total;
  return [...steps, { name, amount, kind: "total", tone: amount < 0 ? "loss" : "own" }];
}
