import { type ReactNode, useEffect, useId, useRef, useState } from "react";

export type DataTableColumn = { header: ReactNode; align?: "start" | "center" | "end" };
export type DataTableProps = {
  caption: ReactNode;
  captionHidden?: boolean;
  columns: readonly DataTableColumn[];
  rows: readonly (readonly ReactNode[])[];
  /** The first cell of each row names the row; it stays in view while the rest scrolls. */
  rowHeader?: boolean;
  footer?: readonly ReactNode[];
  className?: string;
};

const aligned = { start: "text-left", center: "text-center", end: "text-right" } as const;
const cell = "px-3 py-3 align-top first:pl-5 last:pr-5 max-sm:px-2 max-sm:first:pl-5 max-sm:last:pr-4";
const pinned =
  "sticky left-0 bg-surface max-sm:after:absolute max-sm:after:inset-y-0 max-sm:after:right-0 max-sm:after:w-px max-sm:after:bg-line print:static";

export function DataTable({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowHeader = false,
  footer,
  className = "",
}: DataTableProps) {
  const captionId = useId();
  const { region, scrolls } = useHorizontalScroll();
  const align = (column: number) => aligned[columns[column]?.align ?? "start"];

  const room = (column: number) => (columns[column]?.align === "end" ? "whitespace-nowrap" : "min-w-36");

  const line = (cells: readonly ReactNode[], weight = "font-normal") =>
    cells.map((content, column) =>
      rowHeader && column === 0 ? (
        <th
          key={column}
          scope="row"
          className={`${cell} ${pinned} min-w-34 max-w-40 font-semibold text-ink sm:max-w-none ${align(column)}`}
        >
          {content}
        </th>
      ) : (
        <td key={column} className={`${cell} ${weight} ${align(column)} ${room(column)}`}>
          {content}
        </td>
      ),
    );

  return (
    <section
      ref={region}
      aria-labelledby={captionId}
      // Without script we cannot tell whether it scrolls, so the keyboard can always reach it there.
      {...(scrolls ? { tabIndex: 0 } : {})}
      className={`@container relative overflow-x-auto rounded-card border border-line bg-surface print:overflow-visible print:rounded-none ${className}`}
    >
      <table className="w-full border-collapse text-small tabular-nums sm:text-base">
        <caption
          id={captionId}
          className={captionHidden ? "sr-only" : "pt-4 pb-3 text-left font-display font-semibold text-h4 text-ink"}
        >
          {/* As wide as what is in view, and it stays there while the columns pass under it. */}
          <span className="sticky left-0 inline-block max-w-[100cqw] px-5">{caption}</span>
        </caption>
        <thead className="print:table-header-group">
          <tr className="border-line border-b">
            {columns.map((column, index) => (
              <th
                key={index}
                scope="col"
                className={`${cell} align-bottom font-semibold text-muted text-small ${rowHeader && index === 0 ? pinned : ""} ${align(index)}`}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line text-ink">
          {rows.map((cells, index) => (
            <tr key={index} className="print:break-inside-avoid">
              {line(cells)}
            </tr>
          ))}
        </tbody>
        {footer ? (
          <tfoot className="border-control border-t-2 text-ink">
            <tr>{line(footer, "font-semibold")}</tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}

function useHorizontalScroll() {
  const region = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const node = region.current;
    if (!node) return;
    // The observer speaks first when the page has been laid out anyway: to measure here would make it lay out at once.
    const observer = new ResizeObserver(() => setScrolls(node.scrollWidth > node.clientWidth));
    observer.observe(node);
    if (node.firstElementChild) observer.observe(node.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { region, scrolls };
}
