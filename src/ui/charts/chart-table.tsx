import { useLabels } from "#ui/locale.tsx";

export type ChartTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  footer?: readonly string[];
  /** Told when it opens and closes: the rows of a closed table may wait. */
  onOpenChange?: (isOpen: boolean) => void;
};

// Classes stand on the table alone: a year of rows with a class per cell would weigh more than its picture.
const cells =
  "[&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_:is(th,td)]:text-right [&_tr>:first-child]:text-left [&_:is(th,td)]:whitespace-nowrap";

/** The same numbers as the picture above it, for who reads rather than looks. Works without script. */
export function ChartTable({ caption, columns, rows, footer, onOpenChange }: ChartTableProps) {
  const labels = useLabels();
  return (
    <details
      className="group mt-3 print:not-open:hidden"
      onToggle={onOpenChange ? (event) => onOpenChange(event.currentTarget.open) : undefined}
    >
      <summary className="-mx-2 inline-flex min-h-11 list-none items-center gap-2 rounded-control px-2 font-semibold text-primary text-small hover:bg-primary-soft">
        <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current" aria-hidden="true">
          <path
            d="M6 3l5 5-5 5"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="origin-center group-open:rotate-90 motion-safe:transition-transform"
          />
        </svg>
        <span className="group-open:hidden">{labels.showTable}</span>
        <span className="hidden group-open:inline">{labels.hideTable}</span>
        <span className="sr-only">: {caption}</span>
      </summary>
      <section
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="mt-2 max-h-96 overflow-auto rounded-control border border-line"
      >
        <table className={`w-full border-collapse bg-surface text-small tabular-nums ${cells}`}>
          <caption className="sr-only">{caption}</caption>
          <thead className="sticky top-0 bg-sunken text-muted">
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col" className="font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line [&_th]:font-normal">
            {rows.map((row, index) => (
              <Line key={index} cells={row} />
            ))}
          </tbody>
          {footer ? (
            <tfoot className="border-control border-t-2 font-semibold">
              <Line cells={footer} />
            </tfoot>
          ) : null}
        </table>
      </section>
    </details>
  );
}

function Line({ cells: [name, ...values] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((value, index) => (
        <td key={index}>{value}</td>
      ))}
    </tr>
  );
}
