import { HeatMap } from "#ui/charts/heat-map.tsx";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { useAsked } from "#web/pages/calculators/use-asked.ts";

type YearHeatProps = {
  ask: () => Promise<Float32Array[]>;
  words: CalculatorPage["sections"]["year"];
};

const SHORT = 28;

/** What is shared in every quarter of the year, a column a day. */
export default function YearHeat({ ask, words }: YearHeatProps) {
  const days = useAsked(ask);
  if (days === null) return <div className="min-h-80" />;
  const february = days.length - 365 + SHORT;
  const lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return (
    <HeatMap
      title={words.heat}
      label={words.heat}
      note={words.heatNote}
      empty={words.empty}
      days={days}
      stretches={lengths.map((count, index) => ({ name: words.monthsShort[index] ?? "", days: count }))}
      hour={words.hour}
      headers={words.headers}
    />
  );
}
