import { Card } from "#ui/card.tsx";
import type { ResultView } from "#web/calculations/result-view.ts";
import { OpeningLine } from "#web/pages/calculators/opening-line.tsx";
import { RangedFigure } from "#web/pages/calculators/ranged-figure.tsx";

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
