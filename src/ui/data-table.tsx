import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";

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

const aligned = { start: undefined, center: "to-center", end: "to-end" } as const;

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
  // The usual table says it once: what follows the first column are numbers.
  const isOfNumbers = columns.every(({ align = "start" }, column) => align === (column === 0 ? "start" : "end"));
  const align = (column: number) => (isOfNumbers ? undefined : aligned[columns[column]?.align ?? "start"]);

  const line = (cells: readonly ReactNode[]) =>
    cells.map((content, column) =>
      rowHeader && column === 0 ? (
        <th key={column} scope="row" className={align(column)}>
          {content}
        </th>
      ) : (
        <td key={column} className={align(column)}>
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
      className={`contain-inline-size relative overflow-x-auto rounded-card border border-line bg-surface print:overflow-visible print:rounded-none ${className}`}
    >
      <table className={classNames("data-table", rowHeader && "data-table-named", isOfNumbers && "data-table-numbers")}>
        <caption
          id={captionId}
          className={captionHidden ? "sr-only" : "pt-4 pb-3 text-left font-display font-semibold text-h4 text-ink"}
        >
          {/*
           * It stays in view while the columns pass under it: no wider than what a phone shows of a table in a card, or than
           * a narrow column elsewhere. Not by the width of a container: Chromium now and then paints a table in one with half of its styles, and it jumps.
           */}
          <span className="sticky left-0 inline-block max-w-[min(calc(100vw-3.75rem),28rem)] px-5">{caption}</span>
        </caption>
        <thead className="print:table-header-group">
          <tr className="border-line border-b">
            {columns.map((column, index) => (
              <th key={index} scope="col" className={align(index)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>{line(cells)}</tr>
          ))}
        </tbody>
        {footer ? (
          <tfoot className="border-control border-t-2 text-ink">
            <tr>{line(footer)}</tr>
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
