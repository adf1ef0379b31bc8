type ReceiptLine = { label: string; value: string; isSum?: boolean };
type ReceiptWords = { title: string; lines: readonly ReceiptLine[]; total: { label: string; value: string } };

const TEETH = 24;
const edge = `M0 0 ${Array.from({ length: TEETH }, (_, tooth) => `L${tooth * 2 + 1} 2 L${tooth * 2 + 2} 0`).join(" ")}`;

/** A sum as a shop would print it: every line can be added up by hand. */
export function Receipt({ title, lines, total }: ReceiptWords) {
  return (
    <div className="min-w-0">
      <div className="rounded-t-control border border-line border-b-0 bg-surface px-5 pt-6 pb-5 sm:px-7">
        <h3 className="font-display text-h4">{title}</h3>
        <dl className="mt-4 border-line border-t border-dashed pt-2 text-base">
          {lines.map((line) => (
            <Line key={line.label} {...line} />
          ))}
        </dl>
        <dl className="mt-3 border-ink border-t-2 pt-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="font-semibold text-base">{total.label}</dt>
            <dd className="ml-auto whitespace-nowrap font-display font-semibold text-h3 text-secondary tabular-nums">
              {total.value}
            </dd>
          </div>
        </dl>
      </div>
      <svg
        viewBox={`0 0 ${TEETH * 2} 2`}
        preserveAspectRatio="none"
        className="block h-2.5 w-full overflow-visible fill-surface stroke-line"
        aria-hidden="true"
      >
        <path d={edge} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}

function Line({ label, value, isSum = false }: ReceiptLine) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 py-1.5 ${isSum ? "border-line border-t border-dashed" : ""}`}
    >
      <dt className="min-w-0 text-muted">{label}</dt>
      <dd className="whitespace-nowrap text-right tabular-nums">{value}</dd>
    </div>
  );
}
