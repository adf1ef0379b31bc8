import type { ReportTable } from "#application/ports/files/pdf.ts";
import { inks, MARGIN, type PageWriter } from "./page-writer.ts";
import { place } from "./report-drawings.ts";
import { line, tag } from "./tagged.ts";

type Structure = PDFKit.PDFStructureElement;
type Kind = "head" | "row" | "pale" | "total";

const SIZE = 8.2;
const GAP = 8;

type Table = Omit<ReportTable, "heading"> & { readonly size?: number };

/** A table whose first column names the row. On a new page its head stands again, for the eye. */
export function writeTable(writer: PageWriter, parent: Structure, { columns, rows, total, size = SIZE }: Table): void {
  const { document, width } = writer;
  const table = document.struct("Table");
  parent.add(table);
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / shares) * width);

  const writeNames = (inner: (column: number) => number) => {
    let x: number = MARGIN.left;
    const style = { size, weight: "bold", ink: "muted" } as const;
    columns.forEach(({ name, isNumber }, column) => {
      place(writer, name, x, document.y + 2, { ...style, width: inner(column), align: isNumber ? "right" : "left" });
      x += widths[column] ?? 0;
    });
    document.y += size * 1.9;
    line(writer, document.y);
  };

  const writeRow = (cells: readonly string[], kind: Kind) => {
    const weight = kind === "row" || kind === "pale" ? "regular" : "bold";
    const ink = kind === "head" || kind === "pale" ? "muted" : "ink";
    const inner = (column: number) => Math.max(20, (widths[column] ?? 0) - GAP);
    const heights = cells.map((text, column) =>
      writer.heightOf(text, { weight, size, width: inner(column), gap: 0.5 }),
    );
    const height = Math.max(...heights) + 3.8 * (size / SIZE) ** 2;
    const { y: before } = document;
    writer.makeRoom(kind === "head" ? 3 * height : height);
    if (kind !== "head" && document.y < before) writer.decorate(() => writeNames(inner));
    const top = document.y;
    const row = document.struct("TR");
    table.add(row);
    let x: number = MARGIN.left;
    cells.forEach((text, column) => {
      const align = columns[column]?.isNumber ? "right" : "left";
      const isHeading = kind === "head" || column === 0;
      const scope = kind === "head" ? "Column" : "Row";
      tag(
        writer,
        row,
        isHeading ? "TH" : "TD",
        () => place(writer, text, x, top + 2, { width: inner(column), size, weight, ink, align }),
        isHeading ? { scope } : {},
      );
      x += widths[column] ?? 0;
    });
    row.end();
    document.y = top + height;
    writer.decorate(() => {
      if (kind === "head" || kind === "total") line(writer, kind === "total" ? top : document.y);
      else document.rect(MARGIN.left, document.y, width, 0.3).fillColor(inks.line).fill();
    });
  };

  writeRow(
    columns.map(({ name }) => name),
    "head",
  );
  for (const { cells, isPale } of rows) writeRow(cells, isPale ? "pale" : "row");
  if (total) writeRow(total, "total");
  table.end();
  document.y += 4;
}
