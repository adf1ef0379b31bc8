import type { DaySquareWords } from "#ui/day-square/day-square-words.ts";

type DaySquareLegendProps = { labels: DaySquareWords; withFromSupplier: boolean };

const item = "inline-flex items-center gap-2";
const swatch = "h-4 w-auto shrink-0";

/** Three tiles from little to much and two dots: the legend also says that strength and size count. */
export function DaySquareLegend({ labels, withFromSupplier }: DaySquareLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-small">
      <li className={item}>
        <svg viewBox="0 0 56 16" className={swatch} aria-hidden="true">
          {[0.25, 0.6, 1].map((strength, index) => (
            <g key={strength}>
              <rect
                x={index * 20 + 0.5}
                y="0.5"
                width="15"
                height="15"
                rx="4"
                className="fill-secondary-soft stroke-secondary-edge"
              />
              <rect
                x={index * 20 + 0.5}
                y="0.5"
                width="15"
                height="15"
                rx="4"
                fillOpacity={strength}
                className="fill-secondary-fill"
              />
            </g>
          ))}
        </svg>
        {labels.shared}
      </li>
      <li className={item}>
        <svg viewBox="0 0 30 16" className={swatch} aria-hidden="true">
          <circle cx="5" cy="8" r="3.5" className="fill-sun-fill stroke-sun-edge" />
          <circle cx="21" cy="8" r="7" className="fill-sun-fill stroke-sun-edge" />
        </svg>
        {labels.toSupplier}
      </li>
      {withFromSupplier ? (
        <li className={item}>
          <svg viewBox="0 0 16 16" className={swatch} aria-hidden="true">
            <rect x="0.5" y="0.5" width="15" height="15" rx="4" className="fill-tile" />
            <path
              d="M3 8l5-5M3 13l10-10M8 13l5-5"
              className="stroke-supplier-edge"
              strokeWidth="1.5"
              strokeLinecap="round"
            />
          </svg>
          {labels.fromSupplier}
        </li>
      ) : null}
      <li className={item}>
        <svg viewBox="0 0 16 16" className={swatch} aria-hidden="true">
          <rect x="0.5" y="0.5" width="15" height="15" rx="4" className="fill-tile" />
        </svg>
        {labels.none}
      </li>
    </ul>
  );
}
