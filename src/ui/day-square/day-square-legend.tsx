import { Swatch } from "#ui/day-square/day-square-tiles.tsx";
import type { DaySquareWords } from "#ui/day-square/day-square-words.ts";

type DaySquareLegendProps = { labels: DaySquareWords; withFromSupplier: boolean };

const item = "inline-flex items-center gap-2";
const dark = { shared: 0, toSupplier: 0 };

/** Three tiles from little to much and two dots: the legend also says that strength and size count. */
export function DaySquareLegend({ labels, withFromSupplier }: DaySquareLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-small">
      <li className={item}>
        <Swatch quarters={[0.25, 0.6, 1].map((shared) => ({ ...dark, shared }))} />
        {labels.shared}
      </li>
      <li className={item}>
        <Swatch quarters={[0.25, 1].map((toSupplier) => ({ ...dark, toSupplier }))} />
        {labels.toSupplier}
      </li>
      {withFromSupplier ? (
        <li className={item}>
          <Swatch quarters={[{ ...dark, fromSupplier: 0.5 }]} pale />
          {labels.fromSupplier}
        </li>
      ) : null}
      <li className={item}>
        <Swatch quarters={[dark]} pale />
        {labels.none}
      </li>
    </ul>
  );
}
